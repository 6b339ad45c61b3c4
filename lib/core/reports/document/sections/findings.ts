import { strongestFirst } from "../../../text/strongest-first";
import { drawAttackPath } from "../../../charts/attack-path";
import { LEGS } from "../../../model/leg";
import type { Finding } from "../../../model/finding";
import type { ReportTool } from "../../../model/report-members";
import { findRule } from "../../../rules/rules";
import { sayFindingSeverity } from "../../../rules/finding-severity";
import { sayPercent } from "../../../text/say-percent";
import { sayDay } from "../../../text/say-date";
import { count } from "../../../text/say-verdict";
import { shorten } from "../../../text/visible";
import { heading, muted, name, paragraph, quote, strong, type Block, type ReportRow, type Words } from "../blocks";
import { defineSection } from "../define";
import { sayWhere, statusOf } from "../finding-words";
import type { ReportSubject } from "../subject";

/** How many findings are described in full; the rest are in a table. */
const WHOLE = 6;
const MOST_ROWS = 40;
const QUOTE_LENGTH = 90;
const REASON_LENGTH = 150;
const PICTURE = { width: 940, height: 380 };

/** What can make the agent leak: one finding for each smallest combination, described by its worst path, worst first. */
export default defineSection({
  id: "findings",
  title: "Findings",
  write(subject) {
    const { lethal } = subject;
    if (lethal.length === 0) return [paragraph("No combination in what was looked at holds all three legs.")];
    const rest = lethal.slice(WHOLE);
    return [
      paragraph(sayCounts(subject)),
      ...picture(subject),
      ...lethal.slice(0, WHOLE).map((finding, at) => whole(finding, at + 1, subject)),
      ...(rest.length > 0 ? further(rest) : []),
    ];
  },
});

/** The same figures as on the board. */
function sayCounts({ report: { minimalServerSetCount: sets } }: ReportSubject): string {
  const of = (many: string) => `${many} ${many === "1" ? "combination" : "combinations"}`;
  return `A combination is a smallest set of servers that is lethal: without any one of them the rest is not. ${of(sets.plain)} confirmed, ${of(sets.cautious)} including what is uncertain. Where the worst path takes more servers than a smallest set, it is told as a finding of its own.`;
}

/** The worst path of all. */
function picture({ report, session, analysis, stance }: ReportSubject): Block[] {
  const [witness] = report.witnesses[stance];
  return witness ? [{ kind: "picture", scene: drawAttackPath(session, analysis, witness, PICTURE, stance) }] : [];
}

function whole(finding: Finding, number: number, subject: ReportSubject): Block {
  const rule = findRule(finding.rule);
  const { witness } = finding;
  return {
    kind: "together",
    id: `finding-${number}`,
    blocks: [
      heading(`${number}. ${sayWhere(finding)}`, 3),
      paragraph([
        strong(sayFindingSeverity(finding)),
        " · ",
        ...statusOf(finding),
        muted(` · ${finding.rule}, identity ${finding.fingerprint.slice(0, 12)}${placeOf(finding)}`),
      ]),
      ...(witness
        ? [
            { kind: "list", numbered: true, items: witness.steps } as const,
            ...(witness.rating ? [paragraph([strong("How bad. "), witness.rating.because.join(" ")])] : []),
            ...evidence(witness, subject),
          ]
        : [paragraph(finding.message)]),
      ...(rule ? [paragraph([strong("What to do. "), rule.help])] : []),
      ...(rule?.maps ? [paragraph(`References: ${rule.maps.join(" · ")}`, "muted")] : []),
    ],
  };
}

function placeOf({ location }: Finding): string {
  return location ? `, ${location.file}${location.line === undefined ? "" : `:${location.line}`}` : "";
}

/** For each leg the tool that lends it and the strongest words for that; the rest is in the appendix. */
function evidence(witness: NonNullable<Finding["witness"]>, { tool }: ReportSubject): Block[] {
  const rows = LEGS.flatMap((leg): ReportRow[] => {
    const held = tool(witness.tools[leg]);
    if (!held) return [];
    const { verdict, p } = held[leg];
    return [
      {
        cells: [[{ leg, is: verdict }, muted(` ${verdict}, ${sayPercent(p)}`)], [name(held.id)], strongest(held[leg])],
      },
    ];
  });
  if (rows.length === 0) return [];
  const label = "Evidence: which tool lends which leg, and by which words";
  return [{ kind: "table", label, head: ["Leg", "Tool", "Evidence"], widths: [22, 34, 44], rows }];
}

/** A person's override; else the strongest quoted words, or the strongest reason. */
function strongest({ condition, override, evidence: all = [] }: ReportTool["private"]): Words {
  if (override) return `Set by ${override.by} on ${sayDay(override.at)}: ${shorten(override.reason, REASON_LENGTH)}`;
  const found = strongestFirst(all.filter(({ bearing }) => bearing === "for"));
  const one = found.find((some) => some.quote !== "") ?? found[0];
  return [
    ...(one && one.quote !== "" ? [quote(shorten(one.quote, QUOTE_LENGTH)), " "] : []),
    ...(one ? [shorten(one.reason, REASON_LENGTH)] : []),
    ...(condition ? [muted(` Condition: ${shorten(condition, REASON_LENGTH)}`)] : []),
  ];
}

/** The findings that get one line each. */
function further(rest: readonly Finding[]): Block[] {
  const left = rest.length - MOST_ROWS;
  return [
    heading("Further combinations", 3),
    {
      kind: "table",
      label: "Further lethal combinations",
      head: ["Severity", "Combination", "Status", "Identity"],
      widths: [16, 48, 22, 14],
      rows: rest.slice(0, MOST_ROWS).map((finding) => ({
        cells: [
          sayFindingSeverity(finding),
          sayWhere(finding),
          statusOf(finding),
          finding.fingerprint.slice(0, 8),
        ] as Words[],
      })),
    },
    ...(left > 0 ? [paragraph(`${count(left, "more combination")} in the JSON report.`, "muted")] : []),
  ];
}
