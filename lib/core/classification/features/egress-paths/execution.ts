import { COMMANDS } from "../../lexicon/parameter-words";
import type { Reading } from "../../parsing/read";
import { callsAnother, doesOrSays, freeParam, isSandboxed, names, paramPlace, shareOf, verbPlace } from "../questions";
import { perhaps, surely, type EgressPath } from "./path";

const RUNS = /\b(?:execut|evaluat|run)(?:e|es|s|ing)?\b/i;
const RUNNABLE = /\b(?:shell|terminal|script|cells?|arbitrary|javascript|python|bash|ssh)\b/i;

/** Code, commands and scripts reach the network unless they are sandboxed. */
export function runsCode(reading: Reading): EgressPath | undefined {
  const { head } = reading.plain;
  const code = freeParam(reading, "code") ?? freeParam(reading, "command");
  if (doesOrSays(reading, "check")) return undefined;
  const verb = doesOrSays(reading, "execute") || RUNS.test(head);
  const runner = shareOf(reading, "shell", "sandbox", "notebook") > 0.15;
  const thing = names(reading, "command", "code-to-run", "notebook") || RUNNABLE.test(head);
  const typed = code?.words.some((word) => COMMANDS.has(word.stem)) ?? false;
  if (!verb || !((code && (thing || runner || typed)) || (runner && thing) || names(reading, "notebook")))
    return undefined;
  const place = code ? paramPlace(code) : verbPlace(reading);
  if (isSandboxed(reading))
    return { path: perhaps("runs sandboxed code"), place, reason: "It runs code in a closed environment." };
  return {
    path: surely("runs code or commands"),
    place,
    reason: "It runs what the caller writes, which can reach the network.",
  };
}

/** Another agent, tool or service is called with whatever the caller says. */
export function callsTool(reading: Reading): EgressPath | undefined {
  return callsAnother(reading)
    ? {
        path: perhaps("calls another tool"),
        place: verbPlace(reading),
        reason: "It passes what the caller says on to another tool.",
      }
    : undefined;
}
