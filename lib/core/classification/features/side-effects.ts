import { MOVES_OF_GAMES } from "../lexicon/name-words";
import { cued, isSandboxed, worksOnArguments } from "./questions";
import { Observations, type Observation, type WantedFeatures } from "./observation";
import { features } from "./feature";
import { keptAt, readAt } from "./paths";
import { placeOfContext, type ToolContext } from "./tool-context";
import { ACTION_IDS } from "./vocabulary";

/** What a call leaves behind that outlives it. `reason` is what a person reads. */
type SideEffect = { id: string; reason: string; when: (context: ToolContext) => boolean };

const ACTS =
  /\b(?:click|double ?click|type|fill|select|press|navigate|go ?to|submit|evaluate|execute|drag|upload|open|new|visit|interact|act|keys?|tap|swipe|handle|browse|launch|install|back|forward|reload|refresh|set|add|clear|delete|close|create|scroll|input|login|start|stop|resize|connect|emulate)\b/i;
const LOOKS =
  /\b(?:screenshot|snapshot|get|list|read|console|logs?|wait|find|extract|observe|hover|network|title|html|text|content|visible|search|state|check|query|show|describe|styles?|properties|dimensions)\b/i;
const SAVES =
  /\b(?:and|then) (?:saves?|stores?|writes?|downloads?|caches?|exports?|uploads?|creates?)\b|\bsaves? (?:it|them|the|to|as)\b|\bto (?:a|the|an?) (?:\w{1,12} )?(?:file|disk|folder|directory|csv|desktop)\b|\bas (?:a |an )?(?:\w{1,12} )?file\b|\boutput (?:file|folder|directory)\b|保存到|导出到/i;
const STARTS =
  /\b(?:start|begin|initiate|trigger|kick off|launch|queue|schedule|enqueue|invoke|spawn)(?:s|es|ing|d)?\b|\basync\w{0,10}\b|\breturns? (?:a|the) (?:job|task|batch|crawl|run) ?id\b/i;
const GUIDES =
  /\b(?:provides?|returns?|gives?|retrieves?|gets?) (?:[\w-]{1,20} ){0,5}(?:guide|guidance|guidelines?|instructions?|best practices?|documentation|recommendations?|template|example|prompt|schema|url|link|suggestions?)\b/i;
const SELECTS =
  /\b(?:select (?:queries|query|statements?)|only select|read.only|promql|soql|logql|kql|graphql quer(?:y|ies)|cypher quer(?:y|ies)|metrics?|logs?)\b/i;

const MADE = new Set([
  "number",
  "text",
  "qr-code",
  "thought",
  "time",
  "place",
  "weather",
  "market-data",
  "fun",
  "greeting",
  "scripture",
  "dictionary",
  "documentation",
  "component",
  "own-help",
  "education",
  "science",
]);
const CHANGING = new Set([
  "create",
  "update",
  "delete",
  "move",
  "save",
  "send",
  "publish",
  "upload",
  "invite",
  "deploy",
  "schedule",
  "commit",
  "import",
  "pay",
]);

const SOUNDS = /\bplay(?:s|ing)?\b[^.]{0,40}\b(?:sounds?|audio|speech|tones?|beep|recordings?|alert|chime)\b/i;
/** What is sent to a model. */
const ASKED = new Set(["prompt", "generated", "code-to-run", "source-code"]);
const ANALYSERS = new Set(["reverse-engineering", "security-products", "threat-data", "monitoring", "market-data"]);

/** The side effects; the first match counts. */
const SIDE_EFFECTS: readonly SideEffect[] = [
  {
    id: "nothing, it works on its arguments",
    reason: "It works on what is in the call itself.",
    when: ({ reading }) => worksOnArguments(reading),
  },
  {
    id: "a file beside a look",
    reason: "It can keep what it shows in a file that the caller names.",
    when: ({ service, reading }) =>
      (service?.id === "browser" || service?.id === "phone" || service?.id === "desktop") &&
      LOOKS.test(reading.plain.words) &&
      (keptAt(reading) ?? readAt(reading)) !== undefined,
  },
  {
    id: "a look at a browser",
    reason: "It looks at what a browser shows.",
    when: ({ service, reading }) =>
      service?.id === "browser" && LOOKS.test(reading.plain.words) && !ACTS.test(reading.plain.words),
  },
  {
    id: "a look and an act in a browser",
    reason: "It acts in a browser.",
    when: ({ service, reading }) => service?.id === "browser" && LOOKS.test(reading.plain.words),
  },
  { id: "an act in a browser", reason: "It acts in a browser.", when: ({ service }) => service?.id === "browser" },
  {
    id: "a look at a screen",
    reason: "It looks at a screen or device.",
    when: ({ service, reading }) =>
      (service?.id === "phone" || service?.id === "desktop") &&
      LOOKS.test(reading.plain.words) &&
      !ACTS.test(reading.plain.words),
  },
  {
    id: "an act on a screen",
    reason: "It acts on a screen or device.",
    when: ({ service }) => service?.id === "phone" || service?.id === "desktop",
  },
  {
    id: "of a sandboxed run",
    reason: "It runs code in a closed environment.",
    when: ({ runs, taking, reading }) => runs && taking("code") !== undefined && isSandboxed(reading),
  },
  {
    id: "of a free run",
    reason: "It runs code or a command, which may change anything.",
    when: ({ runs, taking }) => runs && taking("command", "code") !== undefined,
  },
  {
    id: "of a reading statement",
    reason: "It runs a statement that only reads.",
    when: ({ does, taking, reading }) =>
      (does === "execute" || does === "search") &&
      taking("sql", "query") !== undefined &&
      (cued(reading, "read-only") || SELECTS.test(reading.plain.head)),
  },
  {
    id: "of any statement",
    reason: "It runs any statement.",
    when: ({ does, taking }) => does === "execute" && taking("sql", "query") !== undefined,
  },
  {
    id: "of a picked action",
    reason: "The caller picks what it does, and some of it changes something.",
    when: ({ reading }) => reading.params.some(({ options }) => options.some(({ changes }) => changes)),
  },
  {
    id: "of guidance",
    reason: "It gives guidance on doing something.",
    when: ({ text, reading }) => GUIDES.test(text) && keptAt(reading) === undefined,
  },
  {
    id: "a file beside a result",
    reason: "It keeps its result in a file that the caller names.",
    when: ({ reading, flow }) =>
      keptAt(reading) !== undefined && (flow === "gives" || flow === "works" || flow === "unclear"),
  },
  {
    id: "a file that it says",
    reason: "It says that it keeps a file.",
    when: ({ text, flow }) => SAVES.test(text) && (flow === "gives" || flow === "works" || flow === "unclear"),
  },
  {
    id: "a thought",
    reason: "It keeps the model's thoughts in order.",
    when: ({ service, does }) => does === "think" || service?.id === "thinking",
  },
  {
    id: "a move in a game",
    reason: "It makes a move in a game that is kept.",
    when: ({ service, reading }) =>
      (service?.id === "game-session" || service?.id === "games") &&
      reading.name.words.some(({ stem: word }) => MOVES_OF_GAMES.has(word)),
  },
  {
    id: "a sound",
    reason: "It plays a sound, of which nothing stays.",
    when: ({ does, reading }) => does === "control" && SOUNDS.test(reading.plain.head),
  },
  {
    id: "a question to a model",
    reason: "It puts something before a model, which answers.",
    when: ({ service, does, about }) =>
      does === "send" && (service?.id === "llm" || (about !== undefined && ASKED.has(about.id))),
  },
  {
    id: "a change in an account",
    reason: "It changes what an account keeps.",
    when: ({ service, does }) => service?.holds === "account" && does !== undefined && CHANGING.has(does),
  },
  {
    id: "a change on this machine",
    reason: "It changes what this machine keeps.",
    when: ({ service, does }) => service?.holds === "local" && does !== undefined && CHANGING.has(does),
  },
  {
    id: "something made of its arguments",
    reason: "It makes something of what it is given.",
    when: ({ service, does, about }) =>
      (does === "create" || does === "update") &&
      (service?.holds === "nothing" || (about !== undefined && MADE.has(about.id))),
  },
  { id: "a sending", reason: "It sends something.", when: ({ flow }) => flow === "sends" },
  {
    id: "a change on a public service",
    reason: "It changes something on a public service.",
    when: ({ service, does }) => service?.holds === "public" && does !== undefined && CHANGING.has(does),
  },
  {
    id: "a change somewhere",
    reason: "It changes something.",
    when: ({ does }) => does !== undefined && CHANGING.has(does),
  },
  {
    id: "a sign-in",
    reason: "It signs in, connects or sets a state.",
    when: ({ does }) => does === "login" || does === "control" || does === "browse",
  },
  {
    id: "something started",
    reason: "It starts something that goes on.",
    when: ({ text, flow }) => STARTS.test(text) && flow !== "gives",
  },
  {
    id: "something started by a read",
    reason: "It starts something that goes on.",
    when: ({ text }) => STARTS.test(text),
  },
  { id: "of a download", reason: "It downloads something.", when: ({ does }) => does === "download" },
  {
    id: "a run of an analyser",
    reason: "It runs something that looks and reports.",
    when: ({ does, service }) => does === "execute" && service !== undefined && ANALYSERS.has(service.id),
  },
  { id: "of a management", reason: "It manages or runs something.", when: ({ flow }) => flow === "both" },
  {
    id: "of a made picture",
    reason: "It makes a picture, sound or text by a model.",
    when: ({ does, service, about }) =>
      does === "generate" && (service?.id === "image-generation" || about?.id === "generated"),
  },
  {
    id: "of a worked file",
    reason: "It works on a file that the caller names.",
    when: ({ reading, flow }) => flow === "works" && readAt(reading) !== undefined,
  },
  { id: "nothing, it computes", reason: "It only computes.", when: ({ flow }) => flow === "works" },
  { id: "nothing, it reads", reason: "It only reads.", when: ({ flow }) => flow === "gives" },
  { id: "nothing known", reason: "It does not say what it does.", when: () => true },
];

const KEEPS =
  /\b(?:append|log|record|store|sav|persist|writ|cach)(?:e?s|ing|e)? (?:it|them|the|its|your|each|all|results?|output)\b/i;

const SIDE_EFFECT_IDS = SIDE_EFFECTS.map(({ id }) => id);
const LEFT = features("sideEffect", [["trace"], SIDE_EFFECT_IDS]);
const LEFT_BY = features("sideEffect", [["trace"], SIDE_EFFECT_IDS, ["by"], ACTION_IDS]);
const LATER = features("sideEffect", [["later keeps"]], { scope: "rest" });

/** What a call leaves behind, from the verb, the thing, the arguments and the service together. */
export function sideEffectFeatures(context: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { reading } = context;
  const { id, reason } = SIDE_EFFECTS.find((sideEffect) => sideEffect.when(context))!;
  const place = placeOfContext(context);
  found.add(LEFT.of("trace", id), place, () => reason);
  if (context.does) found.add(LEFT_BY.of("trace", id, "by", context.does), place, () => reason);
  const { description, later } = reading;
  if (KEEPS.test(reading.plain.rest))
    found.add(
      LATER.of("later keeps"),
      { field: "description", text: later.text, start: description.end, end: later.end },
      () => "Its description says that it keeps something.",
    );
  return found.all();
}
