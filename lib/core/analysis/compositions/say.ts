import type { Member } from "../../model/composition";
import { LEG_WORDS, LEGS, type Leg, type PerLeg } from "../../model/leg";
import type { VerdictWord } from "../../model/verdict";
import { serverLabel } from "../../session/server-label";
import { showHidden } from "../../text/visible";
import { legsIn } from "../mask";
import { cellOf, type CompositionCell } from "./cell";
import type { MatrixEntry } from "./entries";
import { saySeverity, worstMembers, type Beneath, type CompositionKind } from "./severity";
import { sayLeastCut } from "./least-cut";
import { heldBy, NOTHING, together, wordsOf } from "./member";
import { joinWords } from "../../text/join-words";

/** `a`, `a and b`, `a, b and c`. */
export function sayList(words: readonly string[], word: "and" | "or" = "and"): string {
  return joinWords(words, word);
}

/** The legs of a server in words: `private data and perhaps a way out`, or that it holds none. */
export function sayLegs(legs: PerLeg<VerdictWord>): string {
  const held = LEGS.flatMap((leg) =>
    legs[leg] === "no" ? [] : [`${legs[leg] === "possible" ? "perhaps " : ""}${LEG_WORDS[leg].phrase}`],
  );
  return held.length === 0 ? "no leg" : sayList(held);
}

/** The result of a composition of one to three servers, who contributes what, how bad it is and what it takes to end it. */
export function sayComposition(members: readonly Member[], beneath: Beneath = {}): string {
  const { host } = beneath;
  const names = sayList(members.map((member) => (member.builtIn ? hostName(member) : serverLabel(member))));
  const [is, all] = members.length === 1 ? ["is", "alone"] : ["are", "together"];
  const lost = members.filter((member) => member.state === "unlisted");
  if (lost.length > 0)
    return `Not known: ${sayList(lost.map(serverLabel))} could not be listed${lost[0]!.reason ? ` (${showHidden(lost[0]!.reason)})` : ""}.`;
  const base = host ? heldBy(wordsOf(host)) : NOTHING;
  const held = members.map((member) => heldBy(wordsOf(member)));
  const { level, within } = cellOf(base, ...held);
  const withHost = host ? ` in ${hostName(host)}` : "";
  if (level === "safe")
    return `${names} ${is} safe ${all}${withHost}: ${sayMissing(together(base, ...held).uncertain)}${sayPartial(members)}`;
  if (within) return `${names} ${is} lethal ${all}${withHost}, since ${sayWhoAlone(members, host)}.`;
  const who = sayBringers(host ? [...members, host] : members);
  const rated = saySeverity(members, level, beneath);
  const how = level === "confirmed" ? ", confirmed" : " only including what is uncertain";
  const sentences = [`${names} ${is} lethal ${all}${withHost}${how}: ${who}.`, rated, sayLeastCut(members, host)];
  return sentences.filter(Boolean).join(" ");
}

const LEVELS = { confirmed: "lethal, confirmed", uncertain: "lethal, only including uncertain", safe: "safe" };

/** The name of a cell: the servers and the result. Short, since there are thousands of them. */
export function nameCell(names: readonly string[], cell?: CompositionCell): string {
  return `${sayList(names)}: ${cell ? LEVELS[cell.level] : "not known"}${cell?.within ? ", through fewer of them" : ""}`;
}

/** What a cell of the matrix says: of two servers, or of every pair of two groups. */
export function sayCell(one: MatrixEntry, other: MatrixEntry, beneath: Beneath = {}): string {
  const { host } = beneath;
  const same = one.id === other.id;
  const [first, second] = [one.members[0]!, other.members[0]!];
  if (one.members.length === 1 && other.members.length === 1)
    return sayComposition(same ? [first] : [first, second], beneath);
  const { level } = cellOf(
    host ? heldBy(wordsOf(host)) : NOTHING,
    ...(same ? [first] : [first, second]).map((member) => heldBy(wordsOf(member))),
  );
  const groups = (same ? [one] : [one, other]).map(({ members }) => ({ members }));
  const example = level === "safe" ? (same ? [first] : [first, second]) : worstMembers({ groups, level }, beneath);
  const many = same ? `Each of these ${one.members.length} servers` : `${sayMany(one)} with ${sayMany(other)}`;
  return `${many}, for example: ${sayComposition(example, beneath)}`;
}

function sayMany({ members }: MatrixEntry): string {
  return members.length === 1 ? serverLabel(members[0]!) : `any of ${members.length} servers`;
}

function hostName(host: Member): string {
  return serverLabel(host).replace(/'s own tools$/, "");
}

function sayMissing(mask: number): string {
  const missing = LEGS.filter((leg) => !legsIn(mask).includes(leg));
  return `nothing brings ${sayList(
    missing.map((leg) => LEG_WORDS[leg].phrase),
    "or",
  )}`;
}

function sayPartial(members: readonly Member[]): string {
  const partial = members.filter((member) => member.state === "partial");
  return partial.length === 0 ? "." : `, as far as ${sayList(partial.map(serverLabel))} could be listed.`;
}

/** Who is lethal without the others. */
function sayWhoAlone(members: readonly Member[], host?: Member): string {
  const base = host ? heldBy(wordsOf(host)) : NOTHING;
  if (host && cellOf(NOTHING, base).level !== "safe") return `${serverLabel(host)} are lethal alone`;
  const alone = members.filter((member) => cellOf(base, heldBy(wordsOf(member))).level !== "safe");
  return alone.length === 0
    ? "fewer of them are"
    : `${sayList(alone.map(serverLabel))} ${alone.length === 1 ? "is" : "are"} lethal alone`;
}

/** For each leg the member most certain to hold it, with its strongest tool; grouped by member. */
function sayBringers(members: readonly Member[]): string {
  const brings = new Map<Member, Leg[]>();
  for (const leg of LEGS) {
    const who =
      members.find((member) => member[leg].verdict === "yes") ??
      members.find((member) => member[leg].verdict === "possible");
    if (who) brings.set(who, [...(brings.get(who) ?? []), leg]);
  }
  return [...brings]
    .map(
      ([member, legs]) =>
        `${serverLabel(member)} ${member.builtIn ? "bring" : "brings"} ${sayList(legs.map((leg) => sayLeg(member, leg)))}`,
    )
    .join("; ");
}

function sayLeg(member: Member, leg: Leg): string {
  const { verdict, tool } = member[leg];
  return `${verdict === "possible" ? "perhaps " : ""}${LEG_WORDS[leg].phrase}${tool === undefined ? "" : ` (${showHidden(tool)})`}`;
}

/** A lethal composition of groups in words: the composition itself, or how many there are and the worst of them. */
export function sayGroups({ groups, count, example }: CompositionKind, beneath: Beneath = {}): string {
  const first = sayComposition(example, beneath);
  if (count === 1) return first;
  const kinds = ["servers", "pairs", "triples"];
  const who = groups.map(({ members }) =>
    members.length === 1 ? serverLabel(members[0]!) : `any of ${members.length} servers`,
  );
  const many = `${count.toLocaleString("en")} ${kinds[groups.length - 1]}`;
  return `${many}${groups.length > 1 ? ` of ${sayList(who)}` : " of the same legs"}, for example: ${first}`;
}
