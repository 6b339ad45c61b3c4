import { EVERYTHING, GATE_WORDS } from "../../model/gate";
import { LEGS, LEG_WORDS } from "../../model/leg";
import { countReport, partsOf, type Finding, type Report, type ReportTool } from "../../model/report";
import { findRule, isAboutTools } from "../../rules/rules";
import { decidedIn } from "../../text/decided";
import { sayReviews } from "../../text/say-reviews";
import { sayFindingSeverity } from "../../rules/severity";
import { sayScope } from "../../text/say-scope";
import { saySince } from "../../text/say-since";
import { sayStatus } from "../../text/say-status";
import {
  ABOUT_TOOLS_LIMIT,
  ABOUT_TOOLS_WORDS,
  count,
  LEVEL_WORDS,
  LIMITS,
  sayVerdict,
  STATE_WORDS,
} from "../../text/say-verdict";
import { POLICY_WORDS, sayPolicy } from "../../text/say-policy";
import { sayTurningPoint, counterfactuals } from "../../classification/scoring/counterfactuals";
import { md } from "../../text/markdown";
import { mapBlock, writeMap } from "../map/markdown";
import { mapOfReport } from "../map/of-report";
import { defineFormat } from "./define";

/** What a comment on a pull request holds at most; kept in bytes too. */
export const MOST_CHARACTERS = 65_536;
/** Verdicts set by people that are told one by one. */
const MOST_DECIDED = 50;
const MOST_CHANGES = 20;
const BY_LEVEL: readonly Finding["level"][] = ["error", "warning", "note"];
const MARKS: Record<Finding["level"], string> = { error: "✖", warning: "◔", note: "·" };

/** For a comment on a pull request: what matters first, the rest folded, cut at the limit with a word about it. */
export default defineFormat({
  id: "markdown",
  label: "Markdown",
  extension: "md",
  mediaType: "text/markdown; charset=utf-8",
  render,
  renderMap: writeMap,
});

function render(report: Report): string {
  const blocks = [
    head(report),
    since(report),
    legs(report),
    policies(report),
    ...cuts(report),
    ...report.findings.filter(({ rule }) => !isAboutTools(rule)).map((finding) => describeFinding(finding, report)),
    compositions(report),
    ...aboutTools(report),
    split(report),
    servers(report),
    ...tools(report),
    channels(report),
    gates(report),
    decided(report),
    ...reviews(report),
    limits(report),
  ];
  const foot = `\n<sub>${md(report.product.name)} ${md(report.product.version)}${report.at ? `, servers last listed ${md(report.at)}` : ""}</sub>\n`;
  const notice = (left: number) =>
    `\n**Cut short:** ${count(left, "part")} of this report did not fit into ${MOST_CHARACTERS} characters. The JSON report holds everything.\n`;
  const filled = blocks.filter((block) => block !== "");
  let text = "";
  for (const [index, block] of filled.entries()) {
    const rest = index === filled.length - 1 ? "" : notice(filled.length);
    if (weigh(text) + weigh(block) + weigh(rest) + weigh(foot) > MOST_CHARACTERS)
      return `${text}${notice(filled.length - index)}${foot}`;
    text += block;
  }
  return `${text}${foot}`;
}

function compositions(report: Report): string {
  const map = mapOfReport(report);
  return map ? mapBlock(map) : "";
}

/** Never less than the bytes in UTF-8: some places count those. */
function weigh(text: string): number {
  return text.replace(/[^\u0000-\u007f]/g, "...").length;
}

function head(report: Report): string {
  const { icon, word } = LEVEL_WORDS[report.verdict.level];
  const host = report.session.host === "none" ? "without a host’s own tools" : `in host ${md(report.session.host)}`;
  const held = countReport(report);
  const bounds = report.verdict.bounds.map((bound) => `- ${md(bound, 300)}\n`).join("");
  return `<!-- trefoil-report -->\n## ${icon} ${word}${report.verdict.incomplete ? " (incomplete)" : ""}: ${md(report.session.name)}\n\n${sayVerdict(report)}\n\n${bounds === "" ? "" : `${bounds}\n`}Checked: ${count(held.servers, "server")} with ${count(held.tools, "tool")}, ${host}.\n`;
}

/** What changed, right under the verdict; at most so many lines that the findings still fit. */
function since({ since: then }: Report): string {
  if (!then) return "";
  const { headline, lines } = saySince(then);
  const shown = lines.slice(0, MOST_CHANGES).map(({ mark, what }) => `- ${mark} ${md(what, 300)}\n`);
  const left = lines.length - shown.length;
  return `\n**${md(headline, 300)}**\n${shown.length > 0 ? `\n${shown.join("")}` : ""}${left > 0 ? `- and ${left} more\n` : ""}`;
}

/** In blocks of twenty, so that a long log is cut between blocks. */
function reviews(report: Report): string[] {
  const rows = sayReviews(report).map(
    ({ at, by, what, text, details }) =>
      `| ${md(at)} | ${md(by)} | ${md([what, text, ...details].filter((one) => one !== "").join(" · "), 1000)} |\n`,
  );
  const blocks: string[] = [];
  for (let start = 0; start < rows.length; start += 20) {
    blocks.push(
      `\n<details><summary>Reviews, ${start + 1} to ${Math.min(start + 20, rows.length)} of ${rows.length}</summary>\n\n| When | Who | What |\n| --- | --- | --- |\n${rows.slice(start, start + 20).join("")}\n</details>\n`,
    );
  }
  return blocks;
}

function legs(report: Report): string {
  const { servers: known, verdict } = report;
  const off = new Set(known.filter((server) => server.off).map((server) => server.name));
  const on = partsOf(report).filter((tool) => !tool.off && !off.has(tool.server));
  const rows = LEGS.map(
    (leg) =>
      `| ${LEG_WORDS[leg].letter} ${LEG_WORDS[leg].title} | ${verdict.legs[leg]} | ${on.filter((tool) => tool[leg].verdict === "yes").length} | ${on.filter((tool) => tool[leg].verdict === "possible").length} |\n`,
  );
  return `\n| Leg | Verdict | Tools | Possible |\n| --- | --- | ---: | ---: |\n${rows.join("")}`;
}

function policies({ policies: all = [] }: Report): string {
  if (all.length === 0) return "";
  const rows = all.map(
    (one) =>
      `| ${md(one.policy.label)} | ${POLICY_WORDS[one.level].icon} ${POLICY_WORDS[one.level].word} | ${md(sayPolicy(one), 400)} |\n`,
  );
  return `\n| Further policy | Verdict | Because |\n| --- | --- | --- |\n${rows.join("")}`;
}

function cuts({ cuts: { tools: byTool, servers: byServer } }: Report): string[] {
  if (byTool.length === 0 && byServer.length === 0) return [];
  const line = (what: string) => (cut: Report["cuts"]["tools"][number]) =>
    `- ${what} (leaves no ${LEG_WORDS[cut.leg].phrase.replace(/^a /, "")}): ${list(cut.remove)}\n`;
  return [
    `\n### Smallest cuts\n\nAny one of these leaves no trifecta, including what is uncertain.\n\n${byTool.slice(0, 10).map(line("Switch off")).join("")}${byServer.slice(0, 10).map(line("Remove")).join("")}${byTool.length > 10 || byServer.length > 10 ? "- … more ties are in the JSON report\n" : ""}`,
  ];
}

function describeFinding(finding: Finding, report: Report): string {
  const title = `${MARKS[finding.level]} ${sayFindingSeverity(finding)}, ${finding.rule}: ${md(finding.message, 500)}`;
  const place = finding.location
    ? `Config: ${md(finding.location.file)}${finding.location.line ? `, line ${finding.location.line}` : ""}\n\n`
    : "";
  const because = finding.witness?.rating
    ? `${finding.witness.rating.because.map((line) => md(line, 400)).join(" ")}\n\n`
    : "";
  const steps = finding.witness
    ? `${finding.witness.steps.map((step, index) => `${index + 1}. ${md(step, 400)}\n`).join("")}\n${evidence(finding, report)}`
    : "";
  const rule = findRule(finding.rule);
  return `\n<details${finding.level === "error" ? " open" : ""}><summary>${title}</summary>\n\n${place}${steps}${because}${sayStatus(finding) === "" ? "" : `Status: ${md(sayStatus(finding), 500)}\n\n`}${rule ? `What to do: ${rule.help}\n\n` : ""}${rule?.maps ? `Also known as: ${rule.maps.map((name) => md(name)).join(", ")}\n\n` : ""}</details>\n`;
}

function evidence({ witness }: Finding, report: Report): string {
  if (!witness) return "";
  const rows = LEGS.flatMap((leg) => {
    const tool = partsOf(report).find((one) => one.id === witness.tools[leg]);
    const strongest = [...(tool?.[leg].evidence ?? [])].sort((a, b) => b.weight - a.weight)[0];
    if (!tool || !strongest) return [];
    const [turning] = counterfactuals(tool[leg]);
    return [
      `| ${LEG_WORDS[leg].letter} | ${md(tool.id)} | “${md(strongest.quote, 160)}” (${md(strongest.field)}) | ${md(strongest.reason, 300)} | ${turning ? md(sayTurningPoint(turning), 300) : ""} |\n`,
    ];
  });
  return rows.length === 0
    ? ""
    : `| Leg | Tool | Words | Why | What would change it |\n| --- | --- | --- | --- | --- |\n${rows.join("")}\n`;
}

/** One folded table, cut between blocks of thirty, so that it never pushes out the trifectas. */
function aboutTools({ findings }: Report): string[] {
  const about = findings
    .filter(({ rule }) => isAboutTools(rule))
    .sort((a, b) => BY_LEVEL.indexOf(a.level) - BY_LEVEL.indexOf(b.level));
  const rows = about.map(
    (finding) =>
      `| ${ABOUT_TOOLS_WORDS[finding.level]} | ${sayFindingSeverity(finding)} | ${finding.rule} | ${md([finding.message, sayStatus(finding)].filter((one) => one !== "").join(" "), 400)} | ${md(findRule(finding.rule)?.help ?? "", 300)} |\n`,
  );
  const blocks: string[] = [];
  for (let start = 0; start < rows.length; start += 30) {
    blocks.push(
      `\n<details><summary>What servers claim about their tools: ${rows.length > 30 ? `${start + 1} to ${Math.min(start + 30, rows.length)} of ` : ""}${count(rows.length, "finding")}</summary>\n\n${ABOUT_TOOLS_LIMIT}\n\n| Kind | Severity | Rule | Finding | What to do |\n| --- | --- | --- | --- | --- |\n${rows.slice(start, start + 30).join("")}\n</details>\n`,
    );
  }
  return blocks;
}

function split({ split: { parts, unsplittable } }: Report): string {
  if (parts.length < 2 && unsplittable.length === 0) return "";
  const lines =
    parts.length < 2
      ? ""
      : parts
          .map((part) => `- Without ${LEG_WORDS[part.without].phrase.replace(/^a /, "")}: ${list(part.tools, 40)}\n`)
          .join("");
  const none =
    unsplittable.length > 0 ? `- No split helps these, each carries all three legs: ${list(unsplittable, 40)}\n` : "";
  return `\n<details><summary>Split into safe sessions</summary>\n\n${lines}${none}\n</details>\n`;
}

function servers({ servers: all }: Report): string {
  const rows = all.map(
    (server) =>
      `| ${md(server.name)} | ${server.off ? "switched off" : STATE_WORDS[server.state]}${server.reason ? `: ${md(server.reason, 200)}` : ""} | ${server.tools} | ${server.reach ? md(server.reach.words, 200) : ""} | ${server.digest ? md(server.digest.slice(0, 12)) : ""} |\n`,
  );
  return `\n<details><summary>${count(all.length, "server")}</summary>\n\n| Server | State | Tools | Reached by | Digest |\n| --- | --- | ---: | --- | --- |\n${rows.join("")}\n</details>\n`;
}

/** The inventory in blocks of fifty, so that a long one is cut between blocks. */
function tools({ tools: all }: Report): string[] {
  const blocks: string[] = [];
  for (let start = 0; start < all.length; start += 50) {
    const rows = all
      .slice(start, start + 50)
      .map(
        (tool) => `| ${md(tool.id)}${tool.off ? " (off)" : ""} | ${LEGS.map((leg) => cell(tool[leg])).join(" | ")} |\n`,
      );
    blocks.push(
      `\n<details><summary>Tools ${start + 1} to ${Math.min(start + 50, all.length)} of ${all.length}</summary>\n\n| Tool | Private | Untrusted | Egress |\n| --- | --- | --- | --- |\n${rows.join("")}\n</details>\n`,
    );
  }
  return blocks;
}

function channels({ channels: all }: Report): string {
  if (all.length === 0) return "";
  const rows = all
    .slice(0, 200)
    .map(
      (one) =>
        `| ${md(one.id)}${one.off ? (one.onRequest ? " (not asked for)" : " (off)") : ""} | ${LEGS.map((leg) => cell(one[leg])).join(" | ")} |\n`,
    );
  return `\n<details><summary>Beside the tools: ${count(all.length, "channel")}</summary>\n\n| Channel | Private | Untrusted | Egress |\n| --- | --- | --- | --- |\n${rows.join("")}\n</details>\n`;
}

function gates({ gates: all }: Report): string {
  if (all.length === 0) return "";
  const rows = all.map(
    ({ on, kind, note }) =>
      `| ${on === EVERYTHING ? "every call" : md(on)} | ${GATE_WORDS[kind]} | ${note ? md(note, 500) : ""} |\n`,
  );
  return `\n<details><summary>${count(all.length, "compensating control")}, beside the verdict</summary>\n\n| On | Control | Note |\n| --- | --- | --- |\n${rows.join("")}\n</details>\n`;
}

function cell({ verdict, grade, p, override }: ReportTool["private"]): string {
  if (override) return `${verdict}, set by ${md(override.by, 60)}`;
  return verdict === "no" ? "–" : `${verdict}${grade ? ` ${grade}` : ""} (${p.toFixed(2)})`;
}

function decided(report: Report): string {
  const all = decidedIn(report);
  if (all.length === 0) return "";
  const rows = all
    .slice(0, MOST_DECIDED)
    .map(
      ({ tool, leg, verdict, by, at, reason }) =>
        `| ${md(tool)} | ${LEG_WORDS[leg].title}: ${verdict} | ${md(by, 60)}, ${md(at.slice(0, 10))} | ${md(reason, 300)} |\n`,
    );
  return `\n<details><summary>What people decided: ${count(all.length, "verdict")}</summary>\n\n| Tool | Verdict | Who and when | Why |\n| --- | --- | --- | --- |\n${rows.join("")}\n</details>\n`;
}

function limits(report: Report): string {
  return `\n<details><summary>Assumptions</summary>\n\n${[...sayScope(report), ...LIMITS, ...report.omitted].map((line) => `- ${md(line, 400)}\n`).join("")}\n</details>\n`;
}

function list(ids: readonly string[], most = 12): string {
  const said = ids
    .slice(0, most)
    .map((id) => md(id))
    .join(", ");
  return ids.length > most ? `${said} and ${ids.length - most} more` : said;
}
