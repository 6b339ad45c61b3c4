import { Observations, type Observation, type ObservedPlace, type WantedFeatures } from "./observation";
import { features } from "./feature";
import { isSandboxed, namesAddress, namesItem } from "./questions";
import { isHelp } from "./help";
import { placeOfContext, type ToolContext } from "./tool-context";

/** Where a text that a call brings back may come from. `reason` is what a person reads. */
type Authorship = { id: string; reason: string; when: (context: ToolContext) => boolean };

const BROWSER = /^browser/i;
const CAPTURE =
  /\b(?:pcaps?|packets?|network traffic|live traffic|decompil\w{0,6}|disassembl\w{0,6}|memory dump|malware|apk)\b/i;
const SNAPSHOT_AFTER =
  /(?:returns?|with) (?:the |a )?(?:\w{1,20} )?(?:page |accessibility )?snapshot|snapshot (?:of|after|at)/i;
const SHOWS =
  /screenshot|snapshot|content|html|text|source|extract|evaluate|console|network|visible|markdown|scrape|observe|crawl|sitemap/i;
const SCREEN =
  /screenshot|snapshot|elements|content|text|clipboard|dump|hierarchy|notifications|layout|ui_?tree|view_?tree/i;
const GOES = /navigate|go_?to|open_?(?:url|page|link|site)|visit|browse(?!r)|load_?(?:page|url)|new_?(?:page|tab)/i;
const ENGINE =
  /\b(?:google|bing|brave|duck ?duck ?go|ddg|yahoo|yandex|baidu|naver|tavily|exa|perplexity|serp(?:er|api)?|searx(?:ng)?|kagi|web|internet|online)\b/i;
const GROUNDED =
  /\bweb search\b|\bsearch(?:es|ing)? (?:the )?(?:open )?(?:web|internet)\b|\bground(?:ed|ing)\b|\b(?:sourced|cited) (?:answer|report)|\bwith (?:sources|citations)\b|\b(?:deep|web) research\b|联网|网络搜索/i;
const SEARCHES = /\b(?:search|answer|research|find|query|news)/i;
const NAMED =
  /\b(?:tokens?|nfts?|contracts?|sources?|source code|abi|ens|validators?|proposals?|memos?|inscriptions?|metadata|actions|events|names?|profiles?|collections?)\b/i;
const PEER = /^(?:agent|peer|rpc|node|mcp)_?(?:server)?_?(?:url|address|endpoint)$/i;
const GATHERED =
  /\b(?:librar(?:y|ies)|frameworks|packages|any|multiple sources|github|modules?|crates?|gems?|search api|brave|google|repositor(?:y|ies)|various|crawl\w{0,4}|search engine|open.source|third.party)\b/i;
const OFFICIAL = /\b(?:official|components?)\b/i;

/** Services whose entries are written by the people they are about. */
const REGISTERS = new Set([
  "app-stores",
  "domains",
  "models-hub",
  "packages",
  "crowd-maps",
  "companies",
  "gateway",
  "open-code",
]);
const RECORDS = new Set(["log", "error-event", "trace"]);
/** Listing or describing something that can be run brings nothing in. */
const RUN = new Set(["command", "code-to-run"]);
/** What people who work together set up, in which they write little but names. */
const FRAMES = new Set([
  "project",
  "team-member",
  "pipeline",
  "workflow",
  "queue",
  "dataset-own",
  "document-store",
  "branch",
  "tag",
  "form",
  "object-store",
  "contact",
  "vector",
  "time-entry",
  "board-item",
  "channel",
  "ml-model",
]);
/** What one person sends to another. */
const SENT = new Set(["message", "sms", "calendar", "notification", "transcript-of-meeting", "ticket"]);

/** Who may be the author, first match first. */
const AUTHORSHIPS: readonly Authorship[] = [
  {
    id: "a page after an act",
    reason: "It shows the page after acting on it.",
    when: ({ service, text, reading, flow }) =>
      (service?.id === "browser" || flow === "unclear" || BROWSER.test(reading.plain.name)) &&
      SNAPSHOT_AFTER.test(text) &&
      !SHOWS.test(reading.plain.name),
  },
  {
    id: "figures of a browser",
    reason: "It brings back figures of a page.",
    when: ({ service, shape }) => service?.id === "browser" && shape === "figures",
  },
  {
    id: "a shown page",
    reason: "It shows what a browser shows.",
    when: ({ service, reading }) => service?.id === "browser" && SHOWS.test(reading.plain.name),
  },
  {
    id: "a page that is opened",
    reason: "It opens a page in a browser, and most browsers show what they open.",
    when: ({ service, reading }) => service?.id === "browser" && GOES.test(reading.plain.name),
  },
  {
    id: "an act in a browser",
    reason: "It acts in a browser and shows little.",
    when: ({ service }) => service?.id === "browser",
  },
  {
    id: "a sandboxed run",
    reason: "It runs code that cannot reach the network.",
    when: ({ runs, taking, reading }) => runs && taking("code") !== undefined && isSandboxed(reading),
  },
  {
    id: "a free run",
    reason: "It runs what it is given, which may fetch anything.",
    when: ({ runs, taking, service, reading }) =>
      (runs && taking("command", "code") !== undefined) ||
      (service?.id === "notebook" &&
        taking("content") !== undefined &&
        reading.description.actions.some(({ meaning }) => meaning.id === "execute")),
  },
  {
    id: "what a statement selects",
    reason: "It brings back what a statement selects.",
    when: ({ does, taking }) => does === "execute" && taking("sql") !== undefined,
  },
  {
    id: "a screen",
    reason: "It shows what is on a screen.",
    when: ({ service, reading, about, flow }) =>
      ((service?.id === "phone" || service?.id === "desktop") && SCREEN.test(reading.plain.name)) ||
      (about?.id === "screen" && (flow === "gives" || flow === "unclear")),
  },
  {
    id: "an act on a screen",
    reason: "It acts on a screen and shows little.",
    when: ({ service, about }) => (service?.id === "phone" || service?.id === "desktop") && (about?.writers ?? 0) < 2,
  },
  {
    id: "a peer",
    reason: "Another server answers, which the caller names.",
    when: ({ reading }) => reading.params.some((param) => param.free && PEER.test(param.name)),
  },
  {
    id: "any address",
    reason: "It brings back what the address answers that the caller names.",
    when: ({ serves, reading }) =>
      serves("network-test") &&
      reading.params.some(
        (param) =>
          param.free && param.required && param.words.length === 1 && param.roles.some(({ id }) => id === "url"),
      ),
  },
  {
    id: "an acknowledgement",
    reason: "It brings back no more than an acknowledgement.",
    when: ({ shape }) => shape === "acknowledgement",
  },
  {
    id: "help of its own",
    reason: "It brings back help or choices of the tool itself.",
    when: (context) => isHelp(context) && context.service?.holds !== "public",
  },
  {
    id: "an answer out of the web",
    reason: "It brings back what a search of the web found, or an answer made of it.",
    when: (context) =>
      (context.serves("search") &&
        (context.flow === "gives" || context.flow === "works") &&
        context.about?.id !== "count") ||
      asksTheWeb(context),
  },
  {
    id: "any address",
    reason: "It brings back what stands at an address that the caller names.",
    when: ({ reading, flow }) =>
      flow !== "changes" &&
      flow !== "sends" &&
      reading.params.some((param) => param.free && param.required && namesAddress(param) && !namesItem(reading, param)),
  },
  {
    id: "figures",
    reason: "It brings back figures, names or settings, which hold no text of strangers.",
    when: ({ shape, about }) => shape === "figures" && about?.writers !== 3,
  },
  {
    id: "figures about what strangers write",
    reason: "It brings back figures about what strangers write.",
    when: ({ shape }) => shape === "figures",
  },
  {
    id: "a capture",
    reason: "It brings back what others sent over a network, or what stands in a program of others.",
    when: ({ text, service }) => CAPTURE.test(text) || service?.id === "reverse-engineering",
  },
  {
    id: "a record of events",
    reason: "It brings back logs or errors, which quote what outsiders sent.",
    when: ({ about, reading }) =>
      (about !== undefined && RECORDS.has(about.id)) ||
      reading.name.resources.some(({ meaning }) => RECORDS.has(meaning.id)),
  },
  {
    id: "documentation gathered from many",
    reason: "It brings back documentation gathered from many publishers.",
    when: (context) =>
      isDocumentation(context) && GATHERED.test(published(context)) && !OFFICIAL.test(published(context)),
  },
  {
    id: "documentation of one vendor",
    reason: "It brings back documentation that one vendor publishes.",
    when: isDocumentation,
  },
  {
    id: "an open register",
    reason: "It brings back entries that those who register write themselves.",
    when: ({ serves }) => serves(...REGISTERS),
  },
  {
    id: "a computation",
    reason: "It brings back what it makes of what it is given.",
    when: ({ service, flow }) => service?.holds === "nothing" || flow === "works",
  },
  {
    id: "what the owner set",
    reason: "It tells of commands or code, which nobody outside wrote.",
    when: ({ about, flow }) => about !== undefined && RUN.has(about.id) && flow === "gives",
  },
  {
    id: "strangers on a public service",
    reason: "It brings back what strangers wrote on a public service.",
    when: ({ about, service }) => about?.writers === 3 && service?.holds === "public",
  },
  {
    id: "strangers in an account",
    reason: "It brings back what strangers wrote into an account.",
    when: ({ about, service }) => about?.writers === 3 && service?.holds === "account",
  },
  {
    id: "strangers on this machine",
    reason: "It brings back what strangers usually write, kept on this machine.",
    when: ({ about, service }) => about?.writers === 3 && service?.holds === "local",
  },
  {
    id: "strangers somewhere",
    reason: "It brings back what strangers usually write.",
    when: ({ about }) => about?.writers === 3,
  },
  {
    id: "the machine of a shell",
    reason: "It brings back what the machine itself says.",
    when: ({ service, about }) => service?.id === "shell" || (service?.id === "telephony" && (about?.writers ?? 0) < 2),
  },
  {
    id: "a crowd's service, unnamed",
    reason: "Anybody writes into the service that it reads.",
    when: ({ service, about }) => service?.writers === 3 && !about,
  },
  {
    id: "shared things of a crowd's service",
    reason: "It reads what people keep on a service where anybody writes.",
    when: ({ service, about }) => service?.writers === 3 && (about?.writers ?? 0) > 0,
  },
  {
    id: "fixed things of a crowd's service",
    reason: "It reads what only the owner sets on a service where anybody writes.",
    when: ({ service }) => service?.writers === 3,
  },
  {
    id: "names on a public chain",
    reason: "It brings back names, notes or code that anybody puts on a public chain.",
    when: ({ service, about, reading }) =>
      (service?.id === "chain" || about?.id === "chain") && NAMED.test(reading.plain.head),
  },
  {
    id: "a public chain",
    reason: "It brings back the state of a public chain, with names that anybody chooses.",
    when: ({ service, about }) => service?.id === "chain" || about?.id === "chain",
  },
  {
    id: "what others send",
    reason: "It brings back what others send to an account.",
    when: ({ about, service }) => about !== undefined && SENT.has(about.id) && service?.holds !== "public",
  },
  {
    id: "particular outsiders",
    reason: "Particular outsiders write into what it brings back.",
    when: ({ about }) => about?.writers === 2,
  },
  {
    id: "a service of particular outsiders",
    reason: "Particular outsiders write into the service that it reads.",
    when: ({ service }) => service?.writers === 2,
  },
  {
    id: "a partly open catalogue",
    reason: "It brings back entries to which outsiders contribute.",
    when: ({ about }) => about?.writers === 1 && about.private === 0,
  },
  {
    id: "things of an account at a publisher",
    reason: "It brings back what people keep elsewhere, from a service where one publisher writes.",
    when: ({ about, service }) => about?.writers === 1 && service?.holds === "public" && about.id !== "file",
  },
  {
    id: "what colleagues set up",
    reason: "It brings back what colleagues set up, in which they write little but names.",
    when: ({ about, service }) => about !== undefined && FRAMES.has(about.id) && service?.holds === "account",
  },
  {
    id: "colleagues",
    reason: "It brings back what colleagues keep, where text from outside may lie.",
    when: ({ about, service }) => about?.writers === 1 && service?.holds === "account",
  },
  {
    id: "files",
    reason: "It brings back what lies on this machine, where text from outside may lie.",
    when: ({ about }) => about?.writers === 1,
  },
  {
    id: "a search of a service of colleagues",
    reason: "It searches everything that colleagues keep there.",
    when: ({ service, about, does }) => service?.writers === 1 && !about && does === "search",
  },
  {
    id: "a service of colleagues",
    reason: "Colleagues write into the service that it reads.",
    when: ({ about, service }) => service?.writers === 1 && !about,
  },
  {
    id: "a curated publisher",
    reason: "One publisher writes what it brings back.",
    when: ({ service }) => service?.holds === "public",
  },
  { id: "public facts", reason: "It brings back facts that are public.", when: ({ about }) => about?.private === 0 },
  {
    id: "what the owner set",
    reason: "It brings back what the owner set up.",
    when: ({ about, service }) => about !== undefined || service !== undefined,
  },
  { id: "nothing known", reason: "It does not say what it brings back.", when: () => true },
];

const WRITTEN_BY = features("authorship", [AUTHORSHIPS.map(({ id }) => id)]);
const LATER = features("authorship", [["later shows the page", "later a capture"]], { scope: "rest" });

/** Who can write the text that a call brings back, from what comes back, who writes it and which service keeps it. */
export function authorshipFeatures(context: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { reading } = context;
  const { description, later } = reading;
  const { id, reason } = AUTHORSHIPS.find((authorship) => authorship.when(context))!;
  const place = placeOfContext(context);
  found.add(WRITTEN_BY.of(id), place, () => reason);
  const { rest } = reading.plain;
  const restPlace: ObservedPlace = { field: "description", text: later.text, start: description.end, end: later.end };
  if (SNAPSHOT_AFTER.test(rest))
    found.add(LATER.of("later shows the page"), restPlace, () => "Its description says that it shows the page.");
  if (CAPTURE.test(rest))
    found.add(
      LATER.of("later a capture"),
      restPlace,
      () => "Its description speaks of captured traffic or of programs of others.",
    );
  return found.all();
}

/** Whether it asks a search engine or says that it answers from the web, whatever the server is. */
function asksTheWeb({ flow, does, reading, text, about }: ToolContext): boolean {
  if (flow === "changes" || flow === "sends" || about?.id === "count") return false;
  const { words } = reading.plain;
  const searches =
    does === "search" || does === "extract" || about?.id === "search-result" || does === "check" || does === "analyse";
  return (searches && ENGINE.test(words) && SEARCHES.test(words)) || GROUNDED.test(text) || GROUNDED.test(words);
}

function isDocumentation({ about, service }: ToolContext): boolean {
  const kept = service?.id === "docs-reference" || service?.id === "library-docs";
  return kept || about?.id === "documentation" || (about?.id === "doc" && service?.holds !== "account");
}

function published({ reading, text }: ToolContext): string {
  return `${reading.server.name} ${(reading.server.description ?? "").slice(0, 300)} ${text}`;
}
