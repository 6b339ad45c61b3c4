import type { Reading } from "../../parsing/read";
import { freeParam, paramPlace, shareOf, verbOf, verbPlace } from "../questions";
import { perhaps, surely, type EgressPath } from "./path";

/** A transaction that is sent to a public chain, whatever the verb of the tool is. */
const BROADCASTS = /\b(?:broadcast|submit|send)s?\b[^.]{0,30}\b(?:signed|raw)?\s?transaction/i;

/** A payment or a transaction goes to whom the caller says. */
export function pays(reading: Reading): EgressPath | undefined {
  const chain = shareOf(reading, "chain", "wallet") > 0.2;
  const broadcast = BROADCASTS.test(reading.plain.head);
  if (broadcast)
    return {
      path: surely("pays"),
      place: verbPlace(reading),
      reason: "It sends a transaction that everybody can read.",
    };
  if (verbOf(reading) !== "pay") return undefined;
  const to = freeParam(reading, "recipient");
  if (to || (chain && freeParam(reading, "wallet")))
    return {
      path: surely("pays"),
      place: to ? paramPlace(to) : verbPlace(reading),
      reason: "It pays whom the caller names.",
    };
  return { path: perhaps("pays"), place: verbPlace(reading), reason: "It moves money." };
}
