import type { DecisionRule } from "../decision-list";
import { isHelp } from "../help";
import { readAt } from "../paths";

const STATIC = /\b(?:pricing|price list|public|supported|documentation|reference|specification|official|catalog)\b/i;
const NAMED_FILE =
  /[\w*{}/-]\.(?:json|ya?ml|md|csv|txt|toml|xml|log|ini|env|sqlite|db|html|pdf|docx?|xlsx?|pptx?|ipynb|parquet)\b/i;
/** Verbs that ask something of a file; so may a tool without a known verb. */
const ASKED = new Set([
  "read",
  "list",
  "search",
  "count",
  "watch",
  "analyse",
  "extract",
  "fetch",
  "check",
  "compute",
  "generate",
  "manage",
  "help",
  undefined,
]);

/** What the caller names or brings along, and what is the same for everybody. */
export const NAMED_OR_PUBLISHED: readonly DecisionRule[] = [
  {
    id: "of its own help",
    reason: "It brings back help or choices of the tool itself.",
    when: isHelp,
  },
  {
    id: "of a repository by its address",
    reason: "It brings back what stands in a repository whose address the caller gives.",
    when: ({ service, taking }) => service?.id === "code-host" && taking("url") !== undefined,
  },
  {
    id: "of published documentation",
    reason: "It brings back published documentation.",
    when: ({ about, service }) =>
      about?.id === "documentation" ||
      about?.id === "component" ||
      service?.id === "docs-reference" ||
      service?.id === "library-docs",
  },
  {
    id: "of a named file",
    reason: "It brings back what it reads in a file that the caller or its description names.",
    when: ({ reading, does, service, flow, text }) =>
      (readAt(reading) !== undefined ||
        (flow === "gives" && (!service || service.holds === "local") && NAMED_FILE.test(text))) &&
      ASKED.has(does) &&
      service?.id !== "code-host" &&
      service?.id !== "open-code",
  },
  {
    id: "of its arguments",
    reason: "It brings back what it makes of its arguments.",
    when: ({ flow, service, about }) =>
      flow === "works" &&
      (!service || service.holds === "nothing" || service.holds === "public") &&
      (about?.private ?? 0) === 0,
  },
  {
    id: "of published settings",
    reason: "It brings back what a provider publishes.",
    when: ({ text, about }) => STATIC.test(text) && (about?.private ?? 0) < 2,
  },
];
