import { perLeg } from "../model/leg";
import type { Opinion } from "../model/opinion";
import type { Tool } from "../model/tool";
import type { Classification, Override, Verdict } from "../model/verdict";
import { carrierOf } from "./effects/carrier";
import { profileServer } from "./parsing/profile";
import { readTool, type Reading } from "./parsing/read";
import { readServer } from "./parsing/server";
import type { ServerTexts } from "./parsing/server-texts";
import { applyLabel, knownEffect } from "./reviewed/apply-label";
import type { KnownTools } from "./reviewed/known";
import { applyOpinion } from "./scoring/apply-opinion";
import { applyOverride } from "./scoring/apply-override";
import { assess } from "./scoring/assess";
import { discountVouching } from "./scoring/discount-vouching";
import { dataOf } from "./scoring/grades";
import type { Effect } from "./scoring/question";

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

/** What people overrode of one server, by leg and tool. */
function bySubject(server: ServerTexts, overrides: readonly Override[]): ReadonlyMap<string, Override> {
  return overrides.length === 0
    ? NOBODY
    : new Map(overrides.filter((one) => one.server === server.name).map((one) => [`${one.leg} ${one.tool}`, one]));
}

/** What is known about the tools of a server besides their texts: from people, and from earlier labels. */
type Told = { overrides: ReadonlyMap<string, Override>; known: KnownTools | undefined; evidence: boolean };

function classifyTool(
  reading: Reading,
  { overrides, known, evidence }: Told,
  opinions: readonly Opinion[],
): Classification {
  const { tool, server } = reading;
  const assessed = assess(reading);
  const discounted = discountVouching(assessed, evidence);
  const found = known?.find(server.identity, tool);
  const has = (effect: Effect) => knownEffect(found, effect, () => discounted.has(effect));
  const destructive = has("destructive");
  const writes = destructive || has("writes");
  const verdicts = perLeg((leg): Verdict => {
    const { verdict, worse } = discounted.judge(leg);
    const label = found?.tool.labels[leg];
    const judged =
      found && label
        ? applyLabel(verdict, label, found, { leg, reading: worse.reading, features: worse.features, evidence })
        : verdict;
    const opinion = opinions.find((one) => one.leg === leg);
    const heard = opinion ? applyOpinion(judged, opinion, tool) : judged;
    const said = overrides.size === 0 ? undefined : overrides.get(`${leg} ${tool.name}`);
    return said ? applyOverride(heard, said) : heard;
  });
  const data = dataOf(reading, assessed.features);
  const carrier = carrierOf(reading, writes);
  const { private: reads, untrusted, egress } = verdicts;
  // Written out: an object that is spread into another is slow to make.
  return data
    ? { private: reads, untrusted, egress, writes, destructive, data, carrier }
    : { private: reads, untrusted, egress, writes, destructive, carrier };
}
