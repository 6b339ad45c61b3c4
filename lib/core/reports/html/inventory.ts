import { CHANNEL_WORDS } from "../../model/channel";
import { EVERYTHING, GATE_WORDS } from "../../model/gate";
import { LEGS, LEG_WORDS } from "../../model/leg";
import type { Report, ReportServer, ReportTool } from "../../model/report";
import { decidedIn } from "../../text/decided";
import { sayScope } from "../../text/say-scope";
import { count, LIMITS, STATE_WORDS } from "../../text/say-verdict";
import { shorten } from "../../text/visible";
import { legCell, legShape } from "./marks";
import { html, type Markup } from "./markup";

const MOST_TOOLS = 2000;

export function serversSection({ servers }: Report): Markup {
  return html`<h2 id="session">The session</h2>
<table class="stack"><thead><tr><th>Server</th><th>State</th><th class="number">Tools</th><th>Reached by</th><th>Version it reports</th><th>Digest</th></tr></thead><tbody>
${servers.map(
  (
    server,
  ) => html`<tr class="${server.off ? "off" : "on"}"><th scope="row"><span class="name long">${server.name}</span>${server.origin && html`<div class="muted small">${server.origin.file}${server.origin.line !== undefined && `:${server.origin.line}`}</div>`}</th>
<td>${server.off ? "switched off" : STATE_WORDS[server.state]}${server.reason && html`<div class="muted small long">${server.reason}</div>`}${server.at && html`<div class="muted small">${server.at}</div>`}${server.trust && html`<div class="muted small">trusted by ${server.trust.by}: ${server.trust.reason}</div>`}</td>
<td class="number">${server.tools}</td><td>${reached(server)}</td><td>${server.version}${server.protocolVersion && html`<div class="muted small">MCP ${server.protocolVersion}</div>`}</td><td>${server.digest && html`<code>${server.digest.slice(0, 16)}</code>`}</td></tr>`,
)}</tbody></table>`;
}

function reached({ builtIn, reach }: ReportServer): Markup {
  if (builtIn) return html`<span class="muted">the host itself</span>`;
  if (!reach || reach.kind === "given") return html`<span class="muted">tools given as a file</span>`;
  return html`<code>${reach.words}</code>${reach.pinned === false && html`<div class="muted small">no fixed version</div>`}`;
}

export function toolsSection({ servers, tools }: Report): Markup {
  const off = new Set(servers.filter((server) => server.off).map((server) => server.name));
  const shown = tools.slice(0, MOST_TOOLS);
  const groups = [...new Set(shown.map((tool) => tool.server))];
  return html`<h2 id="tools" class="new-page">Every tool</h2>
<p class="muted small">Shape and word: the verdict; figure: its grade from 1 to 3, then its probability.</p>
<table><thead><tr><th>Tool</th>${LEGS.map((leg) => html`<th>${LEG_WORDS[leg].title}</th>`)}<th>Changes</th></tr></thead>
${groups.map((name) => {
  const own = shown.filter((tool) => tool.server === name);
  return html`<tbody><tr class="group"><th colspan="5" scope="rowgroup">${name} · ${count(own.length, "tool")}${off.has(name) && " · switched off"}</th></tr>
${own.map((tool) => toolRow(tool, off.has(name)))}</tbody>`;
})}</table>
${tools.length > MOST_TOOLS && html`<p class="muted">${count(tools.length - MOST_TOOLS, "more tool")} stand in the JSON report.</p>`}`;
}

export function channelsSection({ servers, channels }: Report): Markup {
  if (channels.length === 0) return html``;
  const off = new Set(servers.filter((server) => server.off).map((server) => server.name));
  return html`<h2 id="channels">Beside the tools</h2>
<p class="muted small">Ways in and out that are no tools. What is open only to whoever runs a server is not counted unless somebody asks for it.</p>
<table><thead><tr><th>Channel</th>${LEGS.map((leg) => html`<th>${LEG_WORDS[leg].title}</th>`)}<th>Counted</th></tr></thead><tbody>
${channels.slice(0, MOST_TOOLS).map((one) => html`<tr class="${one.off || off.has(one.server) ? "off" : "on"}"><td><code class="name">${one.id}</code><div class="muted small long">${CHANNEL_WORDS[one.channel].label}. ${one.description && shorten(one.description, 300)} ${CHANNEL_WORDS[one.channel].closing}</div></td>${LEGS.map((leg) => legCell(leg, one[leg]))}<td class="small">${one.off ? (one.onRequest ? "not asked for" : "switched off") : "yes"}</td></tr>`)}</tbody></table>`;
}

export function gatesSection({ gates }: Report): Markup {
  if (gates.length === 0) return html``;
  return html`<h2 id="gates">Compensating controls</h2>
<p class="muted small">Controls that a person says are in place. They stand beside the verdict and never change it.</p>
<table><thead><tr><th>On</th><th>Control</th><th>Note</th></tr></thead><tbody>
${gates.map(({ on, kind, note }) => html`<tr><td><code class="name">${on === EVERYTHING ? "every call" : on}</code></td><td>${GATE_WORDS[kind]}</td><td class="long">${note}</td></tr>`)}</tbody></table>`;
}

function toolRow(tool: ReportTool, serverOff: boolean): Markup {
  return html`<tr class="${tool.off || serverOff ? "off" : "on"}"><td><code class="name">${tool.tool}</code>${tool.description && html`<div class="muted small long">${shorten(tool.description, 140)}</div>`}</td>${LEGS.map((leg) => legCell(leg, tool[leg]))}<td class="small">${tool.destructive ? "destroys" : tool.writes ? "writes" : html`<span class="muted">–</span>`}${tool.carrier && html`<div class="muted">store: ${tool.carrier.store}</div>`}${tool.right && html`<div class="muted">rights: ${tool.right}</div>`}</td></tr>`;
}

const MOST_DECIDED = 500;

/** What rests on a person's word; nothing when nobody overruled anything. */
export function decidedSection(report: Report): Markup | undefined {
  const decided = decidedIn(report);
  if (decided.length === 0) return undefined;
  const left = decided.length - MOST_DECIDED;
  return html`<h2 id="decided">What people decided</h2>
<p class="muted small">These verdicts rest on a person’s word, which outweighs all evidence.</p>
<table class="stack"><thead><tr><th>Tool</th><th>Leg</th><th>Who and when</th><th>Why</th></tr></thead><tbody>
${decided.slice(0, MOST_DECIDED).map(({ tool, leg, verdict, by, at, reason }) => html`<tr><td><code>${tool}</code></td><td><span class="leg">${legShape(leg, verdict)} ${LEG_WORDS[leg].title}</span>: ${verdict}</td><td>${by}<div class="muted small">${at.slice(0, 10)}</div></td><td class="long">${reason}</td></tr>`)}</tbody></table>
${left > 0 && html`<p class="muted">${count(left, "more")} stand in the JSON report.</p>`}`;
}

export function limitsSection(report: Report): Markup {
  return html`<h2 id="limits">Assumptions</h2><ul class="plain">${[...sayScope(report), ...LIMITS, ...report.omitted].map((line) => html`<li>${line}</li>`)}</ul>
<p class="muted small">${LEGS.map((leg, index) => html`${index > 0 && " · "}<span class="leg">${legShape(leg)} ${LEG_WORDS[leg].title}</span>`)} · a hollow shape is a possible leg.</p>`;
}
