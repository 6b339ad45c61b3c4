import { signalsFor } from "./define";
import { ADD_NUMBERS, CLAIMS_TO_READ_ONLY, CONVERT_LENGTH, LIST_MESSAGES } from "./examples";

/** Signals for the leg `private`: what belongs to somebody comes back. */
export const PRIVATE_SIGNALS = signalsFor("private", [
  {
    id: "serves-an-account",
    group: "service",
    title: "The server holds an account or a machine",
    why: "A server for a wiki, a mailbox or a disk holds what belongs to its owner; one for weather does not.",
    fires: [{ server: "team-wiki", tool: { name: "list_pages", description: "List the pages of the team’s wiki." } }],
    silent: [ADD_NUMBERS],
  },
  {
    id: "points-at-private-things",
    group: "argument",
    title: "Arguments point at private things",
    why: "A path, a statement or the id of a record picks something of the owner's; a city or a ticker does not.",
    fires: [
      {
        server: "bank",
        tool: {
          name: "get_details",
          inputSchema: { type: "object", properties: { account_id: { type: "string" } }, required: ["account_id"] },
        },
      },
    ],
    silent: [CONVERT_LENGTH],
  },
  {
    id: "speaks-of-an-owner",
    group: "phrase",
    title: "It speaks of an owner",
    why: "Words such as your account, local or logged in say whose content it is.",
    fires: [LIST_MESSAGES],
    silent: [ADD_NUMBERS],
  },
  {
    id: "has-free-power",
    group: "capability",
    title: "Free-form power over private things",
    why: "A shell, a code runner or a statement for a database reaches whatever its owner can reach.",
    fires: [
      {
        server: "shell",
        tool: {
          name: "run_command",
          description: "Run a shell command.",
          inputSchema: { type: "object", properties: { command: { type: "string" } }, required: ["command"] },
        },
      },
    ],
    silent: [ADD_NUMBERS],
  },
  {
    id: "whose-is-what-comes-back",
    group: "ownership",
    title: "Whose it is what comes back",
    why: "Whether a stranger could read a result follows from whose things the call reads: an account's, this machine's, a public service's, or only its own arguments.",
    fires: [LIST_MESSAGES],
    silent: [ADD_NUMBERS],
  },
  {
    id: "claims-to-be-sensitive",
    group: "claim",
    title: "The server claims sensitive results",
    why: "A hint is a claim: it may raise suspicion always, and lower it only when a person trusts the server.",
    fires: [{ server: "archive", tool: { name: "look", annotations: { sensitiveHint: true } } }],
    silent: [CLAIMS_TO_READ_ONLY],
  },
  {
    id: "words-of-private-data",
    group: "word",
    title: "Its words are those of tools that read private data",
    why: "Which words tools with access to private data use was learned from labelled tools; each word that counts is shown.",
    fires: [{ server: "mailbox", tool: { name: "get_message", description: "Get a message of your inbox." } }],
    silent: [ADD_NUMBERS],
  },
]);
