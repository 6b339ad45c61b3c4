import type { Report } from "../../model/report";
import { count } from "../../text/say-verdict";
import { POLICY_WORDS, sayPolicy } from "../../text/say-policy";
import { nameList } from "./marks";
import { html, type Markup } from "./markup";

/** What other rules say of the same tools, with the reason of each and the smallest change that keeps it. */
export function policiesPart({ policies = [] }: Report): Markup | undefined {
  if (policies.length === 0) return undefined;
  return html`<h3>Further policies</h3>
<table class="stack"><thead><tr><th>Policy</th><th>Verdict</th><th>Because</th><th>Smallest change</th></tr></thead><tbody>
${policies.map((one) => {
  const [cut, ...ties] = one.cuts;
  const { icon, word } = POLICY_WORDS[one.level];
  return html`<tr><th scope="row"><span class="long">${one.policy.label}</span>${one.own && html` <span class="muted small">own</span>`}<div class="muted small long">${one.policy.why}</div></th><td>${icon} ${word}</td><td>${sayPolicy(one)}</td><td>${cut && html`switch off ${cut.remove.length <= 4 ? nameList(cut.remove) : count(cut.remove.length, "tool")} <span class="muted small">leaves no ${cut.without.replace(/^a /, "")}${ties.length > 0 && `; ${count(ties.length, "other way")} as cheap`}</span>`}</td></tr>`;
})}</tbody></table>`;
}
