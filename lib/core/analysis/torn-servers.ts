import type { Split } from "../model/analysis";
import { LEG_WORDS, LEGS } from "../model/leg";
import type { Session, SessionTool, Stance } from "../model/session";
import { BIT, FULL, legsIn, maskOf } from "./mask";
import { byText } from "../text/order";
import { joinWords } from "../text/join-words";

/** A server that a split cannot keep whole, or cannot hold at all, and why, in one sentence. */
export type TornServer = { server: string; why: string };

export function tornServers(session: Session, { parts, unsplittable }: Split, stance: Stance): TornServer[] {
  const partOf = new Map(parts.flatMap((part, at) => part.tools.map((id): [string, number] => [id, at])));
  const alone = new Set(unsplittable);
  return session.servers
    .filter((server) => !server.off)
    .flatMap((server): TornServer[] => {
      const tools = server.tools.filter((tool) => !tool.off);
      const whole = tools.filter((tool) => alone.has(tool.id));
      if (whole.length > 0)
        return [
          {
            server: server.name,
            why: `cannot be split, because ${names(whole)} ${whole.length === 1 ? "holds" : "each hold"} all three legs: only a compensating control or leaving ${whole.length === 1 ? "it" : "them"} out helps.`,
          },
        ];
      if (new Set(tools.map((tool) => partOf.get(tool.id))).size < 2) return [];
      const mask = tools.reduce((union, tool) => union | maskOf(tool.classification, stance), 0);
      if (mask !== FULL)
        return [
          {
            server: server.name,
            why: `is divided, because it holds ${join(legsIn(mask).map((leg) => LEG_WORDS[leg].phrase))}, and no part has room for both.`,
          },
        ];
      const holders = LEGS.map(
        (leg) =>
          `“${tools.find((tool) => (maskOf(tool.classification, stance) & BIT[leg]) !== 0)!.tool.name}” brings ${LEG_WORDS[leg].phrase}`,
      );
      return [{ server: server.name, why: `is divided, because whole it holds all three legs: ${join(holders)}.` }];
    })
    .sort((a, b) => byText(a.server, b.server));
}

const NAMED = 3;

function names(tools: readonly SessionTool[]): string {
  const named = tools.slice(0, NAMED).map((tool) => `“${tool.tool.name}”`);
  return join(tools.length > NAMED ? [...named, `${tools.length - NAMED} more`] : named);
}

function join(words: readonly string[]): string {
  return joinWords(words);
}
