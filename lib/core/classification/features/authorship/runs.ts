import type { DecisionRule } from "../decision-list";
import { runsAnyCode, runsSandboxed } from "../tool-context";

/** What code, a command or a statement brings back. */
export const FROM_A_RUN: readonly DecisionRule[] = [
  {
    id: "a sandboxed run",
    reason: "It runs code that cannot reach the network.",
    when: runsSandboxed,
  },
  {
    id: "a free run",
    reason: "It runs what it is given, which may fetch anything.",
    when: (context) =>
      runsAnyCode(context) ||
      (context.service?.id === "notebook" &&
        context.taking("content") !== undefined &&
        context.reading.description.actions.some(({ meaning }) => meaning.id === "execute")),
  },
  {
    id: "what a statement selects",
    reason: "It brings back what a statement selects.",
    when: ({ does, taking }) => does === "execute" && taking("sql") !== undefined,
  },
];

/** What a shell or a telephone system says of itself. */
export const FROM_THE_MACHINE: readonly DecisionRule[] = [
  {
    id: "the machine of a shell",
    reason: "It brings back what the machine itself says.",
    when: ({ service, about }) => service?.id === "shell" || (service?.id === "telephony" && (about?.writers ?? 0) < 2),
  },
];
