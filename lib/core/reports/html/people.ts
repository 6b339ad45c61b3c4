import type { Report } from "../../model/report";
import { sayReviews } from "../../text/say-reviews";
import { saySince } from "../../text/say-since";
import { count } from "../../text/say-verdict";
import { html, type Markup } from "./markup";

/** So many changes stand above the verdict; the rest is folded, and on paper left to the JSON report. */
const AT_TOP = 8;

/** What changed since the last report: the first thing that a returning reader wants to know. */
export function sinceSection({ since }: Report): Markup | undefined {
  if (!since) return undefined;
  const { headline, lines } = saySince(since);
  return html`<section id="since" class="since"><h2>Since the last report</h2><p>${headline}</p>
${lines.length > 0 && html`<ul>${lines.slice(0, AT_TOP).map(line)}</ul>`}
${lines.length > AT_TOP && html`<details><summary>${count(lines.length - AT_TOP, "more change")}</summary><ul>${lines.slice(AT_TOP).map(line)}</ul></details>`}</section>`;
}

function line({ mark, effect, what }: ReturnType<typeof saySince>["lines"][number]): Markup {
  return html`<li class="${effect}">${mark} ${what}</li>`;
}

/** What reviewers said and decided, in order. */
export function reviewsSection(report: Pick<Report, "reviews" | "findings">): Markup | undefined {
  const rows = sayReviews(report);
  if (rows.length === 0) return undefined;
  return html`<h2 id="reviews" class="new-page">Reviews</h2><p class="muted small">Each entry is bound to the one before it by a digest. Names are as people gave them.</p>
<table class="stack"><thead><tr><th>When</th><th>Who</th><th>What</th></tr></thead><tbody>
${rows.map(({ at, by, what, text, details }) => html`<tr><td class="small">${at}</td><th scope="row">${by}</th><td><b>${what}</b>${text !== "" && html`<div class="long">${text}</div>`}${details.length > 0 && html`<ul class="plain small">${details.map((line) => html`<li>${line}</li>`)}</ul>`}</td></tr>`)}</tbody></table>`;
}
