import { drawAttackPath } from "../../charts/attack-path";
import { drawGlyph } from "../../charts/glyph";
import { drawMinimalSets } from "../../charts/minimal-sets";
import { LEGS, LEG_WORDS, type Leg } from "../../model/leg";
import { countReport, partsOf, type Report } from "../../model/report";
import { openAnalysis, openReport } from "../open";
import { findingsSection } from "../html/findings";
import { fixesSection } from "../html/fixes";
import {
  channelsSection,
  decidedSection,
  gatesSection,
  limitsSection,
  serversSection,
  toolsSection,
} from "../html/inventory";
import { legShape, levelShape, nameList } from "../html/marks";
import { html, trusted, type Markup } from "../html/markup";
import { policiesPart } from "../html/policies";
import { reviewsSection, sinceSection } from "../html/people";
import { remarksSection } from "../html/remarks";
import { mapDocument, mapSection } from "../map/html";
import { mapOfReport } from "../map/of-report";
import { picture } from "../html/picture";
import { STYLE } from "../html/style";
import { digestOf } from "../../text/digest";
import { count, LEVEL_WORDS, sayVerdict } from "../../text/say-verdict";
import { defineFormat } from "./define";

const MOST_SETS = 24;
/** As wide as the page's text. */
const PICTURE = { width: 940, height: 520 };

/** One file that stands alone: no script, no request, pictures inside; reads on screen and on paper. */
export default defineFormat({
  id: "html",
  label: "HTML",
  extension: "html",
  mediaType: "text/html; charset=utf-8",
  render: (report) => `<!doctype html>\n${document(report).text}\n`,
  renderMap: (map) => `<!doctype html>\n${mapDocument(map).text}\n`,
});

function document(report: Report): Markup {
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex, nofollow">
<title>${LEVEL_WORDS[report.verdict.level].word}: ${report.session.name}, Trefoil risk report</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<main>
${head(report)}
${sinceSection(report)}
${summary(report)}
${fixesSection(report)}
${findingsSection(report, attackPath(report))}${compositions(report)}${remarksSection(report)}
${serversSection(report)}
${toolsSection(report)}
${decidedSection(report)}
${channelsSection(report)}
${gatesSection(report)}
${reviewsSection(report)}
${limitsSection(report)}
<footer>${report.product.name} ${report.product.version} · report ${digestOf(report).slice(0, 16)} · schema ${report.schema}. Quoted texts are the servers’ own words; hidden characters are shown in ⟨angle brackets⟩.</footer>
</main>
</body>
</html>`;
}

function compositions(report: Report): Markup | undefined {
  const map = mapOfReport(report);
  return map && mapSection(map);
}

function head(report: Report): Markup {
  const { servers, tools } = countReport(report);
  return html`<header><p class="product">Trefoil risk report</p><h1>${report.session.name}</h1>
<ul class="facts"><li><b>${servers}</b> ${servers === 1 ? "server" : "servers"}</li><li><b>${tools}</b> ${tools === 1 ? "tool" : "tools"}</li><li>Host <b>${report.session.host === "none" ? "none considered" : report.session.host}</b></li><li>Last listed <b>${report.at ?? "never, given as files"}</b></li></ul></header>
<nav aria-label="Parts"><a href="#summary">Summary</a><a href="#fixes">What to change</a><a href="#findings">Findings</a>${servers > 1 && html`<a href="#compositions">Compositions</a>`}<a href="#session">The session</a><a href="#tools">Every tool</a><a href="#limits">Assumptions</a></nav>`;
}

function summary(report: Report): Markup {
  const { verdict } = report;
  const off = new Set(report.servers.filter((server) => server.off).map((server) => server.name));
  const on = partsOf(report).filter((tool) => !tool.off && !off.has(tool.server));
  return html`<section id="summary"><div class="verdict ${verdict.level}"><div>
<p class="level">${levelShape(verdict.level)} ${LEVEL_WORDS[verdict.level].word}${verdict.incomplete && ", incomplete"}</p>
<p class="said">${sayVerdict(report)}</p>
${verdict.bounds.length > 0 && html`<ul>${verdict.bounds.map((bound) => html`<li>${bound}</li>`)}</ul>`}
</div>${picture(drawGlyph(openAnalysis(report)))}</div>
${firstStep(report)}
<div class="pair"><table><thead><tr><th>Leg</th><th>In this session</th><th class="number">Tools</th><th class="number">Possible</th></tr></thead><tbody>
${LEGS.map((leg) => html`<tr><th scope="row"><span class="leg">${legShape(leg, verdict.legs[leg])} ${LEG_WORDS[leg].title}</span></th><td>${verdict.legs[leg]}</td><td class="number">${on.filter((tool) => tool[leg].verdict === "yes").length}</td><td class="number">${on.filter((tool) => tool[leg].verdict === "possible").length}</td></tr>`)}
</tbody></table>
<table><thead><tr><th>Reading</th><th>Verdict</th><th class="number">Lethal sets of servers</th><th class="number">Lethal sets of tools</th></tr></thead><tbody>
<tr><th scope="row">Plain <span class="muted small">possible is no</span></th><td>${words(verdict.plain)}</td><td class="number">${report.minimalServerSetCount.plain}</td><td class="number">${report.trifectaCount.plain}</td></tr>
<tr><th scope="row">Cautious <span class="muted small">possible is yes</span></th><td>${words(verdict.cautious)}</td><td class="number">${report.minimalServerSetCount.cautious}</td><td class="number">${report.trifectaCount.cautious}</td></tr>
</tbody></table></div>
${minimalSets(report)}
${policiesPart(report)}</section>`;
}

/** Every set, the sure ones first; a dashed frame is a set that is only possible. */
function minimalSets(report: Report): Markup | undefined {
  const { plain, cautious } = report.minimalServerSets;
  const sure = new Set(plain.map((set) => set.join("\n")));
  const sets = [
    ...plain.map((set) => ({ set, kind: "sure" })),
    ...cautious.filter((set) => !sure.has(set.join("\n"))).map((set) => ({ set, kind: "possible" })),
  ];
  if (sets.length === 0) return undefined;
  const left = sets.length - MOST_SETS;
  return html`<h3>Lethal combinations</h3><p class="muted small">The smallest sets of servers that are lethal: without any one of its servers, none of them is.</p>
<ul class="sets">${sets.slice(0, MOST_SETS).map(({ set, kind }) => html`<li class="${kind}">${kind === "possible" ? "◔" : "✖"} ${set.join(" + ")}${kind === "possible" && html` <span class="muted small">possible</span>`}</li>`)}${left > 0 && html`<li>and ${left} more</li>`}</ul>
${sets.length > 1 && html`<div class="wide">${picture(drawMinimalSets(openReport(report), openAnalysis(report), PICTURE))}</div>`}`;
}

function words(level: Report["verdict"]["cautious"]): string {
  return `${LEVEL_WORDS[level].icon} ${LEVEL_WORDS[level].word}`;
}

function firstStep({ cuts, tools }: Report): Markup | undefined {
  const [cut] = cuts.tools;
  const [byServer] = cuts.servers;
  if (!cut) return undefined;
  const few = cut.remove.length <= 6;
  const what = few
    ? html`switch off ${nameList(cut.remove)}`
    : html`switch off ${cut.remove.length} tools of ${count(new Set(tools.filter((tool) => cut.remove.includes(tool.id)).map((tool) => tool.server)).size, "server")}`;
  const instead =
    !few && byServer && html` Or remove ${nameList(byServer.remove, 6)}, which leaves no ${without(byServer.leg)}.`;
  return html`<p class="first"><b>Smallest change:</b> ${what}. The session then has no ${without(cut.leg)}.${instead}</p>`;
}

/** The ways through the session, with the strongest trifecta told. */
function attackPath(report: Report): Markup | undefined {
  const stance = report.verdict.plain === "lethal" ? "plain" : "cautious";
  const [witness] = report.witnesses[stance];
  return (
    witness &&
    html`<div class="wide">${picture(drawAttackPath(openReport(report), openAnalysis(report), witness, PICTURE, stance))}</div>`
  );
}

function without(leg: Leg): string {
  return LEG_WORDS[leg].phrase.replace(/^a /, "");
}
