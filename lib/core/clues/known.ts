import { findKnown } from "../catalog";
import type { Reading } from "../reading/read";
import { Clues, type Clue, type Wanted } from "./clue";
import { feature } from "./feature";
import { nowhere } from "./place";

/** What the catalogue of well-known servers says of the tool. It can only speak for a leg. */
export function knownClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const known = findKnown(reading.server.name, reading.tool.name);
  for (const leg of known?.tool.legs ?? []) clues.add(feature("known", leg), nowhere(reading), () => `By its name it is a tool of ${known!.server.label}. ${known!.tool.reason} (${known!.server.source})`);
  return clues.all();
}
