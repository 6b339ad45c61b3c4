import type { Report } from "../model/report";
import { sayReviews } from "../text/say-reviews";
import { saySince } from "../text/say-since";
import { html, type Markup } from "./markup";

/** What changed since the last report: the first thing that a returning reader wants to know. */
export function sinceSection({ since }: Report): Markup | undefined {
  if (!since) return undefined;
  const { headline, lines } = saySince(since);
  return html`<section id="since" class="since"><h2>Since the last report</h2><p>${headline}</p>
${lines.length > 0 && html`<ul>${lines.map(({ mark, effect, what }) => html`<li class="${effect}">${mark} ${what}</li>`)}</ul>`}</section>`;
}

/** What reviewers said and decided, in order. */
export function reviewsSection(report: Report): Markup | undefined {
  const rows = sayReviews(report);
  if (rows.length === 0) return undefined;
  return html`<h2 id="reviews" class="new-page">Reviews</h2><p class="muted small">Each entry is bound to the one before it by a digest. Names are as people gave them.</p>
<table class="stack"><thead><tr><th>When</th><th>Who</th><th>What</th></tr></thead><tbody>
${rows.map(({ at, by, what, text, details }) => html`<tr><td class="small">${at}</td><th scope="row">${by}</th><td><b>${what}</b>${text !== "" && html`<div class="long">${text}</div>`}${details.length > 0 && html`<ul class="plain small">${details.map((line) => html`<li>${line}</li>`)}</ul>`}</td></tr>`)}</tbody></table>`;
}
