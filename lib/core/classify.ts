import { heed } from "./advisor/heed";
import { cluesOf, FAMILY_IDS, type CluesByFamily } from "./clues";
import { overrule, probability, verdictWord, weigh, type Seen } from "./judge";
import { perLeg, type Leg } from "./model/leg";
import type { Opinion } from "./model/opinion";
import type { Tool } from "./model/tool";
import type { Classification, Override, Verdict } from "./model/verdict";
import { profileServer, type Profile, type ServerTexts } from "./reading/profile";
import { readTool, type Reading } from "./reading/read";
import { SIGNALS } from "./signals";

export type { ServerTexts };

/** What all signals of a leg saw in a tool. */
export function gather(leg: Leg, clues: CluesByFamily, reading: Reading): Seen[] {
  return SIGNALS.filter((signal) => signal.leg === leg).map((signal) => ({ signal: signal.id, clues: signal.read(clues, reading) }));
}

/** What is seen in a tool for questions that are no legs: the families of clues themselves. */
export function gatherEffects(clues: CluesByFamily): Seen[] {
  return FAMILY_IDS.map((family) => ({ signal: family, clues: clues[family] }));
}

/**
 * The verdicts of all tools of one server, in the order given. Each is read in the light of the whole server. `opinions` are
 * what a model said of each tool, in the order of the tools.
 */
export function classifyServer(server: ServerTexts, tools: readonly Tool[], overrides: readonly Override[] = [], opinions: readonly (readonly Opinion[])[] = []): Classification[] {
  const profile = profileServer(server, tools);
  return tools.map((tool, index) => classifyTool(server, profile, tool, overrides, opinions[index] ?? []));
}

function classifyTool(server: ServerTexts, profile: Profile, tool: Tool, overrides: readonly Override[], opinions: readonly Opinion[]): Classification {
  const reading = readTool(server, profile, tool);
  const clues = cluesOf(reading);
  const effects = gatherEffects(clues);
  const destructive = probability("destructive", effects) >= 0.5;
  const verdicts = perLeg((leg): Verdict => {
    const seen = gather(leg, clues, reading);
    const p = probability(leg, seen);
    const verdict = verdictWord(p);
    const judged: Verdict = { verdict, p, grade: verdict === "no" ? undefined : gradeOf(leg, reading), because: verdict === "possible" ? "divided" : undefined, evidence: weigh(leg, seen) };
    const said = overrides.find((one) => one.server === server.name && one.tool === tool.name && one.leg === leg);
    const opinion = opinions.find((one) => one.leg === leg);
    const heard = opinion ? heed(judged, opinion, tool) : judged;
    return said ? overrule(heard, said) : heard;
  });
  return { ...verdicts, writes: destructive || probability("writes", effects) >= 0.5, destructive, carrier: null };
}

function gradeOf(leg: Leg, reading: Reading): 1 | 2 | 3 {
  const thing = reading.thing?.meaning;
  const known = leg === "private" ? thing?.private : leg === "untrusted" ? thing?.writers : thing?.readers;
  return known === 0 || known === undefined ? 2 : known;
}
