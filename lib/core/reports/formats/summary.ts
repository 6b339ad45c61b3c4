import { drawGlyph } from "../../charts/glyph";
import { drawMinimalSets } from "../../charts/minimal-sets";
import type { Finding, Report } from "../../model/report";
import { openAnalysis, openReport } from "../open";
import { levelShape, nameList } from "../html/marks";
import { html, trusted, type Markup } from "../html/markup";
import { picture } from "../html/picture";
import { STYLE } from "../html/style";
import { isAboutTools } from "../../rules/rules";
import { digestOf } from "../../text/digest";
import { sayFindingSeverity } from "../../rules/severity";
import { sayScope } from "../../text/say-scope";
import { saySince } from "../../text/say-since";
import { sayStatus } from "../../text/say-status";
import { count, LEVEL_WORDS, sayVerdict } from "../../text/say-verdict";
import { shorten } from "../../text/visible";
import { defineFormat } from "./define";

const MOST_FINDINGS = 3;
const MOST_CHANGES = 3;
const PICTURE = { width: 640, height: 250 };

/** What fits on one sheet of A4 or Letter: verdict, picture, what changed, what to do first. */
export default defineFormat({
  id: "summary",
  label: "One-page summary",
  extension: "summary.html",
  mediaType: "text/html; charset=utf-8",
  render: (report) => `<!doctype html>\n${page(report).text}\n`,
});

function page(report: Report): Markup {
  const { verdict } = report;
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex, nofollow">
<title>${LEVEL_WORDS[verdict.level].word}: ${shorten(report.session.name, 80)}, summary</title>
<style>${trusted(STYLE)}${trusted(ONE_PAGE)}</style>
</head>
<body>
<main class="sheet">
<header><p class="product">Trefoil risk summary</p><h1>${shorten(report.session.name, 80)}</h1></header>
<div class="verdict ${verdict.level}"><div><p class="level">${levelShape(verdict.level)} ${LEVEL_WORDS[verdict.level].word}${verdict.incomplete && ", incomplete"}</p><p class="said">${sayVerdict(report)}</p></div>${picture(drawGlyph(openAnalysis(report)))}</div>
${changes(report)}
${firstStep(report)}
${sets(report)}
${findings(report)}
<footer>${shorten(sayScope(report).join(" "), 420)} No tool was called. ${report.product.name} ${report.product.version} · ${report.at ?? "undated"} · report ${digestOf(report).slice(0, 16)}</footer>
</main>
</body>
</html>`;
}

function changes({ since }: Report): Markup | undefined {
  if (!since) return undefined;
  const { headline, lines } = saySince(since);
  return html`<section class="since"><h2>Since the last report</h2><p>${shorten(headline, 200)}</p>${lines.length > 0 && html`<ul>${lines.slice(0, MOST_CHANGES).map(({ mark, what }) => html`<li>${mark} ${shorten(what, 130)}</li>`)}${lines.length > MOST_CHANGES && html`<li>and ${lines.length - MOST_CHANGES} more</li>`}</ul>`}</section>`;
}

function firstStep({ cuts }: Report): Markup | undefined {
  const [cut] = cuts.tools;
  const [byServer] = cuts.servers;
  if (!cut) return undefined;
  return html`<p class="first"><b>Smallest change:</b> switch off ${nameList(
    cut.remove.map((id) => shorten(id, 60)),
    4,
  )}${
    byServer &&
    html`, or remove ${nameList(
      byServer.remove.map((name) => shorten(name, 60)),
      3,
    )}`
  }. Then no lethal trifecta is left.</p>`;
}

function sets(report: Report): Markup | undefined {
  if (report.minimalServerSets.cautious.length < 2) return undefined;
  return html`<div class="wide">${picture(drawMinimalSets(openReport(report), openAnalysis(report), PICTURE))}</div>`;
}

function findings({ findings: found }: Report): Markup {
  const all = found.filter(({ rule }) => !isAboutTools(rule));
  const about = found.length - all.length;
  const first = all.slice(0, MOST_FINDINGS);
  return html`<h2>${all.length === 0 ? "Nothing was found in what was checked" : "Findings"}</h2>
<ol class="plain">${first.map((finding) => html`<li><b>${sayFindingSeverity(finding)}, ${finding.rule}</b> ${shorten(finding.message, 190)}${status(finding)}</li>`)}</ol>
${all.length > first.length && html`<p class="muted small">${count(all.length - first.length, "more finding")} in the whole report.</p>`}${about > 0 && html`<p class="muted small">${count(about, "finding")} about hints, texts and names of tools ${about === 1 ? "is" : "are"} in the whole report.</p>`}`;
}

function status(finding: Finding): Markup | undefined {
  const said = sayStatus(finding);
  return said === "" ? undefined : html` <b>${shorten(said, 160)}</b>`;
}

const ONE_PAGE = `
.sheet{max-width:48rem;padding:1.6rem 1.5rem}.sheet h1{font-size:1.6rem}.sheet h2{font-size:1.1rem;margin:1rem 0 .3rem;padding:0;border:0}.sheet .verdict{margin-top:.9rem;padding:.9rem 1.2rem}.sheet .verdict .picture svg{width:11rem}.sheet .since,.sheet .first{margin-top:.8rem;padding:.7rem 1rem}.sheet .wide{margin:.8rem 0;padding:.5rem}.sheet .wide svg{max-height:15rem}.sheet footer{margin-top:1rem}.sheet li{overflow-wrap:anywhere}
@page{margin:12mm 14mm}
@media print{main.sheet{max-width:none;padding:0;font-size:9pt}.sheet h1{font-size:16pt}.sheet h2{font-size:11pt;margin-top:.6rem}.sheet .verdict{padding:.6rem 1rem}.sheet .verdict .picture svg{width:36mm}.sheet .level{font-size:15pt}.sheet .wide{padding:.3rem}.sheet .wide svg{max-height:50mm;margin:0 auto}.sheet p,.sheet li{margin:.15rem 0}.sheet footer{margin-top:.6rem;font-size:7pt}}
`;
