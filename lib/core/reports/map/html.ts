import { LEGS, LEG_WORDS } from "../../model/leg";
import type { MapReport } from "../../model/map-report";
import { digestOf } from "../../text/digest";
import { sayTime } from "../../text/say-date";
import { LEVEL_WORDS } from "../../text/say-verdict";
import { legShape, levelShape, nameList } from "../html/marks";
import { htmlHead } from "../html/head";
import { html, type Markup } from "../html/markup";
import { reviewsSection } from "../html/people";
import { picture } from "../html/picture";
import { mapScene } from "./scene";
import { INSIGHT, MAP_LIMITS, sayCounts, sayWord } from "./say";

/** As wide as the page's text. */
const ROOM = 940;
const MOST_ROWS = 200;

/** The map as one self-contained file: no script, no request, the picture inside. */
export function mapDocument(map: MapReport): Markup {
  return html`<html lang="en">
${htmlHead(`Compositions of ${map.count.servers} servers, Trefoil`)}
<body>
<main>
<header><p class="product">Trefoil map of compositions</p><h1>Which compositions are lethal</h1>
<ul class="facts"><li><b>${map.count.servers}</b> servers</li><li>Last listed <b>${map.at === null ? "never, given as files" : sayTime(map.at)}</b></li>${map.author !== undefined && html`<li>Author <b>${map.author}</b></li>`}</ul></header>
<section id="summary"><div class="verdict ${map.level}"><div>
<p class="level">${levelShape(map.level)} ${LEVEL_WORDS[map.level].word}, all together</p>
<p class="said">${INSIGHT}</p><ul>${sayCounts(map).map((line) => html`<li>${line}</li>`)}</ul></div></div></section>
<h2 id="matrix">The matrix</h2><div class="wide">${picture(mapScene(map, ROOM))}</div>
${groups(map)}
${lethal(map)}
${safe(map)}
${reviewsSection(map)}
<h2 id="limits">Assumptions</h2><ul>${[...MAP_LIMITS, ...map.omitted].map((line) => html`<li>${line}</li>`)}</ul>
<footer>${map.product.name} ${map.product.version} · map ${digestOf(map).slice(0, 16)} · schema ${map.schema}. Hidden characters are shown in ⟨angle brackets⟩.</footer>
</main>
</body>
</html>`;
}

function groups({ groups: all, servers }: MapReport): Markup {
  const lost = servers.filter(({ state }) => state === "unlisted").map(({ name }) => name);
  return html`<h2 id="servers">Servers by their legs</h2><table class="stack"><thead><tr><th>Group</th><th>Legs</th><th>Servers</th></tr></thead><tbody>
${all.map((group, at) => html`<tr><th scope="row">${at + 1}</th><td>${LEGS.map((leg) => group[leg] !== "no" && html`<span class="leg">${legShape(leg, group[leg])} ${group[leg]}</span> `)}</td><td>${nameList(group.servers, 40)}</td></tr>`)}
${lost.length > 0 && html`<tr><th scope="row">–</th><td>not known</td><td>${nameList(lost, 40)}</td></tr>`}</tbody></table>`;
}

function lethal({ lethal: sets }: MapReport): Markup {
  if (sets.length === 0)
    return html`<h2 id="lethal">Lethal compositions</h2><p>None, as far as the servers are known.</p>`;
  return html`<h2 id="lethal">Smallest lethal compositions</h2><p class="muted small">One server of each of these groups. Without any of them it is not lethal in that reading.</p>
<table class="stack"><thead><tr><th>Groups</th><th>Worst</th><th class="number">How many</th><th>Certainty</th><th>Which</th></tr></thead><tbody>
${sets.slice(0, MOST_ROWS).map((set) => html`<tr><th scope="row">${set.groups.map((at) => at + 1).join(" + ")}</th><td>${sayWord(set.severity)}</td><td class="number">${set.count}</td><td>${set.level === "confirmed" ? "✖ confirmed" : "◔ including uncertain"}</td><td class="long">${set.example}</td></tr>`)}</tbody></table>
${sets.length > MOST_ROWS && html`<p>and ${sets.length - MOST_ROWS} more; the JSON map holds all.</p>`}`;
}

function safe({ safe: { confirmed, uncertain } }: MapReport): Markup {
  const part = (title: string, sets: MapReport["safe"]["confirmed"]): Markup =>
    html`<h3>${title}</h3>${sets.length === 0 ? html`<p>None: the host, or every server, is lethal alone.</p>` : html`<ul>${sets.map(({ without, servers }) => html`<li><b>Without ${LEG_WORDS[without].phrase}</b> (${servers.length}): ${nameList(servers, 60)}</li>`)}</ul>`}`;
  return html`<h2 id="safe">The largest sets that stay safe</h2>${part("Including what is uncertain", uncertain)}${part("By what is confirmed only", confirmed)}`;
}
