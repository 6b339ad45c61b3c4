import { countOf } from "../../analysis/compositions/lethal";
import { mapCompositions, type CompositionMap } from "../../analysis/compositions/map";
import { together, type HeldLegs } from "../../analysis/compositions/member";
import { sayGroups } from "../../analysis/compositions/say";
import { bySeverity, type Beneath, type CompositionKind } from "../../analysis/compositions/severity";
import type { SafeSet } from "../../analysis/compositions/safe";
import { levelOf } from "../../analysis/verdict";
import type { Member } from "../../model/composition";
import type { MapReport } from "../../model/map-report";
import type { Finding } from "../../model/finding";
import type { Ruleset } from "../../model/rule";
import { findRule } from "../../rules/rules";
import { digestOf } from "../../text/digest";
import { withoutHome } from "../../text/home";
import { shorten } from "../../text/visible";
import { byText } from "../../text/order";

const REASON_LENGTH = 300;
/** How many compositions of groups are written out as findings. */
const MOST_FINDINGS = 200;

type Options = { version: string; ruleset?: Ruleset; author?: string; omitted?: readonly string[] };

/** Closes the map of these servers for reading. It reads no clock and sorts every list. */
export function closeMap(members: readonly Member[], beneath: Beneath = {}, options: Options): MapReport {
  const { host, severityRows } = beneath;
  const servers = members.map(closeMember).sort((a, b) => byText(a.name, b.name));
  const map = mapCompositions(servers, {
    ...(host && { host: closeMember(host) }),
    ...(severityRows && { severityRows }),
  });
  const { alone, pairs, triples } = map.lethal;
  const sets = [alone, pairs, triples].flatMap((some) => bySeverity(some, map));
  const place = new Map(map.groups.map((group, at) => [group.id, at]));
  const { version, ruleset, author, omitted = [] } = options;
  return {
    schema: "trefoil-map/1",
    product: { name: "Trefoil", version },
    ...(author !== undefined && { author }),
    ...(ruleset && { ruleset: { version: ruleset.version, digest: ruleset.digest } }),
    at:
      servers
        .map(({ at = "" }) => at)
        .sort(byText)
        .at(-1) || null,
    ...(map.host && { host: map.host }),
    ...(severityRows && { severityRows }),
    level: levelTogether(map),
    count: {
      servers: servers.length,
      unknown: map.unknown.length,
      alone: countOf(alone),
      pairs: countOf(pairs),
      triples: countOf(triples),
    },
    groups: map.groups.map(({ legs, members: some }) => ({ ...legs, servers: some.map(({ name }) => name) })),
    lethal: sets.map((set) => ({
      groups: set.groups.map(({ id }) => place.get(id)!),
      level: set.level,
      count: set.count,
      severity: set.severity,
      example: sayGroups(set, map),
    })),
    safe: { confirmed: map.safe.confirmed.map(closeSafe), uncertain: map.safe.uncertain.map(closeSafe) },
    servers,
    findings: sets.slice(0, MOST_FINDINGS).map((set) => findingOf(set, map)),
    omitted: [...new Set([...omitted, ...leftOut(sets.length)])],
  };
}

function leftOut(sets: number): string[] {
  return sets > MOST_FINDINGS
    ? [`Only ${MOST_FINDINGS} of ${sets} lethal compositions of groups are written out as findings.`]
    : [];
}

/** Home folders stay on the machine. */
function closeMember(member: Member): Member {
  return member.reason === undefined
    ? member
    : { ...member, reason: shorten(withoutHome(member.reason), REASON_LENGTH) };
}

function levelTogether({ base, groups }: CompositionMap): MapReport["level"] {
  const all: HeldLegs = together(base, ...groups.map(({ held }) => held));
  return levelOf(all.uncertain, all.confirmed);
}

function closeSafe({ without, groups }: SafeSet): MapReport["safe"]["confirmed"][number] {
  return { without, servers: groups.flatMap(({ members }) => members.map(({ name }) => name)).sort(byText) };
}

/** Its identity is the servers in the groups, so that it stays the same finding when texts are reworded. */
function findingOf(set: CompositionKind, beneath: Beneath): Finding {
  const rule = set.level === "uncertain" ? "LT004" : set.groups.length === 1 ? "LT002" : "LT003";
  const identity = set.groups.map(({ members }) => members.map(({ name }) => name));
  return {
    rule,
    level: findRule(rule)!.level,
    message: sayGroups(set, beneath),
    servers: set.example.map(({ name }) => name),
    tools: [],
    fingerprint: digestOf({ rule, host: beneath.host?.name ?? "none", identity }),
  };
}
