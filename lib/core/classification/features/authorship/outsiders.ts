import type { DecisionRule } from "../decision-list";

/** What a description says of captured traffic and programs of others; also looked for behind the first sentence. */
export const CAPTURE =
  /\b(?:pcaps?|packets?|network traffic|live traffic|decompil\w{0,6}|disassembl\w{0,6}|memory dump|malware|apk)\b/i;
const RECORDS = new Set(["log", "error-event", "trace"]);

/** Records that quote what others sent or made: traffic, programs, logs, errors. */
export const FROM_RECORDS: readonly DecisionRule[] = [
  {
    id: "a capture",
    reason: "It brings back what others sent over a network, or what stands in a program of others.",
    when: ({ text, service }) => CAPTURE.test(text) || service?.id === "reverse-engineering",
  },
  {
    id: "a record of events",
    reason: "It brings back logs or errors, which quote what outsiders sent.",
    when: ({ about, reading }) =>
      (about !== undefined && RECORDS.has(about.id)) ||
      reading.name.resources.some(({ meaning }) => RECORDS.has(meaning.id)),
  },
];

/** What one person sends to another. */
const SENT = new Set(["message", "sms", "calendar", "notification", "transcript-of-meeting", "ticket"]);

/** What particular people outside send, write or contribute to. */
export const FROM_OUTSIDERS: readonly DecisionRule[] = [
  {
    id: "what others send",
    reason: "It brings back what others send to an account.",
    when: ({ about, service }) => about !== undefined && SENT.has(about.id) && service?.holds !== "public",
  },
  {
    id: "particular outsiders",
    reason: "Particular outsiders write into what it brings back.",
    when: ({ about }) => about?.writers === 2,
  },
  {
    id: "a service of particular outsiders",
    reason: "Particular outsiders write into the service that it reads.",
    when: ({ service }) => service?.writers === 2,
  },
  {
    id: "a partly open catalogue",
    reason: "It brings back entries to which outsiders contribute.",
    when: ({ about }) => about?.writers === 1 && about.private === 0,
  },
];
