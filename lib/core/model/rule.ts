/** What a finding can be about. `id` is stable for good: alerts in other systems hang on it. */
export type Rule = {
  id: string;
  title: string;
  /** What it means and why it matters. */
  why: string;
  /** What a person can do. */
  help: string;
  level: "error" | "warning" | "note";
  /** The same risk in other people's catalogues. */
  maps?: readonly string[];
  /** Severity from 0.1 to 10.0 as code scanning reads it. */
  severity: string;
  /** How often a finding is what it seems to be; `high` where it says nothing. */
  precision?: "high" | "medium" | "low";
};

const TRIFECTA = [
  "OWASP LLM01:2025 Prompt Injection",
  "OWASP LLM02:2025 Sensitive Information Disclosure",
  "MITRE ATLAS AML.T0051 LLM Prompt Injection",
  "MITRE ATLAS AML.T0057 LLM Data Leakage",
  "Rule of Two",
];

/** Every rule about what a session can do, by id. Those about what servers say of their tools stand with the annotations. */
export const RULES = [
  {
    id: "LT001",
    title: "The lethal trifecta in one tool",
    why: "A single tool reads private data, takes in text that a stranger may have written, and can send data out. Whoever writes that text can make the agent read and send, with no other tool involved.",
    help: "Switch the tool off, replace it by narrower ones, or ask a person before every call. No split of the session helps, because the tool carries all three legs wherever it goes.",
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
  {
    id: "LT011",
    title: "A server was not seen whole",
    why: "Tools that could not be listed are not judged, so the verdict is a lower bound and never a clearance.",
    help: "Make the server reachable, sign in, or give its tools/list answer as a file.",
    level: "warning",
    severity: "4.0",
  },
  {
    id: "LT012",
    title: "A server that breaks the protocol",
    why: "What it answered is against the Model Context Protocol, or stands where only messages may stand. It was read as well as it could be; a client that is stricter, or that reads it otherwise, may show the model other tools.",
    help: "Update the server or report it to its authors. Write logs of a command to its standard error.",
    level: "note",
    severity: "2.0",
  },
  {
    id: "LT021",
    title: "A server command without a fixed version",
    why: "The command fetches whatever version is newest when it starts, so the tools that run may differ from the tools that were judged.",
    help: "Name the exact version in the command.",
    maps: ["OWASP LLM03:2025 Supply Chain"],
    level: "note",
    severity: "3.0",
  },
  {
    id: "LT030",
    title: "Untrusted input together with destructive tools",
    why: "Text that a stranger may have written can make the agent call a tool that deletes or overwrites for good.",
    help: "Ask a person before every destructive call, or switch the destructive tools off.",
    maps: ["OWASP LLM06:2025 Excessive Agency"],
    level: "note",
    severity: "3.5",
  },
  {
    id: "LT040",
    title: "A policy of your own is broken",
    why: "Capabilities that must not meet by a policy that was written for this workspace do meet in the session.",
    help: "Switch off the tools of one side of the policy, keep them in separate sessions, or change the policy.",
    level: "error",
    severity: "7.0",
  },
  {
    id: "LT041",
    title: "A policy of your own may be broken",
    why: "Capabilities that must not meet by a policy that was written for this workspace meet only if at least one condition holds that the tool definitions leave open.",
    help: "Check the conditions named in the evidence, and record what is true of this deployment as an override with a reason.",
    level: "warning",
    severity: "4.5",
  },
  {
    id: "LT042",
    title: "A hint that is asked for is not declared",
    why: "A policy of this workspace asks that tools declare this hint. Clients take a hint that is not declared for its default, so the tool is treated as its author may not mean it.",
    help: "Ask the author of the server to declare it, correct it at a gateway, or switch the tool off.",
    level: "warning",
    severity: "3.0",
  },
  {
    id: "LT043",
    title: "A tool above the highest grade allowed",
    why: "A policy of this workspace says how far a single tool may go on a leg, and this one goes further.",
    help: "Switch the tool off, use a narrower one or a narrower mode of the server, or change the policy.",
    level: "error",
    severity: "7.0",
  },
  {
    id: "LT044",
    title: "A tool that may be above the highest grade allowed",
    why: "A policy of this workspace says how far a single tool may go on a leg, and this one goes further if a condition holds that its definition leaves open.",
    help: "Check the condition named in the evidence, and record what is true of this deployment as an override with a reason.",
    level: "warning",
    severity: "4.5",
  },
  {
    id: "LT045",
    title: "Without an approval",
    why: "A policy of this workspace asks that servers are approved before they are used. Nobody approved this one, or somebody refused it or took the approval back.",
    help: "Have somebody who may do so look at it and approve it, or switch it off.",
    level: "error",
    severity: "6.0",
  },
  {
    id: "LT046",
    title: "An approval that ended",
    why: "The approval was given until a day that is over, or for fewer days than have passed.",
    help: "Look at the server again and renew the approval, or switch it off.",
    level: "error",
    severity: "5.0",
  },
  {
    id: "LT047",
    title: "Approved by someone who may not",
    why: "A policy of this workspace names who may approve. Whoever approved this is not among them.",
    help: "Have one of those named look at it and approve it, or change who may.",
    level: "error",
    severity: "6.0",
  },
  {
    id: "LT048",
    title: "Changed since it was approved",
    why: "What the server offers is not what was approved, and the change is one after which a policy of this workspace asks for a new approval, or one that cannot be told.",
    help: "Look at what changed, and approve it anew or switch the server off.",
    maps: ["OWASP LLM03:2025 Supply Chain"],
    level: "error",
    severity: "6.5",
  },
  {
    id: "LT049",
    title: "A file of policies that cannot be read whole",
    why: "A rule that cannot be read may be the one that is broken.",
    help: "Put right what is said of its lines.",
    level: "error",
    severity: "5.0",
  },
] as const satisfies readonly Rule[];

export type RuleId = (typeof RULES)[number]["id"];
