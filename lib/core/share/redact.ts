import type { Finding, ReportServer, ReportTool } from "../model/report";
import type { Carried } from "./carried";
import { redactComponent } from "./redact-component";

/** What a person takes out before passing a report on, beside what never is in one. */
export type Redaction = {
  /** Host names in addresses. */
  hosts?: boolean;
  /** Absolute paths in commands and reasons, and where an entry stands in a config. */
  paths?: boolean;
  /** Names of the session and its servers, with all that gives them away: commands, addresses, versions, digests. */
  servers?: boolean;
  /** Names of tools. */
  tools?: boolean;
  /** What servers and people wrote: descriptions, titles, quotes, reasons. */
  texts?: boolean;
};

const SAID: [keyof Redaction, string][] = [
  ["hosts", "Host names were taken out."],
  ["paths", "Paths were taken out."],
  ["servers", "Names of servers were taken out, and with them commands, addresses, versions and digests."],
  ["tools", "Names of tools were taken out."],
  ["texts", "Descriptions, quotes and reasons were taken out."],
];

const HOST = /\b([a-z][a-z0-9+.-]*:\/\/)[^/\s"'<>]+/gi;
const BARE_HOST =
  /(?<![\w.@/-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|io|dev|ai|app|co|cloud|internal|local|lan|corp|example|test)(?::\d+)?(?![\w-])/gi;
const PATH = /(^|[\s"'=:(])(?:[A-Za-z]:[\\/]|~?\/)[^\s"')]+/g;
/** Shorter names would turn up inside ordinary words. */
const SHORTEST_NAME = 3;

/** What was taken out, one sentence each. */
export function sayTakenOut(redaction: Redaction): string[] {
  return SAID.filter(([what]) => redaction[what]).map(([, words]) => words);
}

/** Takes hosts and paths out of a text, where that was chosen. */
export function cleaner({ hosts = false, paths = false }: Redaction): (text: string) => string {
  return (text) => {
    const withoutHosts = hosts ? text.replace(HOST, "$1(host)").replace(BARE_HOST, "(host)") : text;
    return paths ? withoutHosts.replace(PATH, "$1(path)") : withoutHosts;
  };
}

/** The same with the chosen parts replaced by placeholders that say what stood there. */
export function redact(carried: Carried, redaction: Redaction): Carried {
  const { hosts = false, paths = false, servers = false, tools = false, texts = false } = redaction;
  if (!hosts && !paths && !servers && !tools && !texts) return carried;
  const names = aliases(carried, { servers, tools });
  const cleaned = cleaner(redaction);
  const clean = (text: string) => names.inText(cleaned(text));
  const said = (text: string | undefined) => (text === undefined ? undefined : texts ? "(taken out)" : clean(text));
  const leg = (one: ReportTool["private"]): ReportTool["private"] => ({
    ...one,
    condition: said(one.condition),
    override: one.override && { ...one.override, reason: said(one.override.reason)! },
    evidence: texts
      ? undefined
      : one.evidence?.map((evidence) => ({
          ...evidence,
          field: clean(evidence.field),
          quote: clean(evidence.quote),
          reason: clean(evidence.reason),
          span: undefined,
        })),
  });
  const tool = (one: ReportTool): ReportTool => ({
    ...one,
    server: names.server(one.server),
    tool: names.tool(one),
    id: names.id(one.id),
    title: texts ? undefined : said(one.title),
    description: texts ? undefined : said(one.description),
    digest: servers || tools ? undefined : one.digest,
    carrier: one.carrier && { ...one.carrier, store: clean(one.carrier.store) },
    private: leg(one.private),
    untrusted: leg(one.untrusted),
    egress: leg(one.egress),
  });
  const omitted = [...carried.omitted, ...sayTakenOut(redaction)];
  return {
    ...carried,
    name: servers ? "Session" : clean(carried.name),
    servers: carried.servers.map((server): ReportServer => ({
      ...server,
      name: names.server(server.name),
      reason: said(server.reason),
      reach: server.reach && {
        ...server.reach,
        words: servers && server.reach.words !== "" ? "(taken out)" : clean(server.reach.words),
      },
      origin: paths || servers ? undefined : server.origin && { ...server.origin, file: clean(server.origin.file) },
      version: servers ? undefined : server.version,
      digest: servers ? undefined : server.digest,
      ...(server.component && { component: redactComponent(server.component, redaction, said) }),
      trust: server.trust && { ...server.trust, reason: said(server.trust.reason)! },
    })),
    tools: carried.tools.map(tool),
    channels: carried.channels.map(({ channel, onRequest, ...rest }) => ({ ...tool(rest), channel, onRequest })),
    gates: carried.gates.map(({ on, kind, note, from, except }) => ({
      on: names.any(on),
      kind,
      note: said(note),
      ...(from !== undefined && { from: names.server(from) }),
      ...(except && { except: except.map(names.any) }),
    })),
    ...(carried.policies && {
      policies: carried.policies.map((policy) => ({
        ...policy,
        label: clean(policy.label),
        why: said(policy.why)!,
        sides: policy.sides.map((side) => ({ ...side, label: clean(side.label) })),
      })),
    }),
    ...(carried.wishes && {
      wishes: {
        keep: carried.wishes.keep.map(names.any),
        costs: Object.fromEntries(Object.entries(carried.wishes.costs).map(([on, cost]) => [names.any(on), cost])),
        together: carried.wishes.together.map((ids) => ids.map(names.any)),
      },
    }),
    ...(carried.remarks && {
      remarks: carried.remarks.map(({ rule, server, tools: ids, message, field, quote }) => ({
        rule,
        server: names.server(server),
        tools: ids.map(names.id),
        message: said(message)!,
        ...(field !== undefined && !texts && { field: clean(field) }),
        ...(quote !== undefined && !texts && { quote: clean(quote) }),
      })),
    }),
    // Without the names a finding is another one, and nobody decided about that.
    decided:
      servers || tools
        ? []
        : carried.decided.map((one) =>
            one.accepted ? { ...one, accepted: { ...one.accepted, reason: said(one.accepted.reason)! } } : one,
          ),
    // What such a finding says is made of names and texts; without them it would say nothing.
    findings:
      servers || tools || texts
        ? []
        : carried.findings.map((finding): Finding => ({
            ...finding,
            message: clean(finding.message),
            location: paths ? undefined : finding.location,
          })),
    omitted,
  };
}

/** A placeholder for every name, the same one everywhere, also where it turns up in a text. A host's own tools are no secret. */
function aliases(carried: Carried, { servers, tools }: { servers: boolean; tools: boolean }) {
  const all = [...carried.tools, ...carried.channels];
  const ownTools = all.filter(
    (tool) => !carried.servers.some((server) => server.builtIn && server.name === tool.server),
  );
  const serverNames = new Map(
    servers
      ? carried.servers.filter((server) => !server.builtIn).map((server, at) => [server.name, `server ${at + 1}`])
      : [],
  );
  const toolNames = new Map(
    tools ? [...new Set(ownTools.map((tool) => tool.tool))].map((name, at) => [name, `tool ${at + 1}`]) : [],
  );
  const server = (name: string) => serverNames.get(name) ?? name;
  const ids = new Map(
    all.map((tool) => {
      const suffix = tool.id.slice(tool.server.length + 1 + tool.tool.length);
      const name = ownTools.includes(tool) ? (toolNames.get(tool.tool) ?? tool.tool) : tool.tool;
      return [tool.id, `${server(tool.server)}/${name}${suffix}`];
    }),
  );
  const known = new Map([...serverNames, ...toolNames, ...(servers ? [[carried.name, "this session"] as const] : [])]);
  const longestFirst = [...known.keys()]
    .filter((name) => name.length >= SHORTEST_NAME)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern =
    longestFirst.length > 0
      ? new RegExp(longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "gi")
      : undefined;
  const byLowerCase = new Map([...known].map(([name, alias]) => [name.toLowerCase(), alias]));
  return {
    server,
    tool: (tool: ReportTool) => (ownTools.includes(tool) ? (toolNames.get(tool.tool) ?? tool.tool) : tool.tool),
    id: (id: string) => ids.get(id) ?? id,
    /** Of a tool, or of a server. */
    any: (id: string) => ids.get(id) ?? server(id),
    inText: (text: string) =>
      pattern ? text.replace(pattern, (name) => byLowerCase.get(name.toLowerCase()) ?? "(name)") : text,
  };
}
