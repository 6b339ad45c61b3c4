/** How labels spread through a session. The draft has one of them for each kind of field; here each is used alone, to see what it achieves. */
export const SPREAD_RULES = ["escalate", "union", "accumulate"] as const;
export type SpreadRule = (typeof SPREAD_RULES)[number];

const PULL = "https://github.com/modelcontextprotocol/modelcontextprotocol/pull/1913";
const GROUP = "https://github.com/modelcontextprotocol/experimental-ext-tool-annotations";

/** What a client remembers under each rule, and where the rule comes from. */
export const RULE_WORDS: Record<
  SpreadRule,
  { title: string; keeps: string; stops: string; source: { words: string; href: string } }
> = {
  escalate: {
    title: "Escalate",
    keeps: "One level for the session: the highest sensitivity that any result had. It only rises.",
    stops:
      "Asks before whatever leaves once the level is high enough. It does not know whether anything untrusted came in.",
    source: {
      words: "SEP-1913, its description of 2025-11-27, and the proposal’s Python SDK (session maximum)",
      href: PULL,
    },
  },
  union: {
    title: "Union",
    keeps:
      "Marks for the session: every sensitivity seen, and whether anything untrusted came in. A mark that is set stays set, in whatever order results come.",
    stops:
      "Stops what leaves once something sensitive and something untrusted came in: blocks what goes public, asks before what stays inside.",
    source: { words: "SEP-1913, “Propagation Rules”, 1: boolean union", href: PULL },
  },
  accumulate: {
    title: "Accumulate",
    keeps: "The label of every result by itself, with the call and server that it came from.",
    stops:
      "As union, and names the calls. What stays inside passes when all that is sensitive came from the very server that it goes back to.",
    source: { words: "SEP-1913, “Propagation Rules”, 2: attribution accumulates", href: PULL },
  },
};

/** The address of the proposal; looked up on 2026-08-22. */
export const RULES_STATUS =
  "Draft, not in the specification: SEP-1913 was split into extensions on 2026-06-10, and its rules of propagation were set aside until the labels are stable.";
export const RULES_SOURCE = `${GROUP}/blob/main/docs/decisions.md`;
