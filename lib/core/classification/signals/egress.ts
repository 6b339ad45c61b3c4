import { signalsFor } from "./define";
import { ADD_NUMBERS, CLAIMS_TO_READ_ONLY, FETCH_PAGE, SEND_MESSAGE } from "./examples";

/** Signals for the leg `egress`: what the model writes leaves. */
export const EGRESS_SIGNALS = signalsFor("egress", [
  {
    id: "serves-an-audience",
    group: "service",
    title: "Others read what the service is given",
    why: "What is written to a social network is read by others, and whoever runs a host that a scraper asks reads the request.",
    fires: [FETCH_PAGE],
    silent: [ADD_NUMBERS],
  },
  {
    id: "takes-a-destination",
    group: "argument",
    title: "The caller chooses the destination",
    why: "A URL, a host, a recipient or free text for others carries out what the model chose.",
    fires: [SEND_MESSAGE],
    silent: [ADD_NUMBERS],
  },
  {
    id: "speaks-of-an-audience",
    group: "phrase",
    title: "It speaks of an audience",
    why: "Words such as publish, share, remote and upload say that something leaves.",
    fires: [
      {
        server: "x",
        tool: {
          name: "hand_over_report",
          description: "Hands a report over to the web for external readers.",
          inputSchema: { type: "object", properties: { text: { type: "string" } }, required: ["text"] },
        },
      },
    ],
    silent: [ADD_NUMBERS],
  },
  {
    id: "carries-words-out",
    group: "capability",
    title: "It carries the model's words out",
    why: "An address, a command, or words for a recipient leave with the call itself.",
    fires: [SEND_MESSAGE],
    silent: [ADD_NUMBERS],
  },
  {
    id: "has-a-way-out",
    group: "egressPath",
    title: "It has a way out",
    why: "What a call does, to what, and what the caller may choose make a way out together: an address that is opened, a command that is run, words for others.",
    fires: [
      {
        server: "page-fetcher",
        tool: {
          name: "fetch_page",
          description: "Fetch a web page and return its text.",
          inputSchema: { type: "object", properties: { url: { type: "string" } }, required: ["url"] },
        },
      },
    ],
    silent: [ADD_NUMBERS],
  },
  {
    id: "claims-a-way-out",
    group: "claim",
    title: "The server claims that data leaves",
    why: "A hint is a claim: it may raise suspicion always, and lower it only when a person trusts the server.",
    fires: [{ server: "archive", tool: { name: "look", annotations: { egressHint: true } } }],
    silent: [CLAIMS_TO_READ_ONLY],
  },
  {
    id: "words-of-a-way-out",
    group: "word",
    title: "Its words are those of tools with a way out",
    why: "Which words tools use that send to outsiders was learned from labelled tools; each word that counts is shown.",
    fires: [{ server: "forum", tool: { name: "send_message", description: "Send a message." } }],
    silent: [ADD_NUMBERS],
  },
]);
