import { LEGS, LEG_WORDS, type Leg } from "../../model/leg";
import { partsOf, type Finding, type Report, type ReportTool } from "../../model/report";
import { findRule, isAboutTools } from "../../rules/rules";
import { sayStatus } from "../../text/say-status";
import { sayFindingSeverity } from "../../rules/severity";
import { count } from "../../text/say-verdict";
import { sayTurningPoint, counterfactuals } from "../../classification/scoring/counterfactuals";
import { legShape } from "./marks";
import { html, type Markup } from "./markup";
import { sayPercent } from "../../text/say-percent";

const MOST_FINDINGS = 100;
const KINDS: Record<Finding["level"], string> = { error: "✖ Lethal", warning: "◔ To check", note: "· Note" };
/** The order in which an attack runs. */
const ORDER: readonly Leg[] = ["untrusted", "private", "egress"];

export function findingsSection(report: Report, overview: Markup | undefined): Markup {
  const tools = new Map(partsOf(report).map((tool) => [tool.id, tool]));
  const findings = report.findings.filter(({ rule }) => !isAboutTools(rule));
  const left = findings.length - MOST_FINDINGS;
  if (findings.length === 0)
    return html`<h2 id="findings">Findings</h2><p>Nothing was found in what was checked. See the assumptions below.</p>`;
  return html`<h2 id="findings" class="new-page">Findings</h2>
${overview}
${findings.slice(0, MOST_FINDINGS).map((finding, index) => describe(finding, index + 1, tools))}
${left > 0 && html`<p class="muted">${count(left, "more finding")} of the same kinds stand in the JSON report.</p>`}`;
}

function describe(finding: Finding, number: number, tools: ReadonlyMap<string, ReportTool>): Markup {
  const rule = findRule(finding.rule);
  const place =
    finding.location &&
    html` · config <code>${finding.location.file}${finding.location.line !== undefined && `:${finding.location.line}`}</code>`;
  const { headline, rest } = splitMessage(finding.message);
  const said = !finding.witness || finding.rule === "LT004";
  return html`<article class="finding ${finding.level}" id="finding-${number}">
<header><span class="kind">${KINDS[finding.level]} · ${sayFindingSeverity(finding)}</span><h3>${headline}</h3></header>
${said && rest !== "" && html`<p>${rest}</p>`}
<p class="muted small"><span class="rule">${finding.rule}</span> ${rule?.title} · identity <code>${finding.fingerprint.slice(0, 12)}</code>${place}</p>
${finding.witness && html`<ol class="story">${finding.witness.steps.map((step, index) => html`<li class="${ORDER[index]}">${legShape(ORDER[index] ?? "egress")}<span>${step}</span></li>`)}</ol>${finding.witness.rating && html`<p class="small"><b>How bad.</b> ${finding.witness.rating.because.join(" ")}</p>`}${evidence(finding.witness, tools)}`}
${sayStatus(finding) !== "" && html`<p class="do"><b>Status.</b> ${sayStatus(finding)}</p>`}
${rule && finding.level !== "note" && html`<p class="do"><b>What to do.</b> ${rule.help}</p>`}
${rule?.maps && html`<p class="muted small">Also known as: ${rule.maps.join(" · ")}</p>`}
</article>`;
}

/** What stands alone as a heading, and what follows. */
function splitMessage(message: string): { headline: string; rest: string } {
  const [, headline = message, rest = ""] = /^(.{10,}?)[:.] (.*)$/s.exec(message) ?? [];
  return { headline: headline.replace(/\.$/, ""), rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

function evidence(
  witness: NonNullable<Finding["witness"]>,
  tools: ReadonlyMap<string, ReportTool>,
): Markup | undefined {
  const rows = LEGS.flatMap((leg) => {
    const tool = tools.get(witness.tools[leg]);
    if (!tool) return [];
    const { verdict, p, condition, override, evidence: all = [] } = tool[leg];
    const [turning] = counterfactuals(tool[leg]);
    const found = [...all]
      .filter((one) => one.bearing === "for")
      .sort((a, b) => b.weight - a.weight)
      .slice(0, 3);
    const words = override
      ? html`<div>Set by ${override.by} on ${override.at.slice(0, 10)}: ${override.reason}</div>`
      : found.map(
          (one) =>
            html`<div>${one.quote !== "" && html`<q>${one.quote}</q> `}<span class="muted small">${one.field} · weight ${one.weight.toFixed(1)}</span> ${one.reason}</div>`,
        );
    return [
      html`<tr><td><span class="leg">${legShape(leg, verdict)} ${LEG_WORDS[leg].title}</span></td><td><code>${tool.id}</code></td><td>${verdict} <span class="muted">${sayPercent(p)}</span></td><td>${words}${condition && html`<div class="muted">Condition: ${condition}</div>`}${turning && html`<div class="muted small">What would change it: ${sayTurningPoint(turning)}</div>`}</td></tr>`,
    ];
  });
  if (rows.length === 0) return undefined;
  return html`<table class="stack"><thead><tr><th>Leg</th><th>Tool</th><th>Verdict</th><th>Evidence</th></tr></thead><tbody>${rows}</tbody></table>`;
}
