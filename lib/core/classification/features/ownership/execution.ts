import type { Reading } from "../../parsing/read";
import type { DecisionRule } from "../decision-list";
import { runsAnyCode, runsSandboxed } from "../tool-context";

/** What can be set up to be run later. */
const SET_UP = new Set(["registry", "workflow", "pipeline", "task", "scene", "dataset-own", "ml-model", "backup"]);

/** Whether the caller chooses among operations of which some read and others change something. */
function picksToRead({ params }: Reading): boolean {
  return params.some(
    ({ options, roles }) =>
      roles.some(({ id }) => id === "action") &&
      options.some(({ returns }) => returns) &&
      options.some(({ changes }) => changes),
  );
}

/** What comes back depends on what the caller has it run or picks. */
export const RUNS_AND_PICKS: readonly DecisionRule[] = [
  {
    id: "of a sandboxed run",
    reason: "It brings back what sandboxed code computes.",
    when: runsSandboxed,
  },
  {
    id: "of a free run",
    reason: "It brings back whatever the code or command reaches.",
    when: runsAnyCode,
  },
  {
    id: "of a statement",
    reason: "It brings back what a statement selects from a database.",
    when: ({ does, taking, service }) =>
      taking("sql") !== undefined &&
      (does === "execute" || does === "search" || does === "read" || service?.id === "database"),
  },
  {
    id: "of a started job",
    reason: "It starts what was set up before, and says that it did.",
    when: ({ does, about, taking }) =>
      (does === "execute" || does === "control") &&
      about !== undefined &&
      SET_UP.has(about.id) &&
      taking("command", "code", "sql", "query", "prompt", "content") === undefined,
  },
  {
    id: "of a picked read",
    reason: "One of the operations to pick reads what is kept.",
    when: ({ reading, service }) => service?.holds !== "nothing" && service?.holds !== "public" && picksToRead(reading),
  },
];
