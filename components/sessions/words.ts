import { COMPONENT_WORDS } from "@/lib/core/model/component";
import type { WhatIf } from "@/lib/core/analysis/what-if";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import {
  isDoubtful,
  type Analysis,
  type Level,
  type NearMiss,
  type SessionVerdict,
  type StanceVerdict,
} from "@/lib/core/model/analysis";
import type { SessionServer, SessionTool, Stance } from "@/lib/core/model/session";
import { joinWords } from "@/lib/core/text/join-words";
import { showHidden } from "@/lib/core/text/visible";

/** "1 tool", "5,000 tools". Also takes counts that are strings of digits because they may exceed 2^53. */
export function count(number: number | string, one: string, many = `${one}s`): string {
  const value = BigInt(number);
  return `${value.toLocaleString("en-GB")} ${value === 1n ? one : many}`;
}

/** "205 tools", or "205 tools and 1 channel": a channel is never counted as a tool. */
export function sayContents(all: readonly Pick<SessionTool, "channel">[]): string {
  const channels = all.filter(({ channel }) => channel).length;
  const tools = count(all.length - channels, "tool");
  return channels === 0 ? tools : `${tools} and ${count(channels, "channel")}`;
}

export function listWords(words: readonly string[], last: "and" | "or" = "and"): string {
  return joinWords(words, last);
}

export function legPhrases(legs: readonly Leg[]): string {
  return listWords(legs.map((leg) => LEG_WORDS[leg].phrase));
}

/** The verdict in one short sentence. "Clear" is only said of what was seen. */
export function headline(verdict: SessionVerdict, tools: number): string {
  const { level, missing, incomplete } = verdict;
  if (tools === 0) return incomplete ? "Nothing could be judged." : "Nothing is switched on.";
  if (level === "lethal") return isDoubtful(verdict) ? "This session can probably leak." : "This session can leak.";
  if (level === "possible") return "This session could leak.";
  if (level === "two-legs") return `One leg short: ${legPhrases(missing)} is missing.`;
  return incomplete ? "Clear so far, but not all was seen." : "Clear, as far as was checked.";
}

/** The names of the two readings of `possible`. */
export const READINGS: Record<Stance, string> = { plain: "Confirmed", cautious: "Including uncertain" };

const SIZES = ["of one server", "of two", "of three"];

/** "80 lethal combinations: 20 of one server, 52 of two, 8 of three". The sizes are left out when not every combination is listed. */
export function sayCombinations(analysis: Analysis, stance: Stance): string {
  const total = analysis.minimalServerSetCount[stance];
  const listed = analysis.minimalServerSets[stance];
  const sizes = SIZES.flatMap((words, at) => {
    const many = listed.filter((set) => set.length === at + 1).length;
    return many === 0 ? [] : [`${many} ${words}`];
  });
  const all = count(total, "lethal combination");
  return listed.length.toString() === total && sizes.length > 0 ? `${all}: ${sizes.join(", ")}` : all;
}

export const STANCE_WORDS: Record<StanceVerdict, string> = {
  lethal: "all three legs",
  "two-legs": "two legs",
  clear: "at most one leg",
};

const LEVEL_ENDINGS: Record<Level, string> = {
  lethal: "makes this session lethal",
  possible: "makes a leak possible",
  "two-legs": "brings it to two legs",
  clear: "changes nothing",
};

/** What switching something on would do: "Switching fetch on makes this session lethal, together with github/list_issues." */
export function nearMissSentence({ add, level, legs, through }: NearMiss): string {
  const holds = legs.length > 0 ? ` It holds ${legPhrases(legs)}.` : "";
  const others = through.filter((id) => id !== add && !id.startsWith(`${add}/`));
  const by = others.length > 0 ? `, together with ${listWords(others)}` : "";
  return `Switching ${add} on ${LEVEL_ENDINGS[level]}${by}.${holds}`;
}

/** The same for anything that is off, even if the level stays: "Switching notes on leaves it lethal and adds 12 trifectas." */
export function sayWhatIf({ add, miss, level, legs, trifectas, unseen }: WhatIf): string {
  const open = unseen ? " What it holds was not seen in full, so the verdict becomes incomplete." : "";
  if (miss) return `${nearMissSentence(miss)}${open}`;
  const more = level === "lethal" && trifectas.plain > 0n ? trifectas.plain : trifectas.cautious;
  const adds =
    more > 0n
      ? `leaves the level as it is and adds ${count(more.toString(), "trifecta")}`
      : "leaves the verdict as it is";
  const holds =
    unseen && legs.length === 0
      ? ""
      : legs.length > 0
        ? ` It holds ${legPhrases(legs)}.`
        : " It holds none of the three legs.";
  return `Switching ${add} on ${adds}.${holds}${open}`;
}

function sayReach(reach: SessionServer["reach"]): string | undefined {
  if (reach?.kind !== "given") return reach?.kind;
  return reach.words === "" ? "given by hand" : `from ${showHidden(reach.words.split(": ")[0]!)}`;
}

/** How a server is reached and what it offers, in a few words. */
export function serverFacts(server: SessionServer): string {
  if (server.component) {
    const parts = server.tools.filter((tool) => tool.channel === "commands").length;
    return [COMPONENT_WORDS[server.component.kind].toLowerCase(), parts > 0 && count(parts, "command")]
      .filter(Boolean)
      .join(" · ");
  }
  const reach = server.builtIn ? "built in" : sayReach(server.reach);
  const own = server.tools.filter((tool) => !tool.channel);
  const on = own.filter((tool) => !tool.off).length;
  const tools =
    server.state === "unlisted"
      ? "never listed"
      : on === own.length
        ? count(on, "tool")
        : `${on.toLocaleString("en-GB")} of ${count(own.length, "tool")}`;
  return [reach, tools, server.state === "partial" && "partial"].filter(Boolean).join(" · ");
}
