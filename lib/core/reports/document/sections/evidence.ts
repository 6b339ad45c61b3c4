import { strongestFirst } from "../../../text/strongest-first";
import { counterfactuals, sayTurningPoint } from "../../../classification/scoring/counterfactuals";
import { LEGS, type Leg } from "../../../model/leg";
import type { ReportTool } from "../../../model/report-members";
import { muted, name, paragraph, quote, type ReportRow, type Span } from "../blocks";
import { defineSection } from "../define";

const MOST_TOOLS = 60;
const MOST_QUOTES = 4;

/** All evidence for the legs of the tools in findings, with its weight, and what would change the verdict. */
export default defineSection({
  id: "evidence",
  title: "Appendix: evidence of the findings",
  appendix: true,
  write({ lethal, tool }) {
    const told = new Map(
      lethal.flatMap(({ witness }) =>
        witness ? LEGS.map((leg) => [`${leg} ${witness.tools[leg]}`, { leg, id: witness.tools[leg] }] as const) : [],
      ),
    );
    const rows = [...told.values()].slice(0, MOST_TOOLS).flatMap(({ leg, id }): ReportRow[] => {
      const held = tool(id);
      return held ? [{ cells: [[{ leg, is: held[leg].verdict }], [name(id)], all(leg, held)] }] : [];
    });
    if (rows.length === 0) return [];
    return [
      paragraph(
        "For each leg of a finding: the words, the place, their weight, and what would change the verdict.",
        "muted",
      ),
      {
        kind: "table",
        label: "Evidence for the legs of the findings",
        head: ["Leg", "Tool", "Evidence"],
        widths: [17, 27, 56],
        rows,
      },
    ];
  },
});

function all(leg: Leg, tool: ReportTool): Span[] {
  const [turning] = counterfactuals(leg, tool[leg]);
  const found = strongestFirst((tool[leg].evidence ?? []).filter(({ bearing }) => bearing === "for")).slice(
    0,
    MOST_QUOTES,
  );
  return [
    ...found.flatMap((one): Span[] => [
      ...(one.quote === "" ? [] : [quote(one.quote), " "]),
      `${one.reason} `,
      muted(`${one.field}, weight ${one.weight.toFixed(1)}. `),
    ]),
    ...(turning ? [muted(`What would change it: ${sayTurningPoint(turning)}`)] : []),
  ];
}
