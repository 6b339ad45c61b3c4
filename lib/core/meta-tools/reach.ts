import { logit } from "../classification/scoring/raise";
import type { Snapshot } from "../model/snapshot";
import type { Transport } from "../model/server";
import { perLeg, type Leg } from "../model/leg";
import type { MetaReach, SessionTool } from "../model/session";
import type { Evidence, Verdict, VerdictWord } from "../model/verdict";
import { count } from "../text/say-verdict";
import { asMetaTool, type MetaTool } from "./as-meta-tool";
import { serversBehind } from "./behind";

/** The id of the evidence for what a tool can reach. */
export const META_TOOL = "meta-tool";

const UNLISTED = "if a tool that it can reach does: not all of them are listed here";
const STRENGTH: Record<VerdictWord, number> = { no: 0, possible: 1, yes: 2 };

/**
 * The tools of one server, those about tools with what they can reach: the union of the other tools of their server, or of those whose
 * names their schema fixes. Whatever is not listed is unknown, and therefore possible. A person's override of a leg stays; nothing gets safer.
 */
export function holdReach(
  tools: readonly SessionTool[],
  { transport, extent }: { transport: Transport; extent: Snapshot["extent"] },
): SessionTool[] {
  const found = tools.map((entry) => asMetaTool(entry.tool));
  if (found.every((meta) => meta === null)) return [...tools];
  const plain = tools.filter((_, at) => found[at] === null);
  const behind = serversBehind(transport);
  return tools.map((entry, at) => {
    const meta = found[at];
    if (!meta) return entry;
    const { reached, open } = reachOf(meta, plain, extent === "partial" || behind.length > 0);
    const said: MetaReach = {
      kind: meta.kind,
      words: sayReach(meta, reached.length, open, behind),
      ...(behind.length > 0 && { behind }),
    };
    const runs = meta.kind === "call" || meta.kind === "code" || meta.kind === "add";
    return { ...(runs ? raised(entry, reached, open ? meta : undefined) : entry), meta: said };
  });
}

/** A gateway's tools with what the servers behind it hold, if those are part of the session too. */
export function holdBehind(entry: SessionTool, toolsOf: (server: string) => readonly SessionTool[]): SessionTool {
  const { meta } = entry;
  if (!meta?.behind || meta.kind === "search") return entry;
  const reached = meta.behind.flatMap(toolsOf).filter((tool) => !tool.meta && !tool.channel);
  return reached.length === 0 ? entry : raised(entry, reached, undefined);
}

function reachOf(
  meta: MetaTool,
  plain: readonly SessionTool[],
  more: boolean,
): { reached: readonly SessionTool[]; open: boolean } {
  if (meta.kind === "add" || meta.kind === "search") return { reached: [], open: true };
  const { names } = meta;
  if (!names) return { reached: plain, open: true };
  const byName = new Map(plain.map((entry) => [entry.tool.name, entry]));
  const reached = names.flatMap((name) => byName.get(name) ?? byName.get(afterServer(name)) ?? []);
  return { reached, open: more || reached.length < names.length };
}

/** `server:tool` and `server__tool` name a tool as gateways do. */
const afterServer = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf(":") + 1, name.indexOf("__") + 2, 0));

function raised(entry: SessionTool, reached: readonly SessionTool[], open: MetaTool | undefined): SessionTool {
  const { classification } = entry;
  return {
    ...entry,
    classification: {
      ...classification,
      ...perLeg((leg) => raiseLeg(classification[leg], leg, reached, open)),
      writes: classification.writes || reached.some((tool) => tool.classification.writes),
      destructive: classification.destructive || reached.some((tool) => tool.classification.destructive),
    },
  };
}

function raiseLeg(verdict: Verdict, leg: Leg, reached: readonly SessionTool[], open: MetaTool | undefined): Verdict {
  if (verdict.override) return verdict;
  const strongest = reached.reduce<SessionTool | undefined>(
    (best, tool) => (best === undefined || isOver(tool.classification[leg], best.classification[leg]) ? tool : best),
    undefined,
  );
  const held = strongest?.classification[leg];
  if (held && STRENGTH[held.verdict] > STRENGTH[verdict.verdict])
    return {
      verdict: held.verdict,
      p: held.p,
      grade: held.grade,
      ...(held.verdict === "possible" && { because: "conditional" as const, condition: held.condition }),
      evidence: [
        {
          signal: META_TOOL,
          bearing: "for",
          weight: logit(held.p) - logit(verdict.p),
          field: "reach",
          quote: strongest.id.slice(0, 160),
          reason: "It can call this tool, which holds the leg.",
        },
        ...verdict.evidence,
      ],
    };
  return open && verdict.verdict === "no" ? leftOpen(verdict, open) : verdict;
}

function leftOpen(verdict: Verdict, { field, quote }: MetaTool): Verdict {
  const said: Evidence = {
    signal: META_TOOL,
    bearing: "for",
    weight: -logit(verdict.p),
    field,
    quote,
    reason: "It runs or brings tools that are not listed here, so what they do is not known.",
  };
  return {
    verdict: "possible",
    p: 0.5,
    grade: 2,
    because: "unknown",
    condition: UNLISTED,
    evidence: [said, ...verdict.evidence],
  };
}

function isOver(one: Verdict, other: Verdict): boolean {
  const by = STRENGTH[one.verdict] - STRENGTH[other.verdict];
  return by !== 0
    ? by > 0
    : (one.grade ?? 0) - (other.grade ?? 0) > 0 || (one.grade === other.grade && one.p > other.p);
}

function sayReach(meta: MetaTool, reached: number, open: boolean, behind: readonly string[]): string {
  const { kind, toolArgument, codeArgument } = meta;
  if (kind === "search")
    return `Tells of tools that are not listed here. What they can do is not known.${sayBehind(behind)}`;
  if (kind === "add")
    return `Brings further servers or tools into the session. What they can do is not known here.${sayBehind(behind)}`;
  const does =
    kind === "call"
      ? `Calls the tool that ${toolArgument ? `“${toolArgument}” names` : "it is told"}.`
      : `Runs code${codeArgument ? ` from “${codeArgument}”` : ""} that can call tools.`;
  const holds = reached > 0 ? ` It holds what ${count(reached, "other tool")} of this server can do.` : "";
  const unknown = open ? " What else it can reach is not listed here and not known." : "";
  return `${does}${holds}${unknown}${sayBehind(behind)}`;
}

const MOST_NAMED = 8;

function sayBehind(behind: readonly string[]): string {
  if (behind.length === 0) return "";
  const more = behind.length > MOST_NAMED ? ` and ${behind.length - MOST_NAMED} more` : "";
  return ` Behind it: ${behind.slice(0, MOST_NAMED).join(", ")}${more}.`;
}
