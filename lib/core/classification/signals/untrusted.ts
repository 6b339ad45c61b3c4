import { signalsFor } from "./define";
import { ADD_NUMBERS, LIST_MESSAGES, FETCH_PAGE } from "./examples";

/** Signals for the leg `untrusted`: text of outsiders comes in. */
export const UNTRUSTED_SIGNALS = signalsFor("untrusted", [
  {
    id: "who-writes-what-comes-back",
    group: "authorship",
    title: "Who writes what comes back",
    why: "Whether a stranger can place a sentence in a result follows from what comes back, who writes it and what service keeps it.",
    fires: [{ server: "mail", tool: { name: "read_message", description: "Reads a message." } }],
    silent: [ADD_NUMBERS],
  },
  {
    id: "serves-a-crowd",
    group: "service",
    title: "Outsiders write into the service",
    why: "On a forum, a code host or the web anybody may place a sentence.",
    fires: [FETCH_PAGE],
    silent: [ADD_NUMBERS],
  },
  {
    id: "points-at-the-open-web",
    group: "argument",
    title: "Arguments point at the open web",
    why: "A URL or a search phrase brings in whatever strangers put there.",
    fires: [
      {
        server: "page-reader",
        tool: {
          name: "fetch_page",
          description: "Fetch a web page and return its text.",
          inputSchema: { type: "object", properties: { url: { type: "string" } }, required: ["url"] },
        },
      },
    ],
    silent: [LIST_MESSAGES],
  },
  {
    id: "speaks-of-strangers",
    group: "phrase",
    title: "It speaks of strangers",
    why: "Words such as web, public, comments and users say who wrote the content.",
    fires: [FETCH_PAGE],
    silent: [ADD_NUMBERS],
  },
  {
    id: "opens-what-it-is-told",
    group: "capability",
    title: "It opens what it is told",
    why: "A call that opens any address or shows what is on a screen brings in whatever stands there.",
    fires: [
      {
        server: "shell",
        tool: {
          name: "execute_command",
          description: "Execute a shell command on this machine.",
          inputSchema: { type: "object", properties: { command: { type: "string" } }, required: ["command"] },
        },
      },
    ],
    silent: [ADD_NUMBERS],
  },
  {
    id: "claims-an-open-world",
    group: "claim",
    title: "The server claims an open world",
    why: "A hint is a claim: it may raise suspicion always, and lower it only when a person trusts the server.",
    fires: [{ server: "archive", tool: { name: "look", annotations: { openWorldHint: true } } }],
    silent: [{ server: "archive", tool: { name: "look", annotations: { openWorldHint: false } } }],
  },
  {
    id: "clauses-about-outsiders",
    group: "clause",
    title: "Its clauses speak of people outside",
    why: "Customers, visitors or applicants and what they said, wrote or left: plain words of any trade, read clause by clause, tell that a result holds what outsiders wrote.",
    fires: [
      { server: "bench", tool: { name: "box", description: "What visitors left in the box, as the guests wrote it." } },
    ],
    silent: [ADD_NUMBERS],
  },
  {
    id: "words-of-outsiders",
    group: "word",
    title: "Its words are those of tools that bring in outsiders’ text",
    why: "Which words tools use that return what outsiders wrote was learned from labelled tools; each word that counts is shown.",
    fires: [{ server: "forum", tool: { name: "search_posts", description: "Search posts and comments." } }],
    silent: [ADD_NUMBERS],
  },
]);
