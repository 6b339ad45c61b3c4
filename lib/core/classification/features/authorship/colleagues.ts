import type { DecisionRule } from "../decision-list";

/** What people who work together set up, in which they write little but names. */
const FRAMES = new Set([
  "project",
  "team-member",
  "pipeline",
  "workflow",
  "queue",
  "dataset-own",
  "document-store",
  "branch",
  "tag",
  "form",
  "object-store",
  "contact",
  "vector",
  "time-entry",
  "board-item",
  "channel",
  "ml-model",
]);

/** What people who work together keep. */
export const FROM_COLLEAGUES: readonly DecisionRule[] = [
  {
    id: "things of an account at a publisher",
    reason: "It brings back what people keep elsewhere, from a service where one publisher writes.",
    when: ({ about, service }) => about?.writers === 1 && service?.holds === "public" && about.id !== "file",
  },
  {
    id: "what colleagues set up",
    reason: "It brings back what colleagues set up, in which they write little but names.",
    when: ({ about, service }) => about !== undefined && FRAMES.has(about.id) && service?.holds === "account",
  },
  {
    id: "colleagues",
    reason: "It brings back what colleagues keep, where text from outside may lie.",
    when: ({ about, service }) => about?.writers === 1 && service?.holds === "account",
  },
  {
    id: "files",
    reason: "It brings back what lies on this machine, where text from outside may lie.",
    when: ({ about }) => about?.writers === 1,
  },
  {
    id: "a search of a service of colleagues",
    reason: "It searches everything that colleagues keep there.",
    when: ({ service, about, does }) => service?.writers === 1 && !about && does === "search",
  },
  {
    id: "a service of colleagues",
    reason: "Colleagues write into the service that it reads.",
    when: ({ about, service }) => service?.writers === 1 && !about,
  },
];
