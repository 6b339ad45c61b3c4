import { applyLabel, knownEffect } from "./reviewed/apply-label";
import type { KnownTools } from "./reviewed/known";
import { applyOpinion } from "./scoring/apply-opinion";
import { carrierOf } from "./effects/carrier";
import { extractFeatures, type FeaturesByGroup } from "./features";
import { flowOf } from "./features/flow";
import { conditionOf, leftOpenByAdmission, leftOpenByStatement } from "./scoring/conditions";
import { dataOf, gradeOf } from "./scoring/grades";
import { applyOverride } from "./scoring/apply-override";
import { evidenceOf } from "./scoring/evidence";
import { weigh } from "./scoring/score";
import { WEIGHED } from "./scoring/weights";
import { perLeg, type Leg, type PerLeg } from "../model/leg";
import type { Opinion } from "../model/opinion";
import type { Tool } from "../model/tool";
import type { Classification, Override, Verdict } from "../model/verdict";
import { profileServer, type ServerTexts } from "./parsing/profile";
import { readTool, type Reading } from "./parsing/read";
import { readServer } from "./parsing/server";
import { type Effect, QUESTIONS } from "./scoring/question";
import { receiverAmong } from "./parsing/receiver";
import { THRESHOLDS, verdictWord } from "./scoring/thresholds";

export type { ServerTexts };

/** What is already known about tools, if it may be used; and whether to leave out the evidence, which is long and takes time. */
export type ClassifyOptions = { known?: KnownTools; evidence?: boolean };

/**
 * The verdicts of all tools of one server, in the order given. Each is read in the context of the whole server. `opinions` are what a
 * model said about each tool, in the order of the tools. Pure, and linear in the length of the texts, which are read up to `limits`.
 */
export function classifyServer(
  server: ServerTexts,
  tools: readonly Tool[],
  overrides: readonly Override[] = [],
  opinions: readonly (readonly Opinion[])[] = [],
  { known, evidence = true }: ClassifyOptions = {},
): Classification[] {
  const told = { overrides: bySubject(server, overrides), known, evidence };
  return readServer(server, tools, (reading, index) => classifyTool(reading, told, opinions[index] ?? []));
}

/** Like `classifyServer`, for tools that come one at a time: `sample` holds the first ones, by which the server is profiled. */
export function classifierOf(
  server: ServerTexts,
  sample: readonly Tool[],
  overrides: readonly Override[],
  { known, evidence = true }: ClassifyOptions,
): (tool: Tool) => Classification {
  const profile = profileServer(server, sample);
  const told = { overrides: bySubject(server, overrides), known, evidence };
  return (tool) => classifyTool(readTool(server, profile, tool), told, []);
}

const NOBODY: ReadonlyMap<string, Override> = new Map();

function bySubject(server: ServerTexts, overrides: readonly Override[]): ReadonlyMap<string, Override> {
  return overrides.length === 0
    ? NOBODY
    : new Map(overrides.filter((one) => one.server === server.name).map((one) => [`${one.leg} ${one.tool}`, one]));
}

/** What is known about the tools of a server besides their texts: from people, and from earlier labels. */
type Told = { overrides: ReadonlyMap<string, Override>; known: KnownTools | undefined; evidence: boolean };

/** The result of reading a tool, before labels, opinions and overrides are considered. */
type Assessment = {
  reading: Reading;
  features: FeaturesByGroup;
  verdicts: PerLeg<Verdict>;
  has: (effect: Effect) => boolean;
};

function assess(reading: Reading, evidence: boolean): Assessment {
  const features = extractFeatures(reading, WEIGHED);
  const { probabilities, scored } = weigh(features);
  const verdicts = perLeg((leg): Verdict => {
    const verdict = judgeLeg(leg, probabilities[QUESTIONS.indexOf(leg)]!, reading, features);
    return evidence ? { ...verdict, evidence: evidenceOf(leg, scored(leg)) } : verdict;
  });
  return { reading, features, verdicts, has: (effect) => probabilities[QUESTIONS.indexOf(effect)]! >= 0.5 };
}

function classifyTool(
  plain: Reading,
  { overrides, known, evidence }: Told,
  opinions: readonly Opinion[],
): Classification {
  const { tool, server, profile, without } = plain;
  const again = (description: string) => assess(readTool(server, profile, { ...tool, description }), evidence);
  const assessed = assess(plain, evidence);
  const dropped = without?.dropped === undefined ? undefined : again(without.dropped);
  let masked: Assessment | undefined;
  const unpromised = (leg: Leg) => (masked ??= again(without!.masked!)).verdicts[leg];
  const found = known?.find(server.identity, tool);
  const has = (effect: Effect) =>
    knownEffect(found, effect, () => assessed.has(effect) || dropped?.has(effect) === true);
  const destructive = has("destructive");
  const writes = destructive || has("writes");
  const verdicts = perLeg((leg): Verdict => {
    const worst = dropped && isWorse(dropped.verdicts[leg], assessed.verdicts[leg]) ? dropped : assessed;
    const { reading, features } = worst;
    const verdict = worst.verdicts[leg];
    const read =
      verdict.verdict === "no" && without?.masked !== undefined
        ? keepOpen(verdict, unpromised(leg), without.promise!)
        : verdict;
    const label = found?.tool.labels[leg];
    const judged = found && label ? applyLabel(read, label, found, { leg, reading, features, evidence }) : read;
    const opinion = opinions.find((one) => one.leg === leg);
    const heard = opinion ? applyOpinion(judged, opinion, tool) : judged;
    const said = overrides.size === 0 ? undefined : overrides.get(`${leg} ${tool.name}`);
    return said ? applyOverride(heard, said) : heard;
  });
  const data = dataOf(plain, assessed.features);
  const carrier = carrierOf(plain, writes);
  return data ? { ...verdicts, writes, destructive, data, carrier } : { ...verdicts, writes, destructive, carrier };
}

const RANK = { no: 0, possible: 1, yes: 2 } as const;
const isWorse = (one: Verdict, other: Verdict) =>
  RANK[one.verdict] !== RANK[other.verdict] ? RANK[one.verdict] > RANK[other.verdict] : one.p > other.p;

/** A promise in the text lowers nothing below possible; the verdict then has the promise as its condition. */
function keepOpen(verdict: Verdict, unpromised: Verdict, promise: string): Verdict {
  if (unpromised.verdict === "no") return verdict;
  const { grade } = unpromised;
  const p = Math.max(verdict.p, THRESHOLDS.conditional);
  const condition = `unless it keeps its promise: “${promise.toLowerCase()}”`;
  return { ...verdict, verdict: "possible", p, grade, because: "conditional", condition };
}

function judgeLeg(leg: Leg, p: number, reading: Reading, features: FeaturesByGroup): Verdict {
  const word = verdictWord(p);
  if (saysNothing(reading))
    return {
      verdict: "possible",
      p,
      grade: gradeOf(leg, reading, features),
      because: "unknown",
      condition: "nothing is known of what it does",
      evidence: [],
    };
  if (word === "yes") return { verdict: "yes", p, grade: gradeOf(leg, reading, features), evidence: [] };
  const { condition, particular } = conditionOf(leg, reading);
  const open =
    word === "no"
      ? (leftOpenByStatement(leg, reading) ?? leftOpenByAdmission(leg, reading) ?? leftOpenBySending(leg, reading))
      : undefined;
  if (open)
    return {
      verdict: "possible",
      p,
      grade: gradeOf(leg, reading, features),
      because: "conditional",
      condition: open,
      evidence: [],
    };
  if (word === "no" && p >= THRESHOLDS.unsure && saysLittle(reading))
    return {
      verdict: "possible",
      p,
      grade: gradeOf(leg, reading, features),
      because: "unknown",
      condition: "little is known of what it does",
      evidence: [],
    };
  if (word === "no" && (p < THRESHOLDS.conditional || !particular)) return { verdict: "no", p, evidence: [] };
  const receiver = leg === "egress" && !particular ? sentToReceiver(reading) : undefined;
  return {
    verdict: "possible",
    p,
    grade: gradeOf(leg, reading, features),
    because: particular || receiver ? "conditional" : "divided",
    condition: receiver ?? condition,
    evidence: [],
  };
}

/**
 * The condition under which something leaves although nothing else suggests it: a text says that it sends, or an argument is named after
 * whoever receives it.
 */
function leftOpenBySending(leg: Leg, reading: Reading): string | undefined {
  if (leg !== "egress") return undefined;
  return reading.sendings.length > 0 ? "if it sends what it says that it also sends" : sentToReceiver(reading);
}

/** The condition that names the argument after which something is sent. */
function sentToReceiver({ params }: Reading): string | undefined {
  const receiver = receiverAmong(params);
  return receiver && `if something is sent to what is given as “${receiver.name}”`;
}

/**
 * Whether a "no" would rest on little: its verb or the thing that it acts on is not a known word, and the kind of its server is unknown.
 * A tool that thinks or computes needs nothing to act on.
 */
function saysLittle({ action, thing, profile }: Reading): boolean {
  const unread = action === undefined || (thing === undefined && flowOf(action.meaning) !== "works");
  return unread && (profile.kinds[0]?.share ?? 0) <= KNOWN_SERVICE;
}
/** From this share on, a server is taken to be of a kind. */
const KNOWN_SERVICE = 0.2;

/** Whether there is too little to go on: no word of its own in name, title, description or arguments that the lexicon or the weights know. */
function saysNothing({ name, title, description, params, profile }: Reading): boolean {
  const silent = [name, title, description].every(
    (read) => read.actions.length === 0 && read.resources.length === 0 && read.cues.length === 0,
  );
  return silent && params.every((param) => param.roles.length === 0) && (profile.kinds[0]?.share ?? 0) < 0.3;
}
