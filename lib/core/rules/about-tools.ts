export type Confidence = "high" | "medium" | "low";

/**
 * One thing that can be wrong with what a server says of its tools. `error`: it misleads; `warning`: it probably does; `note`:
 * worth a look. `confidence` is how often a hit is what it seems to be.
 */
export type ToolRuleText = {
  id: string;
  /** How findings name it, `LT060`: it never changes, since alerts in other systems depend on it. */
  code: string;
  kind: "claim" | "text" | "name";
  title: string;
  /** What it means and why it matters. */
  why: string;
  /** What the author, or who uses the server, can do. */
  help: string;
  /** The same in other people's catalogues. */
  maps?: readonly string[];
  level: "error" | "warning" | "note";
  confidence: Confidence;
  /** Why nothing is known of how often it applies to real servers, where that is so. */
  uncounted?: string;
};

const WITHOUT_CREDENTIALS =
  "The servers that rules are counted on were listed without scopes and signatures, so how often it applies is not known.";

/** Every rule about what servers say of their tools, in the order of reports: claims, texts, names. The check of each is in `annotations/rules`. */
export const ABOUT_TOOLS = [
  {
    id: "read-only-that-deletes",
    code: "LT060",
    kind: "claim",
    title: "Read-only, and yet it deletes",
    why: "The server declares readOnlyHint true, and the tool's own words say that it deletes. Clients that trust the hint run the call at once, in parallel and without asking.",
    help: "Declare readOnlyHint false and destructiveHint true, or rename the tool if it deletes nothing.",
    level: "error",
    confidence: "high",
  },
  {
    id: "harmless-that-deletes",
    code: "LT061",
    kind: "claim",
    title: "Not destructive, and yet it deletes",
    why: "The server declares destructiveHint false, and the tool's own words say that a call deletes for good. Clients that ask only before destructive calls do not ask.",
    help: "Declare destructiveHint true. If what is deleted can be brought back, say how in the description.",
    level: "error",
    confidence: "high",
  },
  {
    id: "read-only-that-writes",
    code: "LT062",
    kind: "claim",
    title: "Read-only, and yet it changes something",
    why: "The server declares readOnlyHint true, and the tool's own words say that a call changes, keeps or sends something. Clients that trust the hint run the call at once, in parallel and without asking.",
    help: "Declare readOnlyHint false. If the tool only prepares something and keeps nothing, say so in the first sentence of its description.",
    level: "warning",
    confidence: "medium",
  },
  {
    id: "closed-world-that-reaches-out",
    code: "LT063",
    kind: "claim",
    title: "A closed world that takes an address",
    why: "The server declares openWorldHint false, and the caller may name any address or host for the tool to reach, or the tool searches the web. What comes back from there, and what goes there, is as open as it gets.",
    help: "Declare openWorldHint true, or say in the schema which addresses are taken (a fixed list, or a pattern for one host).",
    level: "warning",
    confidence: "medium",
  },
  {
    id: "idempotent-that-creates",
    code: "LT064",
    kind: "claim",
    title: "Idempotent, and yet it creates",
    why: "The server declares idempotentHint true, and the tool's own words say that each call makes or sends something anew. A client that repeats a call after a lost answer makes it twice.",
    help: "Declare idempotentHint false, or accept a key from the caller by which a repeated call is recognised, and say so.",
    level: "warning",
    confidence: "medium",
  },
  {
    id: "harmless-that-overwrites",
    code: "LT065",
    kind: "claim",
    title: "Not destructive, and yet it overwrites",
    why: "By the specification destructiveHint false says that a tool only adds. These tools replace what was there before, or run what they are told, so the old value may be lost. Many authors read the hint as “does not delete”, which is why this is a note.",
    help: "Declare destructiveHint true, or keep the old value and say how to restore it.",
    level: "note",
    confidence: "medium",
  },
  {
    id: "destructive-and-read-only",
    code: "LT066",
    kind: "claim",
    title: "Read-only and destructive at once",
    why: "The server declares readOnlyHint true and destructiveHint true. One of them is wrong, and clients differ in which one they read.",
    help: "Declare one of them.",
    level: "warning",
    confidence: "high",
  },
  {
    id: "hint-nobody-reads",
    code: "LT067",
    kind: "claim",
    title: "A hint that no client reads",
    why: "A hint that is misspelt or misplaced is a missing hint to every client: the tool is assumed to write, to destroy and to deal with an open world.",
    help: "Write readOnlyHint, destructiveHint, idempotentHint and openWorldHint as booleans into the tool's “annotations”.",
    level: "warning",
    confidence: "high",
  },
  {
    id: "hint-of-wrong-type",
    code: "LT076",
    kind: "claim",
    title: "A hint that is neither true nor false",
    why: "Hints are booleans. A text such as “true”, a number or null is a missing hint to clients that check, and may mean the opposite to those that only check whether there is a value.",
    help: "Write true or false, without quotes, or leave the hint out.",
    level: "warning",
    confidence: "high",
  },
  {
    id: "hint-without-meaning",
    code: "LT068",
    kind: "claim",
    title: "A hint that means nothing",
    why: "By the specification destructiveHint and idempotentHint mean something only when readOnlyHint is false. Beside readOnlyHint true they say nothing, and a reader may think that they do.",
    help: "Leave them out of read-only tools. No client treats the tool differently.",
    level: "note",
    confidence: "high",
  },
  {
    id: "reports-malicious-activity",
    code: "LT079",
    kind: "claim",
    title: "The server itself reports malicious activity",
    why: "The server declares maliciousActivityHint true: it found, or suspects, an attack in what this tool takes or returns. The proposal that the hint comes from has clients show it to people; no client in wide use reads it.",
    help: "Do not let an agent read what the tool returns before somebody has looked. Ask whoever runs the server what was found.",
    level: "warning",
    confidence: "medium",
  },
  {
    id: "read-only-that-asks-to-write",
    code: "LT080",
    kind: "claim",
    title: "Read-only, and yet it asks for the right to write",
    why: "The server declares readOnlyHint true, and the tool asks for a scope that allows writing, although there is one that only allows reading. Either the hint or the scope is wrong, and a token with that scope can do more than the hint says.",
    help: "Ask for the scope that only reads, or declare readOnlyHint false.",
    level: "warning",
    confidence: "medium",
    uncounted: WITHOUT_CREDENTIALS,
  },
  {
    id: "right-that-no-tool-needs",
    code: "LT081",
    kind: "claim",
    title: "A right to write that no tool needs",
    why: "The server was given a scope that lets it change or delete things, and none of its tools about these things does more than read. Nothing but the server's own word keeps it from using the right, today or after its next version.",
    help: "Sign in again, or make another token, with the scope that only reads.",
    maps: ["OWASP MCP02:2025 Privilege Escalation via Scope Creep"],
    level: "warning",
    confidence: "medium",
    uncounted: WITHOUT_CREDENTIALS,
  },
  {
    id: "right-wider-than-hint",
    code: "LT082",
    kind: "claim",
    title: "A right that is wider than the hint",
    why: "These tools declare that they only read, and they run with a credential that may also write the same things, since other tools of the server need it. That a call only reads is the server's word alone: the service behind it would let it write.",
    help: "Where it matters, register the server twice: once with a credential that only reads, for these tools, and once for those that write.",
    maps: ["OWASP MCP02:2025 Privilege Escalation via Scope Creep"],
    level: "note",
    confidence: "medium",
    uncounted: WITHOUT_CREDENTIALS,
  },
  {
    id: "hint-without-right",
    code: "LT083",
    kind: "claim",
    title: "A hint that no right backs",
    why: "The tool declares what a call does, and what the server was given does not let it do that: the call will be refused. Somebody will want to widen the credential for it.",
    help: "Hide the tool where it is not needed. Widen the credential only when it is, and by this one right.",
    level: "note",
    confidence: "medium",
    uncounted: WITHOUT_CREDENTIALS,
  },
  {
    id: "signature-that-does-not-fit",
    code: "LT084",
    kind: "claim",
    title: "A signature that does not fit the tool",
    why: "The definition brings a signature, and what was listed is not what was signed: the definition was changed afterwards, or the signature was taken from another one.",
    help: "Do not use the tool before its author has said which of the two is right. Where a gateway stands in between, ask whether it rewrites definitions.",
    level: "error",
    confidence: "high",
    uncounted: WITHOUT_CREDENTIALS,
  },
  {
    id: "also-sends",
    code: "LT077",
    kind: "text",
    title: "Says that it also sends",
    why: "By its name the tool does something else, and a clause of its texts says that it sends, posts or uploads something somewhere outside. Whoever agrees to a call because of its name agrees to more than the name says.",
    help: "Say it in the name, or move the sending to a tool of its own. Before you use it, ask where it goes and what is sent.",
    level: "note",
    confidence: "medium",
  },
  {
    id: "speaks-to-the-model",
    code: "LT069",
    kind: "text",
    title: "A text that gives the model orders",
    why: "A tool's texts are read by the model whether the tool is called or not. One that asks to hide something, to ignore other instructions, or to fetch secrets is how a poisoned tool takes over a session.",
    help: "Do not use the server before somebody has read the whole text. Authors: describe what the tool does, and leave the rest to the client.",
    maps: [
      "OWASP LLM01:2025 Prompt Injection",
      "OWASP MCP03:2025 Tool Poisoning",
      "MITRE ATLAS AML.T0051 LLM Prompt Injection",
    ],
    level: "error",
    confidence: "high",
  },
  {
    id: "hidden-characters",
    code: "LT023",
    kind: "text",
    title: "Hidden characters",
    why: "Invisible, direction-changing or tag characters make a person read something other than what the model reads: whole sentences can be written in them.",
    help: "Read the text with the characters shown, and ask the author what they are for.",
    maps: [
      "OWASP LLM01:2025 Prompt Injection",
      "OWASP MCP03:2025 Tool Poisoning",
      "MITRE ATLAS AML.T0051 LLM Prompt Injection",
    ],
    level: "error",
    confidence: "high",
  },
  {
    id: "letters-of-two-scripts",
    code: "LT075",
    kind: "text",
    title: "Words made of look-alike letters",
    why: "A word that mixes Latin letters with look-alikes of another script, or is written in stylised letters, passes filters and searches that know the plain word, and is read by people and models as that word.",
    help: "Read the text as it is shown here, and ask the author why it is written so.",
    level: "warning",
    confidence: "high",
  },
  {
    id: "names-another-servers-tool",
    code: "LT070",
    kind: "text",
    title: "A text that speaks of another server's tool",
    why: "A tool's description affects how the model uses every other tool. One that names a tool of another server can bend that server's calls without ever being called itself.",
    help: "Read what it says about the other server's tool. If it is advice that you want, give it to the client yourself.",
    maps: ["OWASP MCP03:2025 Tool Poisoning"],
    level: "warning",
    confidence: "medium",
  },
  {
    id: "asks-for-what-it-cannot-need",
    code: "LT071",
    kind: "text",
    title: "An argument that asks for more than the task",
    why: "An argument such as context, notes or reasoning that asks for the user's words, the conversation or the reasons for a call takes along what the tool does not need for its work. It is a side channel to whoever runs the server.",
    help: "Leave the argument empty where it is optional, hide the tool, or ask the author what it is for. Authors: take what the task needs, and say where the rest goes.",
    level: "warning",
    confidence: "medium",
  },
  {
    id: "asks-for-a-secret",
    code: "LT078",
    kind: "text",
    title: "An argument that asks for a secret",
    why: "What a call takes goes through the model: it stands in the conversation, in logs and in every later call. A private key or a seed phrase that is given this way is known to all of them, and to whoever talks the model into passing it on.",
    help: "Do not give it. Authors: take secrets from the environment, a header or a sign-in, and never as an argument.",
    maps: ["OWASP MCP01:2025 Token Mismanagement and Secret Exposure"],
    level: "warning",
    confidence: "medium",
  },
  {
    id: "puts-itself-first",
    code: "LT072",
    kind: "text",
    title: "A tool that puts itself before others",
    why: "The description asks to be called first, always, or instead of other tools. Authors mostly mean well by it; it is also how a tool gets between the model and another server.",
    help: "Look at what the tool is given when it is called first. Authors: say when the tool helps, not when others must wait.",
    level: "note",
    confidence: "low",
  },
  {
    id: "look-alike-name",
    code: "LT073",
    kind: "name",
    title: "A name that looks like another",
    why: "A name that differs from another only in letters that look alike, in case or in separators is taken for it by people and models. One that mixes scripts within a word hardly has any other purpose.",
    help: "Find out which of the two is meant to be there, and remove the other.",
    level: "warning",
    confidence: "high",
  },
  {
    id: "same-name-elsewhere",
    code: "LT074",
    kind: "name",
    title: "The same tool name on several servers",
    why: "Where a client does not put the server's name before the tool's, a call may go to the wrong server; where it does, the model may still choose the wrong one. A server can take a name on purpose.",
    help: "Hide one of them, or use a client that shows the model whose tool it is.",
    level: "note",
    confidence: "medium",
  },
] as const satisfies readonly ToolRuleText[];

export type ToolRuleId = (typeof ABOUT_TOOLS)[number]["id"];

/** The text of a rule. */
export function aboutTools(id: ToolRuleId): ToolRuleText {
  return ABOUT_TOOLS.find((rule) => rule.id === id)!;
}
