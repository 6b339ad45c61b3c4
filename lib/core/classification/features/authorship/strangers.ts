import type { DecisionRule } from "../decision-list";
import type { ToolContext } from "../tool-context";

/** What of a public chain holds names or texts that somebody chose. */
const NAMED =
  /\b(?:tokens?|nfts?|contracts?|sources?|source code|abi|ens|validators?|proposals?|memos?|inscriptions?|metadata|actions|events|names?|profiles?|collections?)\b/i;

/** What strangers usually write, by where it is kept. */
export const FROM_STRANGERS: readonly DecisionRule[] = [
  {
    id: "strangers on a public service",
    reason: "It brings back what strangers wrote on a public service.",
    when: ({ about, service }) => about?.writers === 3 && service?.holds === "public",
  },
  {
    id: "strangers in an account",
    reason: "It brings back what strangers wrote into an account.",
    when: ({ about, service }) => about?.writers === 3 && service?.holds === "account",
  },
  {
    id: "strangers on this machine",
    reason: "It brings back what strangers usually write, kept on this machine.",
    when: ({ about, service }) => about?.writers === 3 && service?.holds === "local",
  },
  {
    id: "strangers somewhere",
    reason: "It brings back what strangers usually write.",
    when: ({ about }) => about?.writers === 3,
  },
];

/** What a service brings back into which anybody writes, a public chain among them. */
export const FROM_OPEN_SERVICES: readonly DecisionRule[] = [
  {
    id: "a crowd's service, unnamed",
    reason: "Anybody writes into the service that it reads.",
    when: ({ service, about }) => service?.writers === 3 && !about,
  },
  {
    id: "shared things of a crowd's service",
    reason: "It reads what people keep on a service where anybody writes.",
    when: ({ service, about }) => service?.writers === 3 && (about?.writers ?? 0) > 0,
  },
  {
    id: "fixed things of a crowd's service",
    reason: "It reads what only the owner sets on a service where anybody writes.",
    when: ({ service }) => service?.writers === 3,
  },
  {
    id: "names on a public chain",
    reason: "It brings back names, notes or code that anybody puts on a public chain.",
    when: (context) => onChain(context) && NAMED.test(context.reading.plain.head),
  },
  {
    id: "a public chain",
    reason: "It brings back the state of a public chain, with names that anybody chooses.",
    when: onChain,
  },
];

function onChain({ service, about }: ToolContext): boolean {
  return service?.id === "chain" || about?.id === "chain";
}
