import type { Finding, Report } from "../../model/report";
import type { Remark } from "../../model/remark";
import { findRule, isAboutTools } from "../../rules/rules";
import { sayStatus } from "../../text/say-status";
import { ABOUT_TOOLS_LIMIT, ABOUT_TOOLS_WORDS, count } from "../../text/say-verdict";
import { nameList } from "./marks";
import { html, type Markup } from "./markup";

const MOST_FINDINGS = 60;
const MOST_REMARKS = 8;
const ORDER: readonly Finding["level"][] = ["error", "warning", "note"];

/** What the rules find in hints, texts and names, apart from the trifecta: one block a finding, with the words that it rests on. */
export function remarksSection({ findings, remarks = [] }: Report): Markup | undefined {
  const about = findings
    .filter(({ rule }) => isAboutTools(rule))
    .sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
  if (about.length === 0) return undefined;
  const left = about.length - MOST_FINDINGS;
  return html`<h2 id="claims">What servers claim about their tools</h2>
<p class="muted small">${ABOUT_TOOLS_LIMIT}</p>
<table class="stack"><thead><tr><th>Kind</th><th>Finding</th><th>Where and in which words</th></tr></thead><tbody>
${about.slice(0, MOST_FINDINGS).map((finding) =>
  row(
    finding,
    remarks.filter((remark) => remark.rule === finding.rule && finding.servers.includes(remark.server)),
  ),
)}</tbody></table>
${left > 0 && html`<p class="muted">${count(left, "more finding")} stand in the JSON report.</p>`}`;
}

function row(finding: Finding, remarks: readonly Remark[]): Markup {
  const rule = findRule(finding.rule);
  const left = remarks.length - MOST_REMARKS;
  return html`<tr><td class="small">${ABOUT_TOOLS_WORDS[finding.level]}<div class="muted">${finding.rule}</div></td>
<td class="long"><b>${rule?.title}</b><div class="muted small">${rule?.why} ${rule?.help}</div>${sayStatus(finding) !== "" && html`<div class="small"><b>${sayStatus(finding)}</b></div>`}<div class="muted small">identity <code>${finding.fingerprint.slice(0, 12)}</code></div></td>
<td class="long">${remarks.length === 0 ? finding.message : remarks.slice(0, MOST_REMARKS).map(said)}${left > 0 && html`<div class="muted small">${count(left, "more")} in the JSON report</div>`}</td></tr>`;
}

function said({ server, tools, message, field, quote }: Remark): Markup {
  return html`<div>${tools.length > 0 ? nameList(tools, 6) : html`server <code>${server}</code>`}: ${message}${quote && html` <q>${quote}</q>`}${field && html` <span class="muted small">${field}</span>`}</div>`;
}
