import { LEG_WORDS } from "../../../model/leg";
import type { Report } from "../../../model/report";
import { sayDay } from "../../../text/say-date";
import { capital } from "../../../text/say-policy";
import { count } from "../../../text/say-verdict";
import { heading, list, muted, names, paragraph, strong, type Block, type ReportRow, type Words } from "../blocks";
import { defineSection } from "../define";
import { sayWhere } from "../finding-words";
import { PROPOSED_DAYS } from "../actions";

const MOST_TIES = 3;
const NAMED = 6;
const MOST_ACCEPTED = 20;

/** What is done when and by whom; what does everything at once; what somebody accepted. */
export default defineSection({
  id: "fixes",
  title: "Plan",
  write: ({ report, actions, lethal, beside }) => [
    ...(actions.length === 0
      ? [paragraph("Nothing has to be done. List the servers again when they change.")]
      : [
          paragraph(
            "In this order: what removes the most risk for each tool that it costs comes first, critical ways to leak before high ones. Stop when what is left is worth the risk.",
          ),
          {
            kind: "table",
            label: "All actions, who does them, until when, and what each leaves",
            head: ["", "Action", "Severity", "Owner", "Due", "What it leaves"],
            widths: [4, 29, 12, 12, 15, 28],
            rows: actions.map(({ what, severity, owner, due, leaves }, at): ReportRow => ({
              cells: [String(at + 1), what, capital(severity), capital(owner), capital(due), leaves],
            })),
          } as const,
          paragraph(
            `Days that nobody set are proposed: ${Object.entries(PROPOSED_DAYS)
              .map(([severity, days]) => `${severity} within ${days} days`)
              .join(", ")}. After each step, list the servers again and write the report anew; it says what was fixed.`,
            "muted",
          ),
        ]),
    ...cuts(report),
    ...split(report),
    ...accepted([...lethal, ...beside]),
  ],
});

/** The exact alternatives to going step by step. */
function cuts({ cuts: { tools, servers } }: Report): Block[] {
  if (tools.length === 0 && servers.length === 0) return [];
  const rows = (cuts: Report["cuts"]["tools"], change: string): ReportRow[] =>
    cuts.slice(0, MOST_TIES).map(({ leg, remove }) => ({
      cells: [[{ leg }], [`${change} `, ...names(remove, NAMED)]],
    }));
  const left = Math.max(0, tools.length - MOST_TIES) + Math.max(0, servers.length - MOST_TIES);
  return [
    heading("All at once", 3),
    paragraph("Any one of these leaves no lethal combination, including what is uncertain. None is cheaper."),
    {
      kind: "table",
      label: "Smallest changes that leave no lethal combination",
      head: ["Leg that goes", "Change"],
      widths: [20, 80],
      rows: [...rows(tools, "Switch off"), ...rows(servers, "Remove")],
    },
    ...(left > 0 ? [paragraph(`${count(left, "other way")} as cheap in the JSON report.`, "muted")] : []),
  ];
}

function split({ split: { parts, unsplittable } }: Report): Block[] {
  return [
    ...(parts.length > 1
      ? [
          heading("Or split the work", 3),
          paragraph(
            `${count(parts.length, "session")} keep every tool that can be kept usable, and none of them is lethal:`,
          ),
          list(
            parts.map(({ without, tools }, at): Words => [
              strong(`Session ${at + 1}`),
              ` without ${LEG_WORDS[without].phrase}: `,
              ...held(tools),
            ]),
          ),
        ]
      : []),
    ...(unsplittable.length > 0
      ? [
          paragraph([
            "No split helps ",
            ...names(unsplittable, NAMED),
            `: ${unsplittable.length === 1 ? "it carries" : "each carries"} all three legs alone, so only removing it or asking a person before every call helps.`,
          ]),
        ]
      : []),
  ];
}

/** Tools as counts per server. */
function held(tools: readonly string[]): Words {
  const servers = [...new Set(tools.map((id) => id.slice(0, id.indexOf("/"))))];
  return [`${count(tools.length, "tool")} of `, ...names(servers, NAMED)];
}

function accepted(findings: Report["findings"]): Block[] {
  const taken = findings.filter((finding) => finding.accepted);
  if (taken.length === 0) return [];
  const left = taken.length - MOST_ACCEPTED;
  return [
    heading("Accepted risks", 3),
    paragraph("Accepted is not fixed: the rating counts them in full.", "muted"),
    {
      kind: "table",
      label: "Findings that somebody accepted until a day",
      head: ["Finding", "By", "Until", "Why"],
      widths: [36, 16, 16, 32],
      rows: taken.slice(0, MOST_ACCEPTED).map((finding) => ({
        cells: [
          [finding.servers.length > 0 ? sayWhere(finding) : finding.message, muted(` ${finding.rule}`)],
          finding.accepted!.owner,
          sayDay(finding.accepted!.until),
          finding.accepted!.reason,
        ],
      })),
    },
    ...(left > 0 ? [paragraph(`${count(left, "more")} in the JSON report.`, "muted")] : []),
  ];
}
