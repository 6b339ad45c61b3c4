import { describeFix, fromReport } from "../../exporters";
import { LEG_WORDS } from "../../model/leg";
import { partsOf, type Report } from "../../model/report";
import { count } from "../../text/say-verdict";
import { legShape, nameList, toolGroups } from "./marks";
import { html, trusted, type Markup } from "./markup";

const MOST_TIES = 8;

export function fixesSection(report: Report): Markup {
  const { cuts, split } = report;
  if (cuts.tools.length === 0 && cuts.servers.length === 0 && split.unsplittable.length === 0) return html``;
  return html`<h2 id="fixes">What to change</h2>
${
  (cuts.tools.length > 0 || cuts.servers.length > 0) &&
  html`<p>Any <b>one</b> of these rows leaves no lethal trifecta, including what is uncertain. None is cheaper.</p>
<table class="stack"><thead><tr><th>Leg emptied</th><th>Change</th><th class="number">Cost</th><th>What goes</th></tr></thead><tbody>
${rows(cuts.tools, "Switch off tools", (ids) => toolGroups(ids, partsOf(report)))}${rows(cuts.servers, "Remove servers", (names) => nameList(names, 30))}</tbody></table>`
}
${clientPart(report)}
${splitPart(report)}`;
}

/** How the client that is known to be the host is told the first cut: lines for its files, and what is done by hand. */
function clientPart(report: Report): Markup | undefined {
  const { session, cuts } = report;
  const [cut] = cuts.tools;
  const fix = cut && describeFix(fromReport(report), { remove: cut.remove }, session.host);
  if (!fix) return undefined;
  return html`<h3>In ${fix.label}</h3><p>The first row. Look up the names in the client before you rely on them; <code>trefoil fix</code> changes your own file and keeps the rest of it.</p>
${fix.files.map((file) => html`<p>${file.isSnippet ? "To add to" : "For"} <code>${file.place}</code>:</p>${lines(file.after)}`)}
${fix.steps.length > 0 && html`<ul class="plain">${fix.steps.map(({ text, code }) => html`<li>${text}${code !== undefined && lines(code)}</li>`)}</ul>`}`;
}

/** Lines to copy: each by itself, so that breaks and indentation stay and nothing else hides in them. */
function lines(text: string): Markup {
  return html`<pre>${text
    .trimEnd()
    .split("\n")
    .map((line) => html`${trusted(/^ */.exec(line)![0])}${line}${trusted("\n")}`)}</pre>`;
}

function rows(cuts: Report["cuts"]["tools"], change: string, list: (names: readonly string[]) => Markup): Markup[] {
  const shown = cuts
    .slice(0, MOST_TIES)
    .map(
      (cut) =>
        html`<tr><td><span class="leg">${legShape(cut.leg)} ${LEG_WORDS[cut.leg].title}</span></td><td>${change}</td><td class="number">${cut.cost}</td><td>${list(cut.remove)}</td></tr>`,
    );
  return cuts.length > MOST_TIES
    ? [
        ...shown,
        html`<tr><td colspan="4" class="muted">${count(cuts.length - MOST_TIES, "more tie")} in the JSON report</td></tr>`,
      ]
    : shown;
}

function splitPart({ split: { parts, unsplittable }, tools }: Report): Markup {
  return html`${
    parts.length > 1 &&
    html`<h3>Or split the work</h3><p>${count(parts.length, "session")} keep every splittable tool usable while none of them is lethal.</p>
<table class="stack"><thead><tr><th>Session</th><th>Without</th><th class="number">Tools</th><th>Holds</th></tr></thead><tbody>
${parts.map((part, index) => html`<tr><td>${index + 1}</td><td><span class="leg">${legShape(part.without, "possible")} ${LEG_WORDS[part.without].title}</span></td><td class="number">${part.tools.length}</td><td>${toolGroups(part.tools, tools)}</td></tr>`)}</tbody></table>`
  }
${unsplittable.length > 0 && html`<p>No split helps ${nameList(unsplittable, 30)}: ${unsplittable.length === 1 ? "it carries" : "each carries"} all three legs alone, so only removing it or asking a person before every call helps.</p>`}`;
}
