import { findKnown, type Found } from "../../catalog";
import type { Reading } from "../parsing/read";
import { Observations, type Observation, type Wanted } from "./observation";
import { feature } from "./feature";
import { wholeName } from "./place";

/** What the catalogue of well-known servers says of the tool. It can only speak for a leg. */
export function knownFeatures(reading: Reading, wanted?: Wanted): Observation[] {
  const features = new Observations(wanted);
  const known = findKnown(reading.server, reading.tool.name);
  for (const leg of known?.tool.legs ?? [])
    features.add(
      feature("known", leg),
      wholeName(reading),
      () => `${sayOwner(known!, reading.server.identity)} ${known!.tool.reason} (${known!.server.source})`,
    );
  return features.all();
}

function sayOwner({ server, by }: Found, identity: string | undefined): string {
  return by === "identity"
    ? `Reached as ${identity}, it is ${server.label}.`
    : `By its name, which anybody could take, it is ${server.label}.`;
}
