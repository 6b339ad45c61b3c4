import { analyse } from "@/lib/core/analysis/analyse";
import { blocksOf, openAtFirst } from "@/lib/core/analysis/compositions/entries";
import { mapCompositions } from "@/lib/core/analysis/compositions/map";
import { memberOf } from "@/lib/core/analysis/compositions/member";
import { drawAttackPath } from "@/lib/core/charts/attack-path";
import { drawCompositions } from "@/lib/core/charts/compositions";
import { drawVenn } from "@/lib/core/charts/venn";
import { drawMinimalSets } from "@/lib/core/charts/minimal-sets";
import { perLeg } from "@/lib/core/model/leg";
import type { Scene } from "@/lib/core/model/scene";
import type { Session, SessionServer } from "@/lib/core/model/session";
import type { Verdict } from "@/lib/core/model/verdict";

/** Letters for the legs of a tool: capital is yes, small is possible. */
type Letters = string;

const verdict = (letters: Letters, letter: string): Verdict =>
  letters.includes(letter.toUpperCase())
    ? { verdict: "yes", p: 0.95, evidence: [] }
    : letters.includes(letter)
      ? { verdict: "possible", p: 0.5, evidence: [] }
      : { verdict: "no", p: 0.05, evidence: [] };

function server(name: string, tools: Record<string, Letters>): SessionServer {
  return {
    name,
    state: "listed",
    tools: Object.entries(tools).map(([tool, letters]) => ({
      id: `${name}/${tool}`,
      server: name,
      tool: { name: tool },
      classification: {
        ...perLeg((leg) => verdict(letters, leg[0]!)),
        writes: false,
        destructive: false,
        carrier: null,
      },
    })),
  };
}

const session = (servers: SessionServer[]): Session => ({ name: "Support desk", host: "none", servers });

/** The session of the pictures: two ways in, two sources of private data, one way out for certain and one perhaps. */
const DESK = session([
  server("mailbox", { read_message: "PU", search_messages: "PU", list_folders: "" }),
  server("tracker", { list_issues: "U", add_comment: "e" }),
  server("files", { read_file: "P", list_folder: "P" }),
  server("web", { fetch_page: "UE" }),
]);

const WORKSPACE = session([
  ...DESK.servers,
  server("feed", { read_feed: "U" }),
  server("calculator", { add: "", convert: "" }),
]);

const desk = analyse(DESK);

export const drawCircles = (): Scene => drawVenn(desk);
export const drawPath = (): Scene =>
  drawAttackPath(DESK, desk, desk.witnesses.cautious[0], { width: 860, height: 420 });
export const drawSets = (): Scene => drawMinimalSets(DESK, desk, { width: 720, height: 320 });

export function drawMap(): Scene {
  const map = mapCompositions(
    WORKSPACE.servers.map((one) => memberOf(one)),
    {},
  );
  return drawCompositions(map, blocksOf(map, openAtFirst(map)), 640);
}
