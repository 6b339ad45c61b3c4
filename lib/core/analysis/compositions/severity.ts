import { memoOfObject } from "../../text/memo";
import type { Member } from "../../model/composition";
import { DATA_CLASSES, READERS, SEVERITIES, WRITERS, type Severity } from "../../model/severity";
import type { Stance } from "../../model/session";
import { rateTogether, type Profile } from "../severity-together";
import { DATA_WORDS, READER_WORDS, SEVERITY_WORDS, WRITER_WORDS } from "../severity-words";
import type { LethalGroups } from "./lethal";

/** Milder than the mildest: no path at all, or nothing known. */
const NONE = SEVERITIES.length;

const STANCE: Record<LethalGroups["level"], Stance> = { confirmed: "plain", uncertain: "cautious" };

/** How bad a composition is in the reading in which it is lethal; null when nothing of it is rated. */
export function severityOf(members: readonly Member[], level: LethalGroups["level"], host?: Member): Severity | null {
  const profiles = profilesOf(members, host);
  if (!profiles) return null;
  const { worst, confirmed } = rateTogether(profiles);
  return level === "confirmed" ? confirmed : worst;
}

/** The severity in a word, and the rows of the tables that gave it. */
export function saySeverity(members: readonly Member[], level: LethalGroups["level"], host?: Member): string {
  const severity = severityOf(members, level, host);
  const profiles = profilesOf(members, host);
  if (severity === null || !profiles) return "";
  const stance = STANCE[level];
  const [reads, brings, sends] = [0, 1, 2].map((leg) =>
    Math.min(...profiles.map((profile) => profile[stance].legs[leg]!)),
  );
  const { who } = WRITER_WORDS[WRITERS[brings!]!];
  return `${SEVERITY_WORDS[severity]}: ${who.charAt(0).toLowerCase()}${who.slice(1)} can write what comes in, ${DATA_WORDS[DATA_CLASSES[reads!]!].noun} can be read, and sent ${READER_WORDS[READERS[sends!]!].where}.`;
}

function profilesOf(members: readonly Member[], host?: Member): Profile[] | undefined {
  const all = [...members, ...(host ? [host] : [])].map(({ profile }) => profile);
  return all.every((one) => one !== undefined) ? all : undefined;
}

/** One server of each list, lethal in this reading. */
type Alike = { groups: readonly { members: readonly Member[] }[]; level: LethalGroups["level"] };

/** Compositions of one kind that are alike in how bad they are: one server of each of these lists. */
export type Rated = { members: readonly (readonly Member[])[]; severity: Severity | null; count: number };

/**
 * One kind of composition, worst first: servers whose tools are rated alike are taken together, so that the cost is a function
 * of the different ratings and not of the compositions.
 */
export function worstFirst(set: Alike, host?: Member): Rated[] {
  const alike = set.groups.map(({ members }) => ALIKE[STANCE[set.level]](members));
  return combine(alike)
    .map((members): Rated => ({
      members,
      severity: severityOf(
        members.map((some) => some[0]!),
        set.level,
        host,
      ),
      count: members.reduce((product, some) => product * some.length, 1),
    }))
    .sort((a, b) => rankOf(a.severity) - rankOf(b.severity));
}

/** The worst that a kind of composition can be. */
export function worstOf(set: LethalGroups, host?: Member): Severity | null {
  return worstFirst(set, host)[0]?.severity ?? null;
}

/** A kind of composition with the worst of them. */
export type Kind = LethalGroups & { example: readonly Member[] };

export function worstExample(set: LethalGroups, host?: Member): Kind {
  return { ...set, example: worstMembers(set, host) };
}

/** One of the worst, by name. */
export function worstMembers(set: Alike, host?: Member): Member[] {
  return worstFirst(set, host)[0]!.members.map((some) => some[0]!);
}

/** Confirmed before uncertain, then worse before milder, then as they were. */
export function bySeverity(sets: readonly LethalGroups[], host?: Member): LethalGroups[] {
  const rank = new Map(sets.map((set) => [set, rankOf(worstOf(set, host))]));
  return [...sets].sort(
    (a, b) => Number(a.level === "uncertain") - Number(b.level === "uncertain") || rank.get(a)! - rank.get(b)!,
  );
}

function rankOf(severity: Severity | null): number {
  return severity === null ? NONE : SEVERITIES.indexOf(severity);
}

/** Looked up once for each group and not for every set that it is part of. */
const ALIKE: Record<Stance, (members: readonly Member[]) => Member[][]> = {
  cautious: memoOfObject((members) => [...groupBy(members, ratingKey("cautious")).values()]),
  plain: memoOfObject((members) => [...groupBy(members, ratingKey("plain")).values()]),
};

/** What decides in the reading in which the set is lethal. */
function ratingKey(stance: Stance): (member: Member) => string {
  return ({ profile }) => {
    if (!profile) return "";
    const { legs, unasked, alone } = profile[stance];
    return `${legs.join("")} ${unasked.join("")} ${alone}`;
  };
}

function groupBy<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const known = groups.get(key(one));
    if (known) known.push(one);
    else groups.set(key(one), [one]);
  }
  return groups;
}

function combine<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((one) => list.map((next) => [...one, next])), [[]]);
}
