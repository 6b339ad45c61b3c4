import { ANY_ADDRESS } from "../lexicon/closed-places";
import { COMMANDS, CALLED_LATER, PASSED_ON, GUESTS } from "../lexicon/parameter-words";
import { REACHES_PEOPLE } from "../lexicon/name-words";
import type { Param } from "../parsing/params";
import type { Reading } from "../parsing/read";
import {
  isSandboxed,
  names,
  namesAddress,
  namesItem,
  paramPlace,
  freeParam,
  shareOf,
  verbOf,
  verbPlace,
} from "./questions";
import { Observations, type Observation, type ObservedPlace, type WantedFeatures } from "./observation";
import { features, type Feature } from "./feature";
import { flowOf } from "./flow";
import { wholeName } from "./place";
import type { ToolContext } from "./tool-context";

const SURE_PATHS = [
  "calls back",
  "connects to a host",
  "connects to a host if told",
  "drives a browser",
  "lets others in",
  "opens an address",
  "pays",
  "probes a host",
  "runs code or commands",
  "sends words",
  "uploads or deploys",
  "writes for outsiders",
] as const;
const POSSIBLE_PATHS = [
  "a host to filter by",
  "calls another tool",
  "drives a screen",
  "invites",
  "keeps an address",
  "looks a host up",
  "looks at a browser",
  "opens an address",
  "pays",
  "publishes",
  "runs sandboxed code",
  "sends",
  "writes for outsiders",
] as const;
/** What looks like a path out, but leads only to what is the server's own. */
const UNCOUNTED_PATHS = ["item of an archive", "item of one service"] as const;
const SURE = features("egressPath", [["way"], SURE_PATHS]);
const PERHAPS = features("egressPath", [["way"], ["perhaps"], POSSIBLE_PATHS], { certainty: "perhaps" });
const UNCOUNTED = features("egressPath", [["way"], ["no"], UNCOUNTED_PATHS], { certainty: "none" });
const SMALL_CHANGE = features("egressPath", [["no small change"]], { certainty: "none" }).of("no small change");
const NO_PATH = features("egressPath", [["way none"]], { certainty: "none", summary: true }).of("way none");
const SOME_SURE_PATH = features("egressPath", [["way sure"]], { summary: true }).of("way sure");

const SAYS_IT_SENDS = features("egressPath", [["says that it sends"]], { scope: "rest" }).of("says that it sends");

const surely = (path: (typeof SURE_PATHS)[number]) => SURE.of("way", path);
const perhaps = (path: (typeof POSSIBLE_PATHS)[number]) => PERHAPS.of("way", "perhaps", path);
const uncounted = (path: (typeof UNCOUNTED_PATHS)[number]) => UNCOUNTED.of("way", "no", path);

/**
 * The paths by which a call carries what the model chose out of the owner's circle, each recognised by the action, the thing and what the
 * caller may choose together. Few and plain, so that each can weigh much; `way none` if there is none.
 */
export function egressPathFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const paths = [
    runs(reading),
    drives(reading),
    opens(reading),
    connects(reading),
    calls(reading),
    speaks(reading),
    shares(reading),
    pays(reading),
  ].filter((path) => path !== undefined);
  for (const { path, place, reason } of paths) found.add(path, place, () => reason);
  if (paths.length === 0) {
    if (changesLittle(reading))
      found.add(
        SMALL_CHANGE,
        verbPlace(reading),
        () => "It changes labels, states or drafts, which nobody outside reads.",
      );
    else if (reading.sendings.length === 0)
      found.add(NO_PATH, wholeName(reading), () => "It opens no way out that is known.");
  } else if (paths.some(({ path }) => path.certainty === "sure"))
    found.add(SOME_SURE_PATH, paths[0]!.place, () => paths[0]!.reason);
  for (const place of reading.sendings)
    found.add(SAYS_IT_SENDS, place, () => "It says that it sends something to somewhere outside.");
  return found.all();
}

type EgressPath = { path: Feature; place: ObservedPlace; reason: string };

const RUNS = /\b(?:execut|evaluat|run)(?:e|es|s|ing)?\b/i;
const RUNNABLE = /\b(?:shell|terminal|script|cells?|arbitrary|javascript|python|bash|ssh)\b/i;

/** Code, commands and scripts reach the network unless they are sandboxed. */
function runs(reading: Reading): EgressPath | undefined {
  const { head } = reading.plain;
  const code = freeParam(reading, "code") ?? freeParam(reading, "command");
  if (verbOf(reading) === "check" || reading.said?.meaning.id === "check") return undefined;
  const verb = verbOf(reading) === "execute" || reading.said?.meaning.id === "execute" || RUNS.test(head);
  const runner = shareOf(reading, "shell", "sandbox", "notebook") > 0.15;
  const thing = names(reading, "command", "code-to-run", "notebook") || RUNNABLE.test(head);
  const typed = code?.words.some((word) => COMMANDS.has(word.stem)) ?? false;
  if (!verb || !((code && (thing || runner || typed)) || (runner && thing) || names(reading, "notebook")))
    return undefined;
  const place = code ? paramPlace(code) : verbPlace(reading);
  if (isSandboxed(reading))
    return { path: perhaps("runs sandboxed code"), place, reason: "It runs code in a closed environment." };
  return {
    path: surely("runs code or commands"),
    place,
    reason: "It runs what the caller writes, which can reach the network.",
  };
}

const ACTS =
  /\b(?:click|type|fill|select|press|navigate|goto|submit|evaluate|execute|drag|upload|open|new|browse|visit|interact|act|actions|commands|keys?|tap|handle dialog)\b/i;
const BROWSER = /browser|puppeteer|playwright/i;
const LOOKS =
  /\b(?:hover|screenshot|snapshot|list|get|close|wait|resize|console|trace|scroll|logs?|read|stop|start|tabs|install)\b/i;

const OPENS = /\b(?:new|open|select)\b/i;

/** Clicking, typing and navigating in a browser or on a phone. */
function drives(reading: Reading): EgressPath | undefined {
  const browser = shareOf(reading, "browser");
  const phone = shareOf(reading, "phone", "desktop");
  if (browser < 0.2 && phone < 0.4 && !BROWSER.test(reading.plain.name)) return undefined;
  const { words } = reading.plain;
  const place = verbPlace(reading);
  if (!ACTS.test(words)) return undefined;
  const opensNothing =
    OPENS.test(words) &&
    !reading.params.some(
      (param) =>
        param.address ||
        param.roles.some(({ id }) => id === "url" || id === "content" || id === "action" || id === "data"),
    );
  if (LOOKS.test(words) || opensNothing)
    return { path: perhaps("looks at a browser"), place, reason: "It looks at what a browser shows." };
  return browser >= 0.2 || phone < 0.4
    ? {
        path: surely("drives a browser"),
        place,
        reason: "It acts in a web browser, where what is typed or opened leaves.",
      }
    : { path: perhaps("drives a screen"), place, reason: "It acts on a screen, where what is typed may leave." };
}

const KEEPS = new Set(["create", "update", "login", "delete", "schedule", "move", "think"]);
const FIELD =
  /^(?:avatar|website|homepage|logo|icon|redirect|success|cancel|source|linkedin|twitter|profile|thumbnail|cover|return|site|id|pattern|filter|type|image|avatar)$/;

/** What is looked at in its own place: the "image_url" of a tool that reads pictures. */
const LOOKED_AT = /^(?:image|picture|photo|pdf|audio|video|file|document|media)$/;

const ARCHIVE = /\b(?:wayback|archived?|snapshots?)\b/i;

const ANY_REQUEST =
  /\b(?:http|https|rest|web|api) (?:requests?|calls?) to\b|\b(?:proxy|proxies|forward|make|makes|send|sends) (?:an? |any |arbitrary )?(?:http|https|rest) requests?\b|\bcurl\b/i;

/** Where no argument is known, a first sentence may still say that any address is opened. */
function saysItOpens(reading: Reading): EgressPath | undefined {
  if (reading.params.some(({ roles }) => roles.some(({ id }) => id === "url" || id === "host"))) return undefined;
  const { head } = reading.plain;
  const any = reading.params.length === 0 && flowOf(reading.action?.meaning) !== "changes" && ANY_ADDRESS.test(head);
  if (!any && !ANY_REQUEST.test(head)) return undefined;
  return {
    path: perhaps("opens an address"),
    place: verbPlace(reading),
    reason: "It says that it opens an address or makes a request of the caller's choice.",
  };
}

/** An address that the caller chooses is opened, and whatever it contains leaves. */
function opens(reading: Reading): EgressPath | undefined {
  const hook = reading.params.find(
    (param) =>
      param.free &&
      param.words.some((word) => CALLED_LATER.has(word.stem)) &&
      (param.address || param.roles.some((role) => role.id === "url")),
  );
  if (hook)
    return {
      path: surely("calls back"),
      place: paramPlace(hook),
      reason: "The caller chooses the address that is called later.",
    };
  const gives = flowOf(reading.action?.meaning) === "gives";
  const url = reading.params.find(
    (param) =>
      param.free &&
      isAddress(param) &&
      ((gives && param.required && LOOKED_AT.test(param.words[0]?.stem ?? "")) ||
        !param.words.some((word) => FIELD.test(word.stem))),
  );
  if (!url) return saysItOpens(reading);
  const place = paramPlace(url);
  const chief = url.required || reading.params.length <= 2;
  if (ARCHIVE.test(reading.plain.head))
    return { path: uncounted("item of an archive"), place, reason: "The address names an item of one archive." };
  if (namesItem(reading, url))
    return { path: uncounted("item of one service"), place, reason: "The address names an item of one service." };
  const keeps = KEEPS.has(verbOf(reading) ?? "");
  if (keeps && !chief) return undefined;
  if (keeps) return { path: perhaps("keeps an address"), place, reason: "It keeps an address that the caller gives." };
  return chief
    ? { path: surely("opens an address"), place, reason: "It opens an address that the caller chooses." }
    : { path: perhaps("opens an address"), place, reason: "It may open an address that the caller chooses." };
}

function isAddress(param: Param): boolean {
  return (
    namesAddress(param) ||
    (param.address &&
      !param.roles.some(
        (role) => role.id === "path" || role.id === "content" || role.id === "host" || role.id === "id",
      ))
  );
}

const SCANS = /\b(?:scan|ping|traceroute|latency|nslookup|dns lookup|probe|resolve)\b/i;

const FILTERED = new Set(["list", "search", "read", "count", "watch"]);

/** A bare "host" without a port selects what is shown; with a port it is where the call goes. */
const isFilter = (host: Param, params: readonly Param[]) =>
  host.words.length === 1 &&
  host.words[0]!.stem === "host" &&
  !params.some(({ words }) => words.at(-1)?.stem === "port");

/** A host, relay or connection string that the caller chooses. */
function connects(reading: Reading): EgressPath | undefined {
  const host =
    reading.params.find((param) => param.free && param.roles.some((role) => role.id === "host")) ??
    reading.params.find(
      (param) =>
        param.free &&
        param.address &&
        param.words.some((word) => word.stem === "server" || word.stem === "target" || word.stem === "domain"),
    );
  if (host && !host.required && isFilter(host, reading.params) && FILTERED.has(verbOf(reading) ?? ""))
    return {
      path: perhaps("a host to filter by"),
      place: paramPlace(host),
      reason: "The host that it names may only pick what is shown.",
    };
  if (host)
    return {
      path: host.required ? surely("connects to a host") : surely("connects to a host if told"),
      place: paramPlace(host),
      reason: "The caller chooses the host that it speaks to.",
    };
  const target = freeParam(reading, "domain");
  if (!target || target.words.length > 1) return undefined;
  const scans = shareOf(reading, "security-testing", "network-test") > 0.3 || SCANS.test(reading.plain.head);
  return scans
    ? {
        path: surely("probes a host"),
        place: paramPlace(target),
        reason: "It sends packets to a host that the caller chooses.",
      }
    : {
        path: perhaps("looks a host up"),
        place: paramPlace(target),
        reason: "It looks up a name or address that the caller gives.",
      };
}

/** Another agent, tool or service is called with whatever the caller says. */
function calls(reading: Reading): EgressPath | undefined {
  return callsAnother(reading)
    ? {
        path: perhaps("calls another tool"),
        place: verbPlace(reading),
        reason: "It passes what the caller says on to another tool.",
      }
    : undefined;
}

const CALLS = /\b(?:call|execute|invoke|use|run)s?\b[^.]{0,40}\b(?:tools?|services?|agents?|methods?)\b/i;

/** Whether it lets the caller call a tool, method or service of its choice with arguments of its choice. */
export function callsAnother(reading: Reading): boolean {
  if (!CALLS.test(reading.plain.head)) return false;
  return reading.params.some((param) => param.free && param.words.some((word) => PASSED_ON.has(word.stem)));
}

/** The reach of an argument that only selects an item, and carries no words. */
const PICKS = new Set([
  "id",
  "repo",
  "region",
  "page",
  "time",
  "credential",
  "selector",
  "number",
  "confirm",
  "action",
  "access",
  "query",
  "symbol",
  "wallet",
  "recipient",
  "channel",
]);
const LABELS = new Set([
  "reaction",
  "tag",
  "mail-settings",
  "structure",
  "count",
  "command",
  "network-target",
  "configuration",
  "order",
  "prompt",
  "code-to-run",
  "device",
  "thought",
  "memory",
  "key-value",
]);

const DRAFT = /draft/i;
const SENDS = /send/i;
const SMALL = /label|reaction|folder|filter|mark|depend|archive|unpin|star(?:red)?(?:_|$)/i;

/** Labels, reactions, states and drafts: outsiders can read nothing of them, or no words. */
function changesLittle(reading: Reading): boolean {
  const thing = reading.thing?.meaning.id ?? "";
  const { name } = reading.plain;
  const verb = verbOf(reading);
  if (verb === "send" && !LABELS.has(thing)) return false;
  if (DRAFT.test(name)) return !SENDS.test(name) && verb !== "publish";
  return LABELS.has(thing) || names(reading, "tag", "mail-settings", "reaction") || SMALL.test(name);
}

/** Whether it opens with such a verb, or is named by nothing else. */
function addresses({ action, said, name }: Reading): boolean {
  return (
    (said?.at === 0 && REACHES_PEOPLE.has(said.word)) ||
    (name.words.length === 1 && action !== undefined && REACHES_PEOPLE.has(action.word))
  );
}

/** Services through which anything may leave, but where nobody else reads what is stored. */
const NO_AUDIENCE = new Set([
  "shell",
  "browser",
  "scraper",
  "security-testing",
  "sandbox",
  "phone",
  "desktop",
  "queue",
]);

const TELEPHONES =
  /(?:make|place|start|phone|voice|outbound)[_ -]?(?:an? )?(?:outbound |voice |phone )?call(?![a-z])|\bcalls? (?:an?|the) (?:phone|telephone|number)\b/i;

/** Things that people outside take part in, whatever the service; and those that may stay among colleagues. */
const PUBLIC_THINGS = new Set([
  "issue",
  "pull-request",
  "forum",
  "social-post",
  "wiki-public",
  "public-comment",
  "review",
]);
const TALK = new Set(["comment", "ticket", "message"]);

const PUBLISHES = /\b(?:publish|public(?:ly)?|upload)\b/i;

/** Words are sent to people, or written where outsiders read. */
function speaks(reading: Reading): EgressPath | undefined {
  const verb = verbOf(reading);
  const flow = flowOf(reading.action?.meaning);
  const place = verbPlace(reading);
  if (flow === "gives" || flow === "works" || verb === "delete") return undefined;
  const thing = reading.thing?.meaning;
  const { head } = reading.plain;
  const content = reading.params.some((param) => param.free && !param.roles.some((role) => PICKS.has(role.id)));
  const person = freeParam(reading, "recipient", "channel");
  const kind = reading.profile.kinds[0];
  const audience = kind && kind.share > 0.3 && !NO_AUDIENCE.has(kind.service.id) ? kind.service.readers : 0;
  const readers = thing?.readers ?? 0;
  if (changesLittle(reading)) return undefined;
  if (verb === "send" || verb === "publish") {
    if (thing && LABELS.has(thing.id)) return { path: perhaps("sends"), place, reason: "It sends something." };
    const local = shareOf(reading, "llm", "editor", "image-generation", "thinking", "devices", "charts") > 0.35;
    if (!local && (audience >= 2 || readers >= 2))
      return { path: surely("sends words"), place, reason: "It sends or publishes what the model wrote." };
    if (!local && (person || addresses(reading)) && content)
      return { path: surely("sends words"), place, reason: "It sends what the model wrote to whom the caller names." };
    return { path: perhaps("sends"), place, reason: "It sends or publishes something." };
  }
  if (content && (person || freeParam(reading, "id")) && (TELEPHONES.test(reading.plain.name) || TELEPHONES.test(head)))
    return {
      path: surely("sends words"),
      place,
      reason: "It calls somebody by telephone and says what the model wrote.",
    };
  if (verb === "upload" || verb === "deploy") {
    if (shareOf(reading, "key-value", "queue", "phone", "files") > 0.3) return undefined;
    return { path: surely("uploads or deploys"), place, reason: "It puts what the model chose on another machine." };
  }
  if (flow === "unclear" && person && content && freeParam(reading, "content", "title", "attachment", "data"))
    return { path: surely("sends words"), place, reason: "It takes words and who receives them." };
  if (verb !== "create" && verb !== "update" && verb !== "schedule" && verb !== "manage") return undefined;
  const bare = reading.params.length === 0;
  if (!content && !bare) return undefined;
  if (readers >= 3 && audience >= 1) {
    if (thing?.id === "calendar" && !person)
      return { path: perhaps("invites"), place, reason: "It writes a calendar entry; guests would read it." };
    return {
      path: bare ? perhaps("writes for outsiders") : surely("writes for outsiders"),
      place,
      reason: `It writes ${thing!.label}, which outsiders read.`,
    };
  }
  // Where nothing tells what service it is, what people take part in is taken to be read by them.
  if (readers >= 3 && !kind && flow !== "unclear") {
    const shared = PUBLIC_THINGS.has(thing!.id);
    if (shared || TALK.has(thing!.id))
      return {
        path: shared && !bare ? surely("writes for outsiders") : perhaps("writes for outsiders"),
        place,
        reason: `It writes ${thing!.label}, which others read.`,
      };
  }
  if (audience >= 3 && thing?.id !== "channel")
    return {
      path: perhaps("writes for outsiders"),
      place,
      reason: "It writes on a service where outsiders read.",
    };
  if (PUBLISHES.test(head) && content)
    return { path: perhaps("publishes"), place, reason: "It speaks of publishing what it is given." };
  return undefined;
}

const LETS_IN =
  /invite|share|add_?(?:group_?)?(?:participant|responder|guest|collaborator|attendee|tester|member|user|viewer|watcher|recipient)|webhook|subscription_create|tunnel|make_?public|resource_?policy/i;

/** Inviting, sharing and granting let others in. */
function shares(reading: Reading): EgressPath | undefined {
  const flow = flowOf(reading.action?.meaning);
  if (flow === "gives" || flow === "works") return undefined;
  const verb = verbOf(reading);
  if (verb === "delete" || verb === "control" || reading.said?.meaning.id === "delete") return undefined;
  const guests = reading.params.find((param) => param.words.some((word) => GUESTS.has(word.stem)));
  if (guests && (verb === "create" || verb === "update" || verb === "schedule"))
    return {
      path: surely("lets others in"),
      place: paramPlace(guests),
      reason: "The caller names who is asked to come.",
    };
  if (verb === "invite" || LETS_IN.test(reading.plain.name))
    return {
      path: surely("lets others in"),
      place: verbPlace(reading),
      reason: "It invites, shares or sets up a way by which others are told.",
    };
  return undefined;
}

const BROADCASTS = /\b(?:broadcast|submit|send)s?\b[^.]{0,30}\b(?:signed|raw)?\s?transaction/i;

/** A payment or a transaction goes to whom the caller says. */
function pays(reading: Reading): EgressPath | undefined {
  const chain = shareOf(reading, "chain", "wallet") > 0.2;
  const broadcast = BROADCASTS.test(reading.plain.head);
  if (broadcast)
    return {
      path: surely("pays"),
      place: verbPlace(reading),
      reason: "It sends a transaction that everybody can read.",
    };
  if (verbOf(reading) !== "pay") return undefined;
  const to = freeParam(reading, "recipient");
  if (to || (chain && freeParam(reading, "wallet")))
    return {
      path: surely("pays"),
      place: to ? paramPlace(to) : verbPlace(reading),
      reason: "It pays whom the caller names.",
    };
  return { path: perhaps("pays"), place: verbPlace(reading), reason: "It moves money." };
}
