import type { Member } from "../../model/composition";
import { DATA_CLASSES, READERS, SEVERITIES, WRITERS, type Severity, type SeverityRows } from "../../model/severity";
import type { Stance } from "../../model/session";
import { NO_PATH, severityIn } from "../severity-order";
import { tablesWith } from "../severity-tables";
import { orderTogether, type SeverityProfile } from "../severity-together";
import { DATA_WORDS, READER_WORDS, SEVERITY_WORDS, WRITER_WORDS } from "../severity-words";
import { alikeIn, frontOf } from "./alike";
import type { LethalGroups } from "./lethal";

/** What every composition of a map has beside its servers: the host's own tools, and an organisation's rows of the tables. */
export type Beneath = { host?: Member; severityRows?: SeverityRows };

const STANCE: Record<LethalGroups["level"], Stance> = { confirmed: "plain", uncertain: "cautious" };

/** The severity of a composition in the reading in which it is lethal; null when nothing of it is rated. */
export function severityOf(
  members: readonly Member[],
  level: LethalGroups["level"],
  beneath: Beneath = {},
): Severity | null {
  return wordOf(orderIn(members, level, beneath));
}

/** Its rank among all compositions, smaller for worse; what is not rated comes last. */
function orderIn(members: readonly Member[], level: LethalGroups["level"], { host, severityRows }: Beneath): number {
  const profiles = profilesOf(members, host);
  if (!profiles) return NO_PATH;
  const stance = STANCE[level];
  return orderTogether(
    profiles.map((profile) => profile[stance]),
    tablesWith(severityRows),
  );
}

function wordOf(order: number): Severity | null {
  return SEVERITIES[severityIn(order)] ?? null;
}

/** The severity in a word, and the rows of the tables behind it. */
export function saySeverity(members: readonly Member[], level: LethalGroups["level"], beneath: Beneath = {}): string {
  const severity = severityOf(members, level, beneath);
  const profiles = profilesOf(members, beneath.host);
  if (severity === null || !profiles) return "";
  const stance = STANCE[level];
  const [reads, brings, sends] = [0, 1, 2].map((leg) =>
    Math.min(...profiles.map((profile) => profile[stance].legs[leg]!)),
  );
  const { who } = WRITER_WORDS[WRITERS[brings!]!];
  return `${SEVERITY_WORDS[severity]}: ${who.charAt(0).toLowerCase()}${who.slice(1)} can write what comes in, ${DATA_WORDS[DATA_CLASSES[reads!]!].noun} can be read, and sent ${READER_WORDS[READERS[sends!]!].where}.`;
}

function profilesOf(members: readonly Member[], host?: Member): SeverityProfile[] | undefined {
  const all = [...members, ...(host ? [host] : [])].map(({ profile }) => profile);
  return all.every((one) => one !== undefined) ? all : undefined;
}

/** One server of each list, lethal in this reading. */
type Alike = { groups: readonly { members: readonly Member[] }[]; level: LethalGroups["level"] };

/** Compositions of one kind that are alike in how bad they are: one server of each of these lists. */
export type RatedComposition = { members: readonly (readonly Member[])[]; severity: Severity | null; count: number };

/**
 * One kind of composition, worst first: servers whose tools are rated alike are taken together, so that the cost is a function
 * of the different ratings and not of the compositions.
 */
export function worstFirst(set: Alike, beneath: Beneath = {}): RatedComposition[] {
  const alike = set.groups.map(({ members }) => alikeIn(members, STANCE[set.level]));
  return combine(alike)
    .map((members) => {
      const first = members.map((some) => some[0]!);
      const order = orderIn(first, set.level, beneath);
      const count = members.reduce((product, some) => product * some.length, 1);
      return { order, rated: { members, severity: wordOf(order), count } };
    })
    .sort((a, b) => a.order - b.order)
    .map(({ rated }) => rated);
}

/** A kind of composition with one of the worst of them, by name. */
export type CompositionKind = LethalGroups & { example: readonly Member[]; severity: Severity | null };

export function worstMembers(set: Alike, beneath: Beneath = {}): Member[] {
  return worstIn(set, beneath).members;
}

/** Only servers that no other of their group is as bad as in every respect have to be tried: of 27 groups there are few. */
function worstIn(set: Alike, beneath: Beneath): { members: Member[]; order: number } {
  const fronts = set.groups.map(({ members }) => frontOf(members, STANCE[set.level]));
  return combine(fronts)
    .map((members) => ({ members, order: orderIn(members, set.level, beneath) }))
    .reduce((worst, one) => (one.order < worst.order ? one : worst));
}

/** All kinds with the worst of each: worse before milder, within a word the confirmed first, then as the order of all paths has it. */
export function bySeverity(sets: readonly LethalGroups[], beneath: Beneath = {}): CompositionKind[] {
  return sets
    .map((set) => ({ set, ...worstIn(set, beneath) }))
    .sort(
      (a, b) =>
        severityIn(a.order) - severityIn(b.order) ||
        Number(a.set.level === "uncertain") - Number(b.set.level === "uncertain") ||
        a.order - b.order,
    )
    .map(({ set, members, order }) => ({ ...set, example: members, severity: wordOf(order) }));
}

function combine<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((one) => list.map((next) => [...one, next])), [[]]);
}
