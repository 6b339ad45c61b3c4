import { dataClassOf } from "../../../analysis/severity-legs";
import { DATA_WORDS, DEGREE_WORDS, SEVERITY_WORDS } from "../../../analysis/severity-words";
import { drawVenn } from "../../../charts/venn";
import { DATA_CLASSES, DEGREES, type DataClass } from "../../../model/severity";
import type { SessionTool } from "../../../model/session";
import { sayFindingSeverity } from "../../../rules/finding-severity";
import { serverLabel } from "../../../session/server-label";
import { joinWords } from "../../../text/join-words";
import { sayDay, sayTime } from "../../../text/say-date";
import { sayStatus } from "../../../text/say-status";
import { sayUnseen } from "../../../text/say-unseen";
import { count, sayVerdict, verdictWords } from "../../../text/say-verdict";
import { countReport } from "../../../model/report";
import { heading, list, muted, strong, type Block, type Words } from "../blocks";
import { capital } from "../../../text/say-policy";
import { defineSection } from "../define";
import { summariseFinding } from "../summarise-finding";
import type { ReportSubject } from "../subject";

const COMPOSITIONS = 3;
const ACTIONS = 3;
const MOST_SERVERS = 4;
const MOST_KINDS = 4;

/** Page one: what a security lead wants to know before anything else. */
export default defineSection({
  id: "cover",
  title: "",
  write: (subject) => [
    ...facts(subject),
    ...rating(subject),
    ...dataAtStake(subject),
    ...worst(subject),
    ...actions(subject),
    heading("What was not looked at", 3),
    list(sayUnseen(subject.report)),
  ],
});

function facts({ report, date }: ReportSubject): Block[] {
  const { cover = {}, author, product, session } = report;
  const held = countReport(report);
  const files = [...new Set(report.servers.flatMap(({ origin }) => (origin ? [origin.file] : [])))].sort();
  const checked = `Checked ${count(held.servers, "server")} with ${count(held.tools, "tool")} of the session “${session.name}”${files.length > 0 ? `, configured in ${joinWords(files.slice(0, 3))}` : ""}${report.at === null ? "" : `, last listed ${sayTime(report.at)}`}.`;
  return [
    {
      kind: "facts",
      facts: [
        { name: "Date", value: date === undefined ? "not dated" : sayDay(date) },
        { name: "Version", value: cover.version || (cover.reviewer ? "1.0" : "Draft, not reviewed") },
        { name: "Author", value: author || "not named" },
        { name: "Reviewer", value: cover.reviewer || "none yet" },
        { name: "Scope", value: cover.scope ? `${cover.scope} ${checked}` : checked },
        { name: "Made with", value: `${product.name} ${product.version}, from tool definitions alone` },
      ],
    },
  ];
}

/** The word, the reading to which it applies, and its place in the table. */
function rating({ report, analysis, tables, lethal }: ReportSubject): Block[] {
  const { worst, confirmed } = analysis.severity;
  const { icon, word } = verdictWords(report);
  const rank =
    worst === null
      ? undefined
      : confirmed === worst
        ? `${SEVERITY_WORDS[worst]}, confirmed`
        : confirmed === null
          ? `${SEVERITY_WORDS[worst]}, if what is uncertain holds`
          : `${SEVERITY_WORDS[confirmed]} confirmed, ${SEVERITY_WORDS[worst].toLowerCase()} if what is uncertain holds`;
  const rated = lethal[0]?.witness?.rating;
  return [
    {
      kind: "verdict",
      level: report.verdict.level,
      severity: confirmed ?? worst,
      icon,
      word: rank === undefined ? word : `${rank}${report.verdict.incomplete ? ", incomplete" : ""}`,
      said: [sayVerdict({ ...report, severity: undefined }), ...report.verdict.bounds].join(" "),
      scene: drawVenn(analysis),
    },
    {
      kind: "table",
      label: "How the rating is looked up: how easily a path is walked, and how much harm it does",
      head: ["Reach, by harm", ...DEGREES.map((harm) => `Harm ${DEGREE_WORDS[harm]}`)],
      rows: DEGREES.map((reach) => ({
        cells: [
          `Reach ${DEGREE_WORDS[reach]}`,
          ...DEGREES.map((harm): Words => SEVERITY_WORDS[tables.level[reach][harm]]),
        ],
      })),
      ...(rated && { marked: [DEGREES.indexOf(rated.reach), DEGREES.indexOf(rated.harm) + 1] as const }),
    },
  ];
}

/** Whose data can be read, the most harmful class first, with its kinds and servers. */
function dataAtStake({ session, tables }: ReportSubject): Block[] {
  const builtIn = new Map(session.servers.map((server) => [server.name, serverLabel(server)]));
  const held = new Map<DataClass, SessionTool[]>();
  for (const server of session.servers.filter(({ off }) => !off))
    for (const tool of server.tools.filter(
      ({ off, classification }) => !off && classification.private.verdict !== "no",
    )) {
      const is = dataClassOf(tool.classification, tables);
      held.set(is, [...(held.get(is) ?? []), tool]);
    }
  const rows = DATA_CLASSES.filter((is) => is !== "public").flatMap((is): Words[] => {
    const tools = held.get(is) ?? [];
    if (tools.length === 0) return [];
    const kinds = [...new Set(tools.flatMap(({ classification }) => classification.data?.label ?? []))];
    const servers = [...new Set(tools.map(({ server }) => builtIn.get(server) ?? server))];
    const isSure = tools.some(({ classification }) => classification.private.verdict === "yes");
    return [
      [
        strong(`${DATA_WORDS[is].row}${isSure ? "" : ", perhaps"}`),
        `${kinds.length > 0 ? `: ${some(kinds, MOST_KINDS)}` : ""} `,
        muted(`through ${some(servers, MOST_SERVERS)}`),
      ],
    ];
  });
  return [
    heading("Which data is at stake", 3),
    list(rows.length > 0 ? rows : ["None that is not all but public, as far as tools were seen."]),
  ];
}

function some(all: readonly string[], most: number): string {
  return joinWords([...all.slice(0, most), ...(all.length > most ? [`${all.length - most} more`] : [])]);
}

function worst({ lethal, ...subject }: ReportSubject): Block[] {
  if (lethal.length === 0) return [];
  const first = lethal.slice(0, COMPOSITIONS);
  return [
    heading(
      first.length === 1
        ? "The one lethal combination"
        : `The ${first.length === 2 ? "two" : "three"} worst combinations`,
      3,
    ),
    {
      kind: "list",
      numbered: true,
      items: first.map((finding): Words => {
        const status = sayStatus(finding);
        return [
          strong(sayFindingSeverity(finding)),
          `. ${summariseFinding(finding, subject)}`,
          ...(status === "" ? [] : [muted(` ${status}`)]),
        ];
      }),
    },
  ];
}

function actions({ actions: all }: ReportSubject): Block[] {
  if (all.length === 0) return [];
  return [
    heading("What to do first", 3),
    {
      kind: "table",
      label: "What to do first, who does it, until when, and what it leaves",
      head: ["Action", "Owner", "Due", "What it leaves"],
      widths: [38, 13, 16, 33],
      rows: all
        .slice(0, ACTIONS)
        .map(({ what, owner, due, leaves }) => ({ cells: [what, capital(owner), capital(due), leaves] })),
    },
  ];
}
