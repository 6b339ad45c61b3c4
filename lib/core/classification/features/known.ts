import { findKnown, type Found } from "../../catalog";
import { Observations, type Observation, type Wanted } from "./observation";
import { features } from "./feature";
import { wholeName } from "./place";
import type { ToolContext } from "./tool-context";
import { LEGS } from "../../model/leg";

const KNOWN = features("known", [["known"], LEGS], { fitted: false });

/** What the catalogue of well-known servers says of the tool. It can only speak for a leg. */
export function knownFeatures({ reading }: ToolContext, wanted?: Wanted): Observation[] {
  const found = new Observations(wanted);
  const known = findKnown(reading.server, reading.tool.name);
  for (const leg of known?.tool.legs ?? [])
    found.add(
      KNOWN.of("known", leg),
      wholeName(reading),
      () => `${sayOwner(known!, reading.server.identity)} ${known!.tool.reason} (${known!.server.source})`,
    );
  return found.all();
}

function sayOwner({ server, by }: Found, identity: string | undefined): string {
  return by === "identity"
    ? `Reached as ${identity}, it is ${server.label}.`
    : `By its name, which anybody could take, it is ${server.label}.`;
}
