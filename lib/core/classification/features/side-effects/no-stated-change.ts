import type { DecisionRule } from "../decision-list";
import { readAt } from "../paths";

const STARTS =
  /\b(?:start|begin|initiate|trigger|kick off|launch|queue|schedule|enqueue|invoke|spawn)(?:s|es|ing|d)?\b|\basync\w{0,10}\b|\breturns? (?:a|the) (?:job|task|batch|crawl|run) ?id\b/i;
const ANALYSERS = new Set(["reverse-engineering", "security-products", "threat-data", "monitoring", "market-data"]);

/** What does not say that it changes anything: it starts, runs, makes, works on or reads something. */
export const NO_STATED_CHANGE: readonly DecisionRule[] = [
  {
    id: "a sign-in",
    reason: "It signs in, connects or sets a state.",
    when: ({ does }) => does === "login" || does === "control" || does === "browse",
  },
  {
    id: "something started",
    reason: "It starts something that goes on.",
    when: ({ text, flow }) => STARTS.test(text) && flow !== "gives",
  },
  {
    id: "something started by a read",
    reason: "It starts something that goes on.",
    when: ({ text }) => STARTS.test(text),
  },
  { id: "of a download", reason: "It downloads something.", when: ({ does }) => does === "download" },
  {
    id: "a run of an analyser",
    reason: "It runs something that looks and reports.",
    when: ({ does, service }) => does === "execute" && service !== undefined && ANALYSERS.has(service.id),
  },
  { id: "of a management", reason: "It manages or runs something.", when: ({ flow }) => flow === "both" },
  {
    id: "of a made picture",
    reason: "It makes a picture, sound or text by a model.",
    when: ({ does, service, about }) =>
      does === "generate" && (service?.id === "image-generation" || about?.id === "generated"),
  },
  {
    id: "of a worked file",
    reason: "It works on a file that the caller names.",
    when: ({ reading, flow }) => flow === "works" && readAt(reading) !== undefined,
  },
  { id: "nothing, it computes", reason: "It only computes.", when: ({ flow }) => flow === "works" },
  { id: "nothing, it reads", reason: "It only reads.", when: ({ flow }) => flow === "gives" },
  { id: "nothing known", reason: "It does not say what it does.", when: () => true },
];
