import type { DecisionRule } from "../decision-list";
import { cued } from "../questions";
import { runsAnyCode, runsSandboxed } from "../tool-context";

const SELECTS =
  /\b(?:select (?:queries|query|statements?)|only select|read.only|promql|soql|logql|kql|graphql quer(?:y|ies)|cypher quer(?:y|ies)|metrics?|logs?)\b/i;

/** What is changed depends on what the caller has it run or picks. */
export const RUNS_AND_PICKS: readonly DecisionRule[] = [
  {
    id: "of a sandboxed run",
    reason: "It runs code in a closed environment.",
    when: runsSandboxed,
  },
  {
    id: "of a free run",
    reason: "It runs code or a command, which may change anything.",
    when: runsAnyCode,
  },
  {
    id: "of a reading statement",
    reason: "It runs a statement that only reads.",
    when: ({ does, taking, reading }) =>
      (does === "execute" || does === "search") &&
      taking("sql", "query") !== undefined &&
      (cued(reading, "read-only") || SELECTS.test(reading.plain.head)),
  },
  {
    id: "of any statement",
    reason: "It runs any statement.",
    when: ({ does, taking }) => does === "execute" && taking("sql", "query") !== undefined,
  },
  {
    id: "of a picked action",
    reason: "The caller picks what it does, and some of it changes something.",
    when: ({ reading }) => reading.params.some(({ options }) => options.some(({ changes }) => changes)),
  },
];
