import { LEGS, LEG_WORDS } from "../../../model/leg";
import type { Report } from "../../../model/report";
import type { ReportTool } from "../../../model/report-members";
import { count } from "../../../text/say-verdict";
import { shorten } from "../../../text/visible";
import { heading, muted, name, paragraph, type Block, type ReportRow, type Words } from "../blocks";
import { defineSection } from "../define";
import { legCell } from "../leg-cell";

const MOST_TOOLS = 2000;
const DESCRIPTION_LENGTH = 140;

/** Every tool with its three legs, server by server. */
export default defineSection({
  id: "tools",
  title: "Appendix: every tool",
  appendix: true,
  write({ report }) {
    const shown = report.tools.slice(0, MOST_TOOLS);
    const left = report.tools.length - shown.length;
    return [
      paragraph("Each leg: the verdict, its grade from 1 to 3, its probability.", "muted"),
      ...[...new Set(shown.map(({ server }) => server))].flatMap((server) =>
        ofServer(
          server,
          shown.filter((tool) => tool.server === server),
          report,
        ),
      ),
      ...(left > 0 ? [paragraph(`${count(left, "more tool")} in the JSON report.`, "muted")] : []),
    ];
  },
});

function ofServer(server: string, own: readonly ReportTool[], { servers }: Report): Block[] {
  const off = servers.find((one) => one.name === server)?.off ?? false;
  return [
    heading(`${server}, ${count(own.length, "tool")}${off ? ", switched off" : ""}`, 3),
    {
      kind: "table",
      label: `Tools of ${server}`,
      head: ["Tool", ...LEGS.map((leg) => LEG_WORDS[leg].title), "Changes"],
      widths: [40, 17, 17, 17, 9],
      rows: own.map((tool): ReportRow => ({
        off: off || tool.off,
        cells: [
          [name(tool.tool), ...(tool.description ? [muted(` ${shorten(tool.description, DESCRIPTION_LENGTH)}`)] : [])],
          ...LEGS.map((leg) => legCell(leg, tool[leg])),
          changes(tool),
        ],
      })),
    },
  ];
}

function changes({ destructive, writes, carrier, right }: ReportTool): Words {
  return [
    destructive ? "destroys" : writes ? "writes" : muted("–"),
    ...(carrier ? [muted(` store: ${carrier.store}`)] : []),
    ...(right ? [muted(` rights: ${right}`)] : []),
  ];
}
