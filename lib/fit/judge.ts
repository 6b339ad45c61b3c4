import { classifyServer } from "../core/classification/classify";
import type { Question } from "../core/classification/scoring/question";
import type { VerdictWord } from "../core/model/verdict";
import type { Tool } from "../core/model/tool";
import type { Labelled } from "./labels";

/** What the program says of a tool, as it would to anybody, without looking up known tools. */
export type JudgedAnswers = Record<Question, { verdict: VerdictWord; p: number }>;

/** Judges tools, those of one server (`serverOf`) together. Effects are told by yes and no, so that their p is 1 or 0. */
export function judgeTools<Line extends Pick<Labelled, "server" | "tool">>(
  lines: readonly Line[],
  serverOf: (line: Line) => string,
): JudgedAnswers[] {
  const servers = new Map<string, number[]>();
  lines.forEach((line, at) => servers.set(serverOf(line), [...(servers.get(serverOf(line)) ?? []), at]));
  const judged: JudgedAnswers[] = [];
  for (const members of servers.values()) {
    const tools = members.map((at): Tool => lines[at]!.tool);
    classifyServer(lines[members[0]!]!.server, tools, [], [], { evidence: false }).forEach((one, place) => {
      const effect = (has: boolean) => ({ verdict: has ? ("yes" as const) : ("no" as const), p: has ? 1 : 0 });
      judged[members[place]!] = {
        private: one.private,
        untrusted: one.untrusted,
        egress: one.egress,
        writes: effect(one.writes),
        destructive: effect(one.destructive),
      };
    });
  }
  return judged;
}
