import type { Leg } from "../../model/leg";
import { HINTS, type HintName, type Tool } from "../../model/tool";
import { claimsOf } from "../../vocabularies/claims";
import { SAYINGS, type Saying } from "../../vocabularies/define";
import { Observations, type Observation, type WantedFeatures } from "./observation";
import { features } from "./registry";
import type { ToolContext } from "./tool-context";

const HINT_CLAIMS = [
  "changes nothing",
  "changes something",
  "closed world",
  "destroys",
  "destroys nothing",
  "open world",
] as const;
const CLAIMED = features("claim", [[...HINT_CLAIMS, ...SAYINGS]], { fitted: false });

/**
 * What a server claims about a tool, in the hints of the specification and in the known vocabularies. A missing hint claims nothing. A
 * claim that lowers suspicion counts only when a person trusts the server.
 */
export function claimFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { tool, server } = reading;
  if (tool.annotations === undefined && tool._meta === undefined) return found.all();
  const trusted = server.trusted === true;
  for (const { feature, words, lowers, field, text } of [...hintsOf(tool, trusted), ...furtherOf(tool)]) {
    if (lowers && !trusted) continue;
    found.add(
      CLAIMED.of(feature),
      { field, text, start: 0, end: text.length },
      () => `The server claims that ${words}.`,
    );
  }
  return found.all();
}

/** What a server declares about a leg to its own disadvantage, in words; nobody has a reason to claim that falsely. */
export function admitted(leg: Leg, tool: Tool): string | undefined {
  return claimsOf(tool).find(({ meaning }) => ADMITS[leg].includes(meaning.says))?.meaning.words;
}

/** How sensitive a server declares the results to be, in grades of the private leg; 0 if it does not say. */
export function admittedGrade(tool: Tool): number {
  return claimsOf(tool).reduce((worst, { meaning }) => Math.max(worst, meaning.grade ?? 0), 0);
}

const ADMITS: Record<Leg, readonly Saying[]> = {
  private: ["sensitive", "internal"],
  untrusted: ["untrusted"],
  egress: ["sends out"],
};

type Claim = {
  feature: (typeof HINT_CLAIMS)[number] | Saying;
  words: string;
  lowers?: boolean;
  field: string;
  text: string;
};

const furtherOf = (tool: Tool): Claim[] =>
  claimsOf(tool).map(({ meaning: { says, words, lowers }, field, text }) => ({
    feature: says,
    words,
    lowers,
    field,
    text,
  }));

/**
 * The hints of revision 2026-07-28, in their place and in `_meta`, where some authors put them. A hint that is neither true nor false
 * counts as missing, as it does for clients.
 */
function hintsOf(tool: Tool, trusted: boolean): Claim[] {
  const claims: Claim[] = [];
  for (const place of ["annotations", "_meta"] as const)
    for (const name of tool[place] === undefined ? [] : HINTS) {
      const value = tool[place]![name];
      const claim = typeof value === "boolean" ? HINT_SAYS[name]?.[`${value}`] : undefined;
      if (claim === undefined || (claim.lowers && !trusted)) continue;
      claims.push({ ...claim, field: `${place}.${name}`, text: `${name}: ${value}` });
    }
  return claims;
}

const HINT_SAYS: Partial<
  Record<HintName, Partial<Record<"true" | "false", Pick<Claim, "feature" | "words" | "lowers">>>>
> = {
  readOnlyHint: {
    true: { feature: "changes nothing", words: "it changes nothing", lowers: true },
    false: { feature: "changes something", words: "it changes something" },
  },
  destructiveHint: {
    true: { feature: "destroys", words: "it may destroy something" },
    false: { feature: "destroys nothing", words: "it destroys nothing", lowers: true },
  },
  openWorldHint: {
    true: { feature: "open world", words: "it deals with an open world" },
    false: { feature: "closed world", words: "its world is closed", lowers: true },
  },
};
