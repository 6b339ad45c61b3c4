import type { DecisionRule } from "../decision-list";
import { isHelp } from "../help";

/** What a tool says of what it did, and of itself. */
export const CONFIRMATIONS: readonly DecisionRule[] = [
  {
    id: "an acknowledgement",
    reason: "It brings back no more than an acknowledgement.",
    when: ({ shape }) => shape === "acknowledgement",
  },
  {
    id: "help of its own",
    reason: "It brings back help or choices of the tool itself.",
    when: (context) => isHelp(context) && context.service?.holds !== "public",
  },
];

/** Figures, names and settings in the place of text. */
export const FIGURES: readonly DecisionRule[] = [
  {
    id: "figures",
    reason: "It brings back figures, names or settings, which hold no text of strangers.",
    when: ({ shape, about }) => shape === "figures" && about?.writers !== 3,
  },
  {
    id: "figures about what strangers write",
    reason: "It brings back figures about what strangers write.",
    when: ({ shape }) => shape === "figures",
  },
];

/** Listing or describing something that can be run brings nothing in. */
const RUN = new Set(["command", "code-to-run"]);

/** What is made of the arguments, and what tells of commands or code without running them. */
export const COMPUTATIONS: readonly DecisionRule[] = [
  {
    id: "a computation",
    reason: "It brings back what it makes of what it is given.",
    when: ({ service, flow }) => service?.holds === "nothing" || flow === "works",
  },
  {
    id: "what the owner set",
    reason: "It tells of commands or code, which nobody outside wrote.",
    when: ({ about, flow }) => about !== undefined && RUN.has(about.id) && flow === "gives",
  },
];
