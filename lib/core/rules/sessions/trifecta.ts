import type { Rule } from "../../model/rule";

const TRIFECTA = [
  "OWASP LLM01:2025 Prompt Injection",
  "OWASP LLM02:2025 Sensitive Information Disclosure",
  "MITRE ATLAS AML.T0051 LLM Prompt Injection",
  "MITRE ATLAS AML.T0057 LLM Data Leakage",
  "Rule of Two",
];

/** Rules about the three legs: where they meet, where they may, and where one is missing. */
export const TRIFECTA_RULES = [
  {
    id: "LT001",
    title: "The lethal trifecta in one tool",
    why: "A single tool reads private data, takes in text that a stranger may have written, and can send data out. Whoever writes that text can make the agent read and send, with no other tool involved.",
    help: "Switch the tool off, replace it with narrower ones, or ask a person before every call. No split of the session helps, because the tool carries all three legs wherever it goes.",
    maps: TRIFECTA,
    level: "error",
    severity: "9.5",
  },
  {
    id: "LT002",
    title: "The lethal trifecta in one server",
    why: "The tools of one server together read private data, take in text that a stranger may have written, and can send data out. The server is lethal in every session that holds it whole.",
    help: "Switch off the tools of one leg, use a read-only or narrower mode of the server, or ask a person before every call that sends.",
    maps: TRIFECTA,
    level: "error",
    severity: "9.1",
  },
  {
    id: "LT003",
    title: "The lethal trifecta across servers",
    why: "No server of this combination is lethal on its own; together they read private data, take in text that a stranger may have written, and can send data out.",
    help: "Keep the servers in separate sessions, or switch off the tools of one leg in one of them.",
    maps: TRIFECTA,
    level: "error",
    severity: "8.6",
  },
  {
    id: "LT004",
    title: "A possible lethal trifecta",
    why: "The three legs meet only if at least one condition holds that the tool definitions leave open, such as who may write to a channel or where a message goes.",
    help: "Check the conditions named in the evidence. Record what is true of this deployment as an override with a reason, or treat the set as lethal.",
    maps: TRIFECTA,
    level: "warning",
    severity: "5.5",
  },
  {
    id: "LT010",
    title: "Two legs of three",
    why: "The session holds two legs of the lethal trifecta. One more tool with the third completes it.",
    help: "Look at what is added next. A switched-off server or tool that would complete the trifecta is named in the message.",
    maps: ["Rule of Two"],
    level: "note",
    severity: "2.0",
  },
] as const satisfies readonly Rule[];
