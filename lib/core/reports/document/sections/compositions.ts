import { LEG_WORDS } from "../../../model/leg";
import { mapOfSession } from "../../map/of-session";
import { INSIGHT, sayCounts, sayWord } from "../../map/say";
import { mapScene } from "../../map/scene";
import { heading, list, names, paragraph, strong, type Words } from "../blocks";
import { defineSection } from "../define";

/** As wide as the page's text. */
const ROOM = 940;
const MOST_ROWS = 30;
const MOST_NAMES = 60;

/** Every server of the session combined with every other. */
export default defineSection({
  id: "compositions",
  title: "Appendix: compositions",
  appendix: true,
  write({ report, session }) {
    const map = mapOfSession(session, report.product.version);
    if (!map) return [];
    const { uncertain } = map.safe;
    return [
      paragraph(INSIGHT),
      list([...sayCounts(map), ...map.omitted]),
      { kind: "picture", scene: mapScene(map, ROOM) },
      heading("Smallest lethal compositions", 3),
      {
        kind: "table",
        label: "Smallest lethal compositions of groups of servers",
        head: ["Severity", "How many", "Certainty", "Which"],
        widths: [14, 12, 24, 50],
        numbers: [1],
        rows: map.lethal.slice(0, MOST_ROWS).map(({ severity, count, level, example }) => ({
          cells: [
            sayWord(severity),
            String(count),
            level === "confirmed" ? "confirmed" : "including uncertain",
            example,
          ],
        })),
      },
      heading("The largest sets that stay safe, including what is uncertain", 3),
      list(
        uncertain.length === 0
          ? ["None: the host, or every server, is lethal alone."]
          : uncertain.map(({ without, servers }): Words => [
              strong(`Without ${LEG_WORDS[without].phrase}`),
              ` (${servers.length}): `,
              ...names(servers, MOST_NAMES),
            ]),
      ),
    ];
  },
});
