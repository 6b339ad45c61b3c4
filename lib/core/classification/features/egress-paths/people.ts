import type { Reading } from "../../parsing/read";
import { flowOf } from "../flow";
import { shareOf, verbOf, verbPlace } from "../questions";
import { surely, type EgressPath } from "./path";
import { sendsWords } from "./sending";
import { changesLittle } from "./small-changes";
import { writesForOutsiders } from "./writing";

/**
 * Words are sent to people, something is put where they can fetch it, or it is written where outsiders read. The first of these counts;
 * what only returns, deletes, or changes labels and states says nothing to anybody.
 */
export function speaksToPeople(reading: Reading): EgressPath | undefined {
  const flow = flowOf(reading.action?.meaning);
  if (flow === "gives" || flow === "works" || verbOf(reading) === "delete" || changesLittle(reading)) return undefined;
  return sendsWords(reading) ?? uploads(reading) ?? writesForOutsiders(reading);
}

/** A file or a program that the model chose is put on another machine. */
function uploads(reading: Reading): EgressPath | undefined {
  const verb = verbOf(reading);
  if (verb !== "upload" && verb !== "deploy") return undefined;
  if (shareOf(reading, "key-value", "queue", "phone", "files") > 0.3) return undefined;
  return {
    path: surely("uploads or deploys"),
    place: verbPlace(reading),
    reason: "It puts what the model chose on another machine.",
  };
}
