import { readGates } from "../analysis/gates";
import { declaredOf } from "../annotations/hints";
import { judgeFurther } from "../analysis/policies";
import type { AuditHead } from "../model/audit";
import type { Analysis, Cut, Split, Witness } from "../model/analysis";
import type { Component } from "../model/component";
import type { Remark } from "../model/remark";
import {
  MOST_REMARKS,
  type Decided,
  type Report,
  type ReportChannel,
  type ReportPolicy,
  type ReportServer,
  type ReportTool,
  type Ruleset,
} from "../model/report";
import type { Session, SessionServer, SessionTool } from "../model/session";
import type { Verdict } from "../model/verdict";
import { findDestruction, findNearMisses, findUnpinned, findUnseen, findViolations } from "../findings/beside";
import { byCodeUnit, sortFindings } from "../findings/define";
import { findBreaches } from "../findings/governance";
import { findMetaTools } from "../findings/meta-tools";
import { findBesideServers } from "../findings/components";
import { findBrokenPolicies } from "../findings/policies";
import { findRemarked, remarksOn } from "../findings/remarks";
import { findTrifectaFindings, MOST_SETS } from "../findings/trifectas";
import { subAgentsOf } from "../session/sub-agents";
import { sayAcceptances } from "../reviews/acceptances";
import { sinceThen, type Remembered } from "./since";
import { withoutFolders, withoutHome } from "../text/home";
import { shorten } from "../text/visible";

const DESCRIPTION_LENGTH = 300;

/** What a report says beyond the analysis. */
export type ReportOptions = {
  version: string;
  ruleset?: Ruleset;
  /** Who prepared it. */
  author?: string;
  cover?: Report["cover"];
  /** Where the audit log stands. */
  audit?: AuditHead;
  /** An earlier report, to say what changed. */
  earlier?: Remembered;
  /** What people decided about findings, as it holds on the day of the report. */
  decided?: readonly Decided[];
};

/**
 * Closes an analysis for reading: versioned, self-contained, and with nothing in it that must not leave the machine.
 * It reads no clock, rounds every figure and sorts every list, so the same session gives the same bytes.
 */
export function closeReport(
  session: Session,
  analysis: Analysis,
  { version, ruleset, author, cover, audit, earlier, decided = [] }: ReportOptions,
): Report {
  const clean = {
    ...session,
    servers: session.servers.map(cleanServer).sort((a, b) => byCodeUnit(a.name, b.name)),
    remarks: session.remarks?.map(closeRemark),
  };
  const sets = findTrifectaFindings(clean, analysis);
  const policies = judgeFurther(clean);
  const beside = [
    findNearMisses(clean, analysis),
    findUnseen(clean),
    findViolations(clean),
    findMetaTools(clean),
    findBesideServers(clean),
    findUnpinned(clean),
    findDestruction(clean),
    findBrokenPolicies(clean, policies),
    findBreaches(clean),
    findRemarked(clean),
  ];
  const findings = sortFindings([...sets, ...beside.flat()])
    .map((finding) => (finding.witness ? { ...finding, witness: closeWitness(finding.witness) } : finding))
    .map((finding) => ({ ...finding, ...decided.find((one) => one.fingerprint === finding.fingerprint) }));
  const { verdict } = analysis;
  return {
    schema: "trefoil-report/1",
    product: { name: "Trefoil", version },
    author,
    cover,
    ruleset: ruleset && { version: ruleset.version, digest: ruleset.digest },
    audit,
    since: earlier && sinceThen(earlier, session, findings),
    at:
      clean.servers
        .map((server) => server.listing?.at ?? "")
        .sort(byCodeUnit)
        .at(-1) || null,
    session: {
      name: clean.name,
      host: clean.host,
      servers: clean.servers.filter((server) => !server.builtIn).map((server) => server.name),
    },
    verdict: {
      level: verdict.level,
      cautious: verdict.cautious,
      plain: verdict.plain,
      incomplete: verdict.incomplete,
      legs: { private: verdict.legs.private, untrusted: verdict.legs.untrusted, egress: verdict.legs.egress },
      missing: [...verdict.missing],
      bounds: [...verdict.bounds, ...sayGates(session), ...sayBlocked(analysis), ...sayAcceptances(findings)].map(
        withoutHome,
      ),
    },
    severity: { worst: analysis.severity.worst, confirmed: analysis.severity.confirmed },
    ...(session.severityRows && { severityRows: session.severityRows }),
    minimalServerSets: {
      cautious: sortSets(analysis.minimalServerSets.cautious),
      plain: sortSets(analysis.minimalServerSets.plain),
    },
    minimalServerSetCount: {
      cautious: analysis.minimalServerSetCount.cautious,
      plain: analysis.minimalServerSetCount.plain,
    },
    trifectaCount: { cautious: analysis.trifectaCount.cautious, plain: analysis.trifectaCount.plain },
    witnesses: {
      cautious: analysis.witnesses.cautious.map(closeWitness),
      plain: analysis.witnesses.plain.map(closeWitness),
    },
    cuts: closeCuts(analysis.cuts.cautious),
    split: closeSplit(analysis.split.cautious),
    plain: { cuts: closeCuts(analysis.cuts.plain), split: closeSplit(analysis.split.plain) },
    nearMisses: analysis.nearMisses.map(({ add, level, legs, through }) => ({
      add,
      level,
      legs: [...legs],
      through: [...through],
    })),
    masks: { cautious: [...analysis.masks.cautious], plain: [...analysis.masks.plain] },
    servers: clean.servers.map(closeServer).map(withSubAgent(session)),
    tools: clean.servers.flatMap((server) => server.tools.filter((tool) => !tool.channel).map(closeTool)).sort(byPlace),
    channels: clean.servers.flatMap((server) => server.tools.flatMap(closeChannel)).sort(byPlace),
    gates: [...(session.gates ?? [])]
      .map(({ on, kind, note, from, except }) => ({ on, kind, note, ...(from && { from }), ...(except && { except }) }))
      .sort((a, b) => byCodeUnit(a.on, b.on) || byCodeUnit(a.kind, b.kind)),
    ...(session.wishes && { wishes: session.wishes }),
    findings,
    ...(session.remarks && { remarks: remarksOn(clean).slice(0, MOST_REMARKS) }),
    policies: policies.map(closePolicy),
    omitted: [...leftOut(sets.length, analysis), ...tooMany(remarksOn(clean).length)],
  };
}

/** Gates stand beside the verdict: what they hold back, and what they leave open. */
function sayGates(session: Session): string[] {
  if (!session.gates) return [];
  const { sentence, residual } = readGates(session, session.gates);
  return [sentence, ...residual];
}

/** Says when what must stay leaves no cut. */
function sayBlocked({ cuts: { cautious } }: Analysis): string[] {
  return cautious.blocked?.tools ? ["No cut is possible: what must stay holds all three legs."] : [];
}

function leftOut(written: number, { minimalServerSetCount: { cautious, plain } }: Analysis): string[] {
  if (BigInt(cautious) <= MOST_SETS && BigInt(plain) <= MOST_SETS) return [];
  return [
    `Only ${written} smallest sets of servers are written out as findings. There are ${cautious} including what is uncertain and ${plain} in what is confirmed.`,
  ];
}

function tooMany(remarks: number): string[] {
  return remarks > MOST_REMARKS
    ? [`Only ${MOST_REMARKS} of ${remarks} remarks on what servers say of their tools are written out.`]
    : [];
}

function closeRemark({ rule, server, tools, message, field, quote }: Remark): Remark {
  return {
    rule,
    server,
    tools: [...tools],
    message: shorten(withoutHome(message), DESCRIPTION_LENGTH),
    field: field && shorten(field, DESCRIPTION_LENGTH),
    quote: quote && shorten(withoutHome(quote), DESCRIPTION_LENGTH),
  };
}

/** Home folders and the folders of configs stay on the machine. */
function cleanServer(server: SessionServer): SessionServer {
  const { origin, reach, reason, violations } = server;
  return {
    ...server,
    origin: origin && { file: withoutFolders(origin.file), line: origin.line },
    reach: reach && { ...reach, words: withoutHome(reach.words) },
    reason: reason === undefined ? undefined : shorten(withoutHome(reason), DESCRIPTION_LENGTH),
    violations: violations?.map((one) => shorten(withoutHome(one), DESCRIPTION_LENGTH)),
  };
}

function closeServer(server: SessionServer): ReportServer {
  return {
    name: server.name,
    builtIn: server.builtIn,
    state: server.state,
    reason: server.reason,
    off: server.off || undefined,
    digest: server.listing?.digest,
    version: server.listing?.version,
    protocolVersion: server.listing?.protocolVersion,
    at: server.listing?.at || undefined,
    origin: server.origin,
    trust: server.trust && { by: server.trust.by, at: server.trust.at, reason: server.trust.reason },
    reach: server.reach && { kind: server.reach.kind, words: server.reach.words, pinned: server.reach.pinned },
    ...(server.component && { component: closeComponent(server.component) }),
    tools: server.tools.filter((tool) => !tool.channel).length,
  };
}

/** A sub-agent's row says what the session of its own comes to. */
function withSubAgent(session: Session): (server: ReportServer) => ReportServer {
  const agents = new Map(subAgentsOf(session).map((one) => [one.member, one]));
  return (server) => {
    const agent = agents.get(server.name);
    return agent
      ? { ...server, subAgent: { inherits: agent.inherits, tools: agent.tools, of: agent.of, level: agent.level } }
      : server;
  };
}

/** Home folders stay on the machine, here as everywhere. */
function closeComponent(component: Component): Component {
  const shown = (text: string) => shorten(withoutHome(text), DESCRIPTION_LENGTH);
  return {
    ...component,
    description: component.description && shown(component.description),
    rules: component.rules.map((rule) => ({
      ...rule,
      words: shown(rule.words),
      ...(rule.scope && { scope: shown(rule.scope) }),
    })),
    acts: component.acts.map((act) => ({
      ...act,
      line: shown(act.line),
      ...(act.about && { about: shown(act.about) }),
    })),
    remarks: component.remarks.map(shown),
  };
}

function closeChannel(tool: SessionTool): ReportChannel[] {
  return tool.channel ? [{ ...closeTool(tool), channel: tool.channel, onRequest: tool.onRequest }] : [];
}

function byPlace(a: ReportTool, b: ReportTool): number {
  return byCodeUnit(a.server, b.server) || byCodeUnit(a.id, b.id);
}

function closeTool({ id, server, tool, digest, right, off, classification }: SessionTool): ReportTool {
  const { writes, destructive, data, carrier } = classification;
  const hints = declaredOf(tool.annotations);
  return {
    server,
    tool: tool.name,
    id,
    title: tool.title === undefined ? undefined : shorten(tool.title, DESCRIPTION_LENGTH),
    description: tool.description === undefined ? undefined : shorten(tool.description, DESCRIPTION_LENGTH),
    digest,
    hints: Object.keys(hints).length > 0 ? hints : undefined,
    right: right?.state,
    off: off || undefined,
    private: closeVerdict(classification.private),
    untrusted: closeVerdict(classification.untrusted),
    egress: closeVerdict(classification.egress),
    writes,
    destructive,
    data: data && { kind: data.kind, label: data.label },
    carrier: carrier && { store: carrier.store, reads: carrier.reads, writes: carrier.writes },
  };
}

function closeVerdict({ verdict, p, grade, because, condition, override, evidence }: Verdict): ReportTool["private"] {
  return {
    verdict,
    p: round(p),
    grade,
    because,
    condition,
    override: override && { by: override.by, at: override.at, reason: override.reason },
    evidence: evidence.map(({ signal, bearing, weight, field, quote, span, reason }) => ({
      signal,
      bearing,
      weight: round(weight),
      field,
      quote,
      span,
      reason,
    })),
  };
}

function closeWitness({ tools, p, grade, steps, rating }: Witness): Witness {
  return {
    tools: { private: tools.private, untrusted: tools.untrusted, egress: tools.egress },
    p: round(p),
    grade,
    steps: [...steps],
    rating: rating && {
      severity: rating.severity,
      confirmed: rating.confirmed,
      reach: rating.reach,
      harm: rating.harm,
      because: [...rating.because],
    },
  };
}

function closeCuts({ tools, servers }: { tools: Cut[]; servers: Cut[] }): Report["cuts"] {
  const close = ({ leg, empties, cost, remove }: Cut) => ({
    leg,
    empties: [...empties],
    cost: round(cost),
    remove: [...remove],
  });
  return { tools: tools.map(close), servers: servers.map(close) };
}

function closeSplit({ parts, unsplittable, refused }: Split): Report["split"] {
  return {
    parts: parts.map(({ without, tools }) => ({ without, tools: [...tools] })),
    unsplittable: [...unsplittable],
    ...(refused && {
      refused: refused.map(({ together, why }) => ({ together: [...together], why: shorten(why, DESCRIPTION_LENGTH) })),
    }),
  };
}

function closePolicy({ policy, own, verdict }: ReturnType<typeof judgeFurther>[number]): ReportPolicy {
  const { id, label, why, sides } = policy;
  return {
    policy: { id, label, why, sides: sides.map((side) => ({ label: side.label, anyOf: [...side.anyOf] })) },
    own,
    level: verdict.level,
    sides: verdict.sides.map((side) => ({ label: side.label, word: side.word, tools: side.tools.length })),
    cuts: verdict.cuts.cautious.map(({ without, cost, remove }) => ({
      without,
      cost: round(cost),
      remove: [...remove],
    })),
  };
}

function sortSets(sets: readonly (readonly string[])[]): string[][] {
  return sets
    .map((set) => [...set].sort(byCodeUnit))
    .sort((a, b) => a.length - b.length || byCodeUnit(a.join("\n"), b.join("\n")));
}

/** Four decimals: more would differ between machines and say nothing. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
