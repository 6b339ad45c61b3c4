import { findHost } from "../hosts";
import { countSession } from "../session/count";
import type { Analysis, Witness } from "../model/analysis";
import { LEG_WORDS } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import type { Session, Stance } from "../model/session";
import { fit, widthOf } from "../text/fit";
import { verdictWords } from "../text/say-verdict";
import { showHidden } from "../text/visible";
import { closeScene, count, group, move } from "./define";

const WIDTH = 1280;
const HEIGHT = 720;
const MARGIN = 56;
const TITLE = 36;
const LEAD = { size: 19, line: 28, lines: 5 };
const PATH_Y = 300;

/** The space that a slide has for the picture of the paths. */
export const SLIDE_PATH = { width: WIDTH - 2 * MARGIN, height: HEIGHT - PATH_Y - 52 };

type Parts = {
  session: Session;
  analysis: Analysis;
  witness: Witness | undefined;
  stance: Stance;
  venn: Scene;
  ways: Scene;
};

/** The board on one slide of 16 to 9: what the session is and can do, the three circles, the paths through it, the smallest change. */
export function drawSlide({ session, analysis, witness, stance, venn, ways }: Parts): Scene {
  const { word } = verdictWords(analysis);
  const room = WIDTH - 2 * MARGIN - venn.width - 40;
  const lines = wrap([...sayAll(session, analysis, stance)].join(" "), room).slice(0, LEAD.lines);
  const title = `${word}: ${showHidden(session.name)}`;
  return closeScene({
    width: WIDTH,
    height: HEIGHT,
    title: `${word}: ${session.name}`,
    description: `${lines.join(" ")} ${venn.description} ${ways.description}`,
    marks: [
      { shape: "text", role: "text-title", x: MARGIN, y: 86, text: fit(title, room, TITLE * 1.06) },
      ...lines.map((text, at): Mark => ({
        shape: "text",
        role: "text-lead",
        x: MARGIN,
        y: 126 + at * LEAD.line,
        text,
      })),
      ...move(venn.marks, WIDTH - MARGIN - venn.width, 28),
      ...move(ways.marks, MARGIN, PATH_Y),
      {
        shape: "text",
        role: "text-small",
        x: MARGIN,
        y: HEIGHT - 22,
        text: `${stance === "cautious" ? "Including uncertain." : "Confirmed only."} Judged from tool definitions; no tool was called.${witness ? ` Bold: one of ${group(BigInt(analysis.trifectaCount[stance]))} ${analysis.trifectaCount[stance] === "1" ? "way" : "ways"}.` : ""}`,
      },
      { shape: "text", role: "text-small", x: WIDTH - MARGIN, y: HEIGHT - 22, text: "Trefoil", anchor: "end" },
    ],
  });
}

function sayAll(session: Session, analysis: Analysis, stance: Stance): string[] {
  const { servers, tools } = countSession(session);
  const host = findHost(session.host)?.label;
  const held = `${count(servers, "server")}${host === undefined ? "" : ` in ${host}`} with ${count(tools, "tool")}.`;
  const { level, missing } = analysis.verdict;
  const says: Record<typeof level, string> = {
    lethal: "This session can leak: private data, untrusted input and a way out meet.",
    possible: "This session could leak, if what is uncertain is true.",
    "two-legs": `One leg short: ${missing.map((leg) => LEG_WORDS[leg].phrase).join(" and ")} is missing.`,
    clear: "Clear, as far as was checked.",
  };
  const [cut] = analysis.cuts[stance].tools;
  if (!cut) return [says[level], held];
  const [first, ...more] = cut.remove;
  return [
    says[level],
    held,
    `Smallest cut: switch off ${fit(showHidden(first!), 420, LEAD.size)}${more.length > 0 ? ` and ${count(more.length, "more tool")}` : ""}; then ${LEG_WORDS[cut.leg].phrase} is gone.`,
  ];
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, LEAD.size) <= width) lines[lines.length - 1] = longer;
    else lines.push(fit(word, width, LEAD.size));
  }
  return lines;
}
