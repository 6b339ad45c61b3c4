import { isDoubtful } from "../model/analysis";
import { LEGS, LEG_WORDS } from "../model/leg";
import type { Report } from "../model/report";
import { saySessionSeverity } from "./say-severity";

/** Level as icon and word: never by colour alone. */
export const LEVEL_WORDS: Record<Report["verdict"]["level"], { icon: string; word: string }> = {
  lethal: { icon: "✖", word: "Lethal" },
  possible: { icon: "◔", word: "Possible" },
  "two-legs": { icon: "◑", word: "Two legs" },
  clear: { icon: "○", word: "Clear" },
};

export const STATE_WORDS: Record<Report["servers"][number]["state"], string> = {
  listed: "listed",
  partial: "listed in part",
  unlisted: "not listed",
};

type Judged = {
  verdict: Pick<Report["verdict"], "level" | "incomplete">;
  masks: { cautious: readonly number[] };
};

/** Whether no tool that is switched on could be seen, so that nothing was judged: that is not “clear”. */
const sawNothing = ({ verdict: { level, incomplete }, masks }: Judged): boolean =>
  level === "clear" && incomplete && masks.cautious.every((tools) => tools === 0);

/** The verdict as an icon and one or two words, with what is not known. */
export function verdictWords(judged: Judged): { icon: string; word: string } {
  if (sawNothing(judged)) return { icon: "?", word: "Nothing judged" };
  const { icon, word } = LEVEL_WORDS[judged.verdict.level];
  return { icon, word: judged.verdict.incomplete ? `${word}, incomplete` : word };
}

/** The verdict in one or two sentences that stand alone. "Clear" is only ever said of what was seen. */
export function sayVerdict({
  verdict,
  minimalServerSetCount,
  servers,
  severity,
  masks,
}: Pick<Report, "verdict" | "minimalServerSetCount" | "servers" | "severity" | "masks">): string {
  if (sawNothing({ verdict, masks })) return "Nothing was judged: no tool was seen, so anything may be in it.";
  const unseen = servers.filter((server) => !server.off && server.state !== "listed").length;
  const bound =
    unseen > 0
      ? ` ${unseen} ${unseen === 1 ? "server was" : "servers were"} not seen whole, so it may be worse.`
      : verdict.incomplete
        ? " Not everything was seen, so it may be worse."
        : "";
  const rated = saySessionSeverity({ severity });
  return `${sayLevel(verdict, minimalServerSetCount.plain)}${rated && ` ${rated}`}${bound}`;
}

function sayLevel(verdict: Report["verdict"], sets: string): string {
  const held = LEGS.filter((leg) => verdict.legs[leg] !== "no").map((leg) => LEG_WORDS[leg].phrase);
  const missing = LEGS.filter((leg) => verdict.legs[leg] === "no").map((leg) =>
    LEG_WORDS[leg].phrase.replace(/^a /, ""),
  );
  switch (verdict.level) {
    case "lethal":
      return `This session can ${isDoubtful(verdict) ? "probably " : ""}be made to leak: private data, untrusted input and a way out meet in it. ${sets === "1" ? "1 set of servers is" : `${sets} sets of servers are`} enough for that.`;
    case "possible":
      return `This session could be made to leak: private data, untrusted input and a way out meet in it under conditions that the tool definitions leave open.`;
    case "two-legs":
      return `No lethal trifecta was found: the session holds ${held.join(" and ")}, and no ${missing.join(" and no ")}.`;
    case "clear":
      return held.length === 0
        ? "None of the three legs was found in what was checked."
        : `Of the three legs only ${held.join(" and ")} was found in what was checked.`;
  }
}

/** "1 tool", "3 tools". */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** What a report rests on and what it cannot see, one sentence each. */
export const LIMITS: readonly string[] = [
  "Tool definitions were read; no tool was called. A definition can lie, and a tool can change its behaviour without changing its definition.",
  "Only the servers and built-in tools named here were checked. Connectors, extensions and servers from other scopes that the same agent loads are not in this report.",
  "Every leg is a judgement from evidence with a probability. “Possible” means that it depends on the deployment or that there is too little information.",
  "“Including uncertain” counts every possible leg, “confirmed” none. Combinations, counts, cuts and splits are exact for the legs as judged.",
  "Approval prompts and injection detectors are not counted as protection.",
];

/** How serious a finding about a server's own words is; it never changes the verdict. */
export const ABOUT_TOOLS_WORDS: Record<"error" | "warning" | "note", string> = {
  error: "✖ Misleads",
  warning: "◔ Probably misleads",
  note: "· Note",
};
export const ABOUT_TOOLS_LIMIT =
  "Hints, texts and names are claims of the servers, compared with each other and with what the words say. They change no verdict. What a server really does cannot be seen here, and a lack of findings is no proof of honesty.";
