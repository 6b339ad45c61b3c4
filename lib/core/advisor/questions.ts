import type { PerLeg } from "../model/leg";

/** What is asked about each leg, with what counts and what does not. The meaning is that of the rest of the product, in words for a model. */
export const QUESTIONS: PerLeg<{ asks: string; yes: string; no: string; possible: string }> = {
  private: {
    asks: "Can the result of a call show the model something that an anonymous stranger could not read?",
    yes: "files, screen or processes of the user's machine; anything behind an account (mail, chats, calendars, documents, tickets, repositories, customer records, cloud resources, logs, billing); secrets; memory and knowledge bases; running commands or code on the user's systems; names and counts of private things.",
    no: "public pages and public data sets; computing, formatting, the time; generated pictures or text; a write that answers only with an acknowledgement, an id, or what the caller sent; controls that return no content.",
    possible:
      "a browser that may or may not be signed in; usage figures of the key itself; an update that returns the whole stored record.",
  },
  untrusted: {
    asks: "Can the result of a call show the model text that somebody outside the owner's circle wrote or could have influenced?",
    yes: "web pages and search results; feeds, transcripts, forums, reviews; mail and messages from others; issues, pull requests and comments; repositories that others write to; forms and tickets from customers; invitations and shared documents; shells or code that can reach the network; logs of what outsiders sent.",
    no: "numbers and fixed choices from one curated provider; a vendor's own reference pages; the owner's own settings and metrics; computing; acknowledgements and ids.",
    possible:
      "local files, which may hold a download; the organisation's own rows, wiki and chat; agent memory; generated text; a download that returns only a path.",
  },
  egress: {
    asks: "Can the arguments of a call carry data of the model's choice to a place that an outsider can read or controls?",
    yes: "a request to an address or host that the caller names, a plain read included; typing and clicking in a web browser; sending mail, messages or notifications; posting or editing what others can read; uploading, sharing, publishing, deploying; inviting people, changing who may see something, creating webhooks; commands or code that can reach the network; pushing to a remote; payments with free text or a chosen recipient.",
    no: "reads and searches at one fixed provider; writing local files; the user's own database, memory or notes; generation by one fixed provider; computing.",
    possible:
      "records that mainly colleagues read; creating or changing cloud resources; SQL that may reach out of its database; scheduling work that runs elsewhere.",
  },
};
