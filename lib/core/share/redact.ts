import type { Finding, ReportServer, ReportTool } from "../model/report";
import { aliases, type Aliases } from "./aliases";
import type { CarriedReport } from "./carried";
import { redactComponent } from "./redact-component";

/** What a person takes out before passing a report on, beside what is never in one. */
export type Redaction = {
  /** Host names in addresses. */
  hosts?: boolean;
  /** Absolute paths in commands and reasons, and the place of an entry in a config. */
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

/** How the parts of a copy are cleaned. `said` is for what servers and people wrote, which may be removed completely. */
type Cleaning = Redaction & {
  names: Aliases;
  clean: (text: string) => string;
  said: (text: string | undefined) => string | undefined;
};

/** The same with the chosen parts replaced by placeholders that say what was there. */
export function redact(carried: CarriedReport, redaction: Redaction): CarriedReport {
  const { hosts = false, paths = false, servers = false, tools = false, texts = false } = redaction;
  if (!hosts && !paths && !servers && !tools && !texts) return carried;
  const names = aliases(carried, { servers, tools });
  const cleaned = cleaner(redaction);
  const clean = (text: string) => names.inText(cleaned(text));
  const said = (text: string | undefined) => (text === undefined ? undefined : texts ? "(taken out)" : clean(text));
  const cleaning: Cleaning = { ...redaction, names, clean, said };
  const channels = carried.channels.map(({ channel, onRequest, ...rest }) => ({
    ...redactTool(rest, cleaning),
    channel,
    onRequest,
  }));
  return {
    ...carried,
    name: servers ? "Session" : clean(carried.name),
    servers: carried.servers.map((server) => redactServer(server, cleaning)),
    tools: carried.tools.map((tool) => redactTool(tool, cleaning)),
    channels,
    ...redactRules(carried, cleaning),
    ...redactFindings(carried, cleaning),
    omitted: [...carried.omitted, ...sayTakenOut(redaction)],
  };
}

function redactLeg(one: ReportTool["private"], { texts, clean, said }: Cleaning): ReportTool["private"] {
  return {
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
  };
}

function redactTool(one: ReportTool, cleaning: Cleaning): ReportTool {
  const { names, texts, said, clean, servers, tools } = cleaning;
  return {
    ...one,
    server: names.server(one.server),
    tool: names.tool(one),
    id: names.id(one.id),
    title: texts ? undefined : said(one.title),
    description: texts ? undefined : said(one.description),
    digest: servers || tools ? undefined : one.digest,
    carrier: one.carrier && { ...one.carrier, store: clean(one.carrier.store) },
    private: redactLeg(one.private, cleaning),
    untrusted: redactLeg(one.untrusted, cleaning),
    egress: redactLeg(one.egress, cleaning),
  };
}

function redactServer(server: ReportServer, cleaning: Cleaning): ReportServer {
  const { names, said, clean, servers, paths } = cleaning;
  return {
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
    ...(server.component && { component: redactComponent(server.component, cleaning, said) }),
    trust: server.trust && { ...server.trust, reason: said(server.trust.reason)! },
  };
}

/** What people set up for the session: controls, policies, constraints. */
function redactRules({ gates, policies, wishes }: CarriedReport, { names, clean, said }: Cleaning) {
  return {
    gates: gates.map(({ on, kind, note, from, except }) => ({
      on: names.any(on),
      kind,
      note: said(note),
      ...(from !== undefined && { from: names.server(from) }),
      ...(except && { except: except.map(names.any) }),
    })),
    ...(policies && {
      policies: policies.map((policy) => ({
        ...policy,
        label: clean(policy.label),
        why: said(policy.why)!,
        sides: policy.sides.map((side) => ({ ...side, label: clean(side.label) })),
      })),
    }),
    ...(wishes && {
      wishes: {
        keep: wishes.keep.map(names.any),
        costs: Object.fromEntries(Object.entries(wishes.costs).map(([on, cost]) => [names.any(on), cost])),
        together: wishes.together.map((ids) => ids.map(names.any)),
      },
    }),
  };
}

/** What was found, and what people decided about it. */
function redactFindings(carried: CarriedReport, { names, clean, said, servers, tools, texts, paths }: Cleaning) {
  return {
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
    // Without the names a finding is a different one, about which nobody decided.
    decided:
      servers || tools
        ? []
        : carried.decided.map((one) =>
            one.accepted ? { ...one, accepted: { ...one.accepted, reason: said(one.accepted.reason)! } } : one,
          ),
    // The text of such a finding consists of names and quotes; without them it would be empty.
    findings:
      servers || tools || texts
        ? []
        : carried.findings.map((finding): Finding => ({
            ...finding,
            message: clean(finding.message),
            location: paths ? undefined : finding.location,
          })),
  };
}
