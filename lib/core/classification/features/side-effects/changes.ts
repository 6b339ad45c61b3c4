import type { DecisionRule } from "../decision-list";
import type { ToolContext } from "../tool-context";

/** Things that are made anew for each call. */
const MADE = new Set([
  "number",
  "text",
  "qr-code",
  "thought",
  "time",
  "place",
  "weather",
  "market-data",
  "fun",
  "greeting",
  "scripture",
  "dictionary",
  "documentation",
  "component",
  "own-help",
  "education",
  "science",
]);
const CHANGING = new Set([
  "create",
  "update",
  "delete",
  "move",
  "save",
  "send",
  "publish",
  "upload",
  "invite",
  "deploy",
  "schedule",
  "commit",
  "import",
  "pay",
]);

const changes = ({ does }: ToolContext): boolean => does !== undefined && CHANGING.has(does);

/** What is created, changed or sent, by where it is kept. */
export const CHANGES: readonly DecisionRule[] = [
  {
    id: "a change in an account",
    reason: "It changes what an account keeps.",
    when: (context) => context.service?.holds === "account" && changes(context),
  },
  {
    id: "a change on this machine",
    reason: "It changes what this machine keeps.",
    when: (context) => context.service?.holds === "local" && changes(context),
  },
  {
    id: "something made of its arguments",
    reason: "It makes something of what it is given.",
    when: ({ service, does, about }) =>
      (does === "create" || does === "update") &&
      (service?.holds === "nothing" || (about !== undefined && MADE.has(about.id))),
  },
  { id: "a sending", reason: "It sends something.", when: ({ flow }) => flow === "sends" },
  {
    id: "a change on a public service",
    reason: "It changes something on a public service.",
    when: (context) => context.service?.holds === "public" && changes(context),
  },
  {
    id: "a change somewhere",
    reason: "It changes something.",
    when: changes,
  },
];
