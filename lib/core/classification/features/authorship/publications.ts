import type { DecisionRule } from "../decision-list";
import type { ToolContext } from "../tool-context";

const GATHERED =
  /\b(?:librar(?:y|ies)|frameworks|packages|any|multiple sources|github|modules?|crates?|gems?|search api|brave|google|repositor(?:y|ies)|various|crawl\w{0,4}|search engine|open.source|third.party)\b/i;
const OFFICIAL = /\b(?:official|components?)\b/i;

/** Services whose entries are written by the people they are about. */
const REGISTERS = new Set([
  "app-stores",
  "domains",
  "models-hub",
  "packages",
  "crowd-maps",
  "companies",
  "gateway",
  "open-code",
]);

/** Documentation, and registers in which anybody may enter something. */
export const FROM_PUBLICATIONS: readonly DecisionRule[] = [
  {
    id: "documentation gathered from many",
    reason: "It brings back documentation gathered from many publishers.",
    when: (context) =>
      isDocumentation(context) && GATHERED.test(published(context)) && !OFFICIAL.test(published(context)),
  },
  {
    id: "documentation of one vendor",
    reason: "It brings back documentation that one vendor publishes.",
    when: isDocumentation,
  },
  {
    id: "an open register",
    reason: "It brings back entries that those who register write themselves.",
    when: ({ serves }) => serves(...REGISTERS),
  },
];

/** What one publisher wrote. */
export const FROM_A_PUBLISHER: readonly DecisionRule[] = [
  {
    id: "a curated publisher",
    reason: "One publisher writes what it brings back.",
    when: ({ service }) => service?.holds === "public",
  },
  { id: "public facts", reason: "It brings back facts that are public.", when: ({ about }) => about?.private === 0 },
];

function isDocumentation({ about, service }: ToolContext): boolean {
  const kept = service?.id === "docs-reference" || service?.id === "library-docs";
  return kept || about?.id === "documentation" || (about?.id === "doc" && service?.holds !== "account");
}

/** What says who publishes: the name and description of the server, and the first sentence of the tool. */
function published({ reading, text }: ToolContext): string {
  return `${reading.server.name} ${(reading.server.description ?? "").slice(0, 300)} ${text}`;
}
