import type { Reading } from "../../parsing/read";
import { cued, freeParam, isSandboxed, names, paramPlace, shareOf, verbOf, verbPlace } from "../questions";
import { surely, uncounted, type DestructiveEffect } from "./effect";

const RUNS = /\b(?:exec|execute|evaluate|eval|run)\b/i;
const RUNS_CELLS = /\b(?:execut\w*|run) (?:an? |the |all |specific )*(?:notebook |code )?cells?\b/i;
const STATEMENT = /\b(?:sql|cypher|gremlin|graphql|query|queries)\b/i;
const ONLY_READS =
  /\b(?:select queries|select query|only select|aggregat\w*|dry run|predefined|promql|logql|soql|kql)\b/i;

const KEEPS_JOBS = new Set(["create", "update", "schedule", "save"]);
const JOB = /\b(?:cron\w*|jobs?|schedul\w*|hooks?|tasks?|timers?|triggers?|automations?)\b/i;

/** Commands, code and statements can delete whatever their owner can. */
export function runsAnything(reading: Reading): DestructiveEffect | undefined {
  const { name, words, head } = reading.plain;
  const verb = verbOf(reading) === "execute" || reading.said?.meaning.id === "execute" || RUNS.test(words);
  const code = freeParam(reading, "code", "command");
  const query = freeParam(reading, "query");
  const statement = freeParam(reading, "sql") ?? (query && STATEMENT.test(name.replace(/_/g, " ")) ? query : undefined);
  if (shareOf(reading, "math") > 0.2) return undefined;
  const job = freeParam(reading, "command");
  if (!verb && job && KEEPS_JOBS.has(verbOf(reading) ?? "") && JOB.test(head))
    return surely("runs anything", paramPlace(job), "It has a command run that the caller writes.");
  if (!verb || (!code && !statement)) {
    if (RUNS_CELLS.test(head)) return surely("runs anything", verbPlace(reading), "It runs code.");
    return undefined;
  }
  const place = paramPlace((code ?? statement)!);
  if (cued(reading, "read-only") || ONLY_READS.test(head) || isSandboxed(reading) || names(reading, "log", "metric"))
    return uncounted("loss but reading", place, "It runs only what reads, or in a closed environment.");
  return code
    ? surely("runs anything", place, "It runs what the caller writes.")
    : surely("runs any statement", place, "It runs a statement that the caller writes.");
}
