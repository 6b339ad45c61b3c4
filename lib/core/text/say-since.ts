import type { Since } from "../model/since";
import { sayTime } from "./say-date";
import { count } from "./say-verdict";

/** What changed since the last report, as lines: a headline, then one change each. `mark` says what a change does to the legs. */
export function saySince(since: Since): {
  headline: string;
  lines: { mark: string; effect: "worse" | "better" | "none"; what: string }[];
} {
  const { items, more, level, goneFindings } = since;
  const then = since.at === null ? "the last report" : `the last report (servers listed ${sayTime(since.at)})`;
  const verdict =
    level.before === level.after
      ? `the verdict stays ${level.after}`
      : `the verdict went from ${level.before} to ${level.after}`;
  if (items.length === 0) return { headline: `Nothing changed since ${then}; ${verdict}.`, lines: [] };
  const worse = items.filter((item) => item.effect === "worse").length;
  return {
    headline: `${count(items.length + more, "change")} since ${then}, ${worse} of them worse; ${verdict}.`,
    lines: [
      ...items.map(({ what, effect }) => ({ mark: MARKS[effect], effect, what })),
      ...goneFindings.map(({ rule, message }) => ({
        mark: MARKS.better,
        effect: "better" as const,
        what: `No longer found (${rule}): ${message}`,
      })),
      ...(more > 0 ? [{ mark: MARKS.none, effect: "none" as const, what: `and ${count(more, "more change")}` }] : []),
    ],
  };
}

const MARKS = { worse: "✖", better: "○", none: "·" } as const;
