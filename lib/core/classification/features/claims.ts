import type { Leg } from "../../model/leg";
import { HINTS, type Tool } from "../../model/tool";
import { Observations, type Observation, type Wanted } from "./observation";
import { features } from "./feature";
import type { ToolContext } from "./tool-context";

const CLAIM_NAMES = [
  "changes nothing",
  "changes something",
  "closed world",
  "destroys",
  "destroys nothing",
  "open world",
  "sends out",
  "sensitive",
  "untrusted",
] as const;
const CLAIMED = features("claim", [CLAIM_NAMES], { fitted: false });

/**
 * What a server claims of a tool, in the hints of the specification and in vocabularies that were proposed for it. A missing
 * hint claims nothing. A claim that lowers suspicion counts only when a person trusts the server.
 */
export function claimFeatures({ reading }: ToolContext, wanted?: Wanted): Observation[] {
  const found = new Observations(wanted);
  for (const { claim, field, text } of claimsOf(reading.tool)) {
    if (claim.lowers && reading.server.trusted !== true) continue;
    found.add(
      CLAIMED.of(claim.feature),
      { field, text, start: 0, end: text.length },
      () => `The server claims that ${claim.words}.`,
    );
  }
  return found.all();
}

/** What a server declares of a leg against itself, in words; nobody has a reason to claim that falsely. */
export function admitted(leg: Leg, tool: Tool): string | undefined {
  return claimsOf(tool).find(({ claim }) => claim.feature === ADMITS[leg])?.claim.words;
}

const ADMITS: Record<Leg, Claim["feature"]> = { private: "sensitive", untrusted: "untrusted", egress: "sends out" };
const MOST_CLAIMS = 100;

function claimsOf(tool: Tool): { claim: Claim; field: string; text: string }[] {
  return (["annotations", "_meta"] as const).flatMap((source) => {
    const claims = (tool[source] ?? {}) as Record<string, unknown>;
    return Object.keys(claims)
      .slice(0, MOST_CLAIMS)
      .flatMap((key) => {
        const name = key.slice(key.lastIndexOf("/") + 1);
        const value = claims[key];
        if (HINT_NAMES.has(name) && typeof value !== "boolean") return [];
        const claim = CLAIMS.get(`${name}=${String(value)}`);
        return claim ? [{ claim, field: `${source}.${key}`, text: `${name}: ${String(value)}` }] : [];
      });
  });
}

/** To clients a hint that is neither true nor false is missing. */
const HINT_NAMES: ReadonlySet<string> = new Set(HINTS);

type Claim = { feature: (typeof CLAIM_NAMES)[number]; words: string; lowers?: boolean };

/** The five hints of revision 2026-07-28, and proposals of which none is standard. */
const CLAIMS = new Map<string, Claim>([
  ["readOnlyHint=true", { feature: "changes nothing", words: "it changes nothing", lowers: true }],
  ["readOnlyHint=false", { feature: "changes something", words: "it changes something" }],
  ["destructiveHint=true", { feature: "destroys", words: "it may destroy something" }],
  ["destructiveHint=false", { feature: "destroys nothing", words: "it destroys nothing", lowers: true }],
  ["openWorldHint=true", { feature: "open world", words: "it deals with an open world" }],
  ["openWorldHint=false", { feature: "closed world", words: "its world is closed", lowers: true }],
  ...["sensitiveHint", "sensitive", "sensitiveDataHint", "secretHint", "private"].map((name): [string, Claim] => [
    `${name}=true`,
    { feature: "sensitive", words: "its results are sensitive" },
  ]),
  ...["pii", "financial", "credentials", "regulated", "user"].map((level): [string, Claim] => [
    `sensitivity=${level}`,
    { feature: "sensitive", words: `its results are ${level}` },
  ]),
  ...["untrusted", "unsafeOutputHint", "untrustedContentHint"].map((name): [string, Claim] => [
    `${name}=true`,
    { feature: "untrusted", words: "its results are not to be trusted" },
  ]),
  ["source=untrustedPublic", { feature: "untrusted", words: "its results come from the public" }],
  ["trustedHint=false", { feature: "untrusted", words: "its results are not to be trusted" }],
  ["egressHint=true", { feature: "sends out", words: "it sends data out" }],
  ["destination=public", { feature: "sends out", words: "its arguments go to the public" }],
  ["reversibleHint=false", { feature: "destroys", words: "it cannot be undone" }],
  ["outcomes=irreversible", { feature: "destroys", words: "it cannot be undone" }],
]);
