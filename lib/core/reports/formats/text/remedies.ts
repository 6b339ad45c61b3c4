import { EVERYTHING, GATE_WORDS } from "../../../model/gate";
import { LEG_WORDS } from "../../../model/leg";
import type { Report } from "../../../model/report";
import { decidedIn } from "../../../text/decided";
import { count } from "../../../text/say-verdict";
import { capped, list, say, wrap } from "./lines";

export function cuts({ cuts: { tools, servers: byServer } }: Report): string[] {
  const lines = [
    ...tools.map((cut) => ({ cut, what: `switch off ${count(cut.remove.length, "tool")}` })),
    ...byServer.map((cut) => ({ cut, what: `remove ${count(cut.remove.length, "server")}` })),
  ].flatMap(({ cut, what }) => wrap(`${LEG_WORDS[cut.leg].letter} ${what}: ${list(cut.remove)}`, "  ", "      "));
  return capped(lines, 40, "line");
}

export function split({ split: { parts, unsplittable } }: Report): string[] {
  const lines =
    parts.length < 2
      ? []
      : parts.flatMap((part, index) =>
          wrap(
            `${index + 1}. no ${LEG_WORDS[part.without].phrase.replace(/^a /, "")}: ${list(part.tools)}`,
            "  ",
            "     ",
          ),
        );
  return unsplittable.length > 0
    ? [...lines, ...wrap(`No split helps these, each carries all three legs: ${list(unsplittable)}`, "  ", "     ")]
    : lines;
}

export function gates({ gates: all }: Report): string[] {
  return all.flatMap(({ on, kind, note }) =>
    wrap(
      `${say(on === EVERYTHING ? "every call" : on)}: ${GATE_WORDS[kind]}${note ? `. ${say(note, 500)}` : ""}`,
      "  ",
      "      ",
    ),
  );
}

export function decided(report: Report): string[] {
  const lines = decidedIn(report).flatMap(({ tool, leg, verdict, by, at, reason }) =>
    wrap(
      `${LEG_WORDS[leg].letter} ${verdict}: ${say(tool)}, set by ${say(by)} on ${say(at.slice(0, 10))}: ${say(reason, 300)}`,
      "  ",
      "      ",
    ),
  );
  return capped(lines, 40, "line");
}
