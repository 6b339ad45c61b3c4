import type { ToolRuleText } from "../tool-rule-text";

const WITHOUT_CREDENTIALS =
  "The servers that rules are counted on were listed without scopes and signatures, so how often it applies is not known.";

/** Rules about the claims of a tool beside what its server was given: scopes, and signatures over the definition. */
export const CREDENTIAL_RULES = [
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
] as const satisfies readonly ToolRuleText[];
