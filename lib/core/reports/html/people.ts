import type { Report } from "../../model/report";
import { sayReviews } from "../../text/say-reviews";
import { html, type Markup } from "./markup";

/** What reviewers said and decided, in order. */
export function reviewsSection(report: Pick<Report, "reviews" | "findings">): Markup | undefined {
  const rows = sayReviews(report);
  if (rows.length === 0) return undefined;
  return html`<h2 id="reviews" class="new-page">Reviews</h2><p class="muted small">Each entry is bound to the one before it by a digest. Names are as people gave them.</p>
<table class="stack"><thead><tr><th>When</th><th>Who</th><th>What</th></tr></thead><tbody>
${rows.map(({ at, by, what, text, details }) => html`<tr><td class="small">${at}</td><th scope="row">${by}</th><td><b>${what}</b>${text !== "" && html`<div class="long">${text}</div>`}${details.length > 0 && html`<ul class="plain small">${details.map((line) => html`<li>${line}</li>`)}</ul>`}</td></tr>`)}</tbody></table>`;
}
