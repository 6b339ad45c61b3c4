import { findKnown, type Found } from "../../catalog";
import type { Reading } from "../parsing/read";
import { Clues, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { nowhere } from "./place";

/** What the catalogue of well-known servers says of the tool. It can only speak for a leg. */
export function knownClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const known = findKnown(reading.server, reading.tool.name);
  for (const leg of known?.tool.legs ?? [])
    clues.add(
      feature("known", leg),
      nowhere(reading),
      () => `${sayOwner(known!, reading.server.identity)} ${known!.tool.reason} (${known!.server.source})`,
    );
  return clues.all();
}

function sayOwner({ server, by }: Found, identity: string | undefined): string {
  return by === "identity"
    ? `Reached as ${identity}, it is ${server.label}.`
    : `By its name, which anybody could take, it is ${server.label}.`;
}
