import type { Reading } from "../parsing/read";
import { cued, isSandboxed } from "./questions";
import { Observations, type Observation, type WantedFeatures } from "./observation";
import { features } from "./feature";
import { isHelp } from "./help";
import { keptAt, readAt } from "./paths";
import { placeOfContext, type ToolContext } from "./tool-context";
import { FLOWS } from "./flow";
import { GRADES } from "./vocabulary";

/** Whose content a call brings back. `reason` is what a person reads. */
type Ownership = { id: string; reason: string; when: (context: ToolContext) => boolean };

const EXPORTS = /\bexports?\b|导出/i;
const RETURNS =
  /\b(?:and|then|,) returns?\b(?! (?:the |its |a )?(?:new |created )?(?:ids?|job|task|confirmation|status|success|true|url|link)\b)|\bshowing\b|\breturns? the (?:signing |new )?(?:secret|key|token|content|value|element|answer)/i;
const STATIC = /\b(?:pricing|price list|public|supported|documentation|reference|specification|official|catalog)\b/i;
const YOURS =
  /\b(?:your|my|current user(?:'s)?|authenticated user|logged.in|the user's|own)\b|当前用户|我的|내 |로그인된/i;

const NAMED_FILE =
  /[\w*{}/-]\.(?:json|ya?ml|md|csv|txt|toml|xml|log|ini|env|sqlite|db|html|pdf|docx?|xlsx?|pptx?|ipynb|parquet)\b/i;
const SET_UP = new Set(["registry", "workflow", "pipeline", "task", "scene", "dataset-own", "ml-model", "backup"]);

const ASKED = new Set([
  "read",
  "list",
  "search",
  "count",
  "watch",
  "analyse",
  "extract",
  "fetch",
  "check",
  "compute",
  "generate",
  "manage",
  "help",
  undefined,
]);

/** Whether the caller chooses among operations of which some read and others change something. */
function picksToRead({ params }: Reading): boolean {
  return params.some(
    ({ options, roles }) =>
      roles.some(({ id }) => id === "action") &&
      options.some(({ returns }) => returns) &&
      options.some(({ changes }) => changes),
  );
}

/** Whose it may be; the first match counts. */
const OWNERSHIPS: readonly Ownership[] = [
  {
    id: "of a sandboxed run",
    reason: "It brings back what sandboxed code computes.",
    when: ({ runs, taking, reading }) => runs && taking("code") !== undefined && isSandboxed(reading),
  },
  {
    id: "of a free run",
    reason: "It brings back whatever the code or command reaches.",
    when: ({ runs, taking }) => runs && taking("command", "code") !== undefined,
  },
  {
    id: "of a statement",
    reason: "It brings back what a statement selects from a database.",
    when: ({ does, taking, service }) =>
      taking("sql") !== undefined &&
      (does === "execute" || does === "search" || does === "read" || service?.id === "database"),
  },
  {
    id: "of a started job",
    reason: "It starts what was set up before, and says that it did.",
    when: ({ does, about, taking }) =>
      (does === "execute" || does === "control") &&
      about !== undefined &&
      SET_UP.has(about.id) &&
      taking("command", "code", "sql", "query", "prompt", "content") === undefined,
  },
  {
    id: "of a picked read",
    reason: "One of the operations to pick reads what is kept.",
    when: ({ reading, service }) => service?.holds !== "nothing" && service?.holds !== "public" && picksToRead(reading),
  },
  {
    id: "of an export",
    reason: "It brings out what is kept.",
    when: ({ does, reading, service }) =>
      does === "save" &&
      EXPORTS.test(reading.plain.words) &&
      keptAt(reading) === undefined &&
      service?.holds !== "nothing",
  },
  {
    id: "of an answering change",
    reason: "It changes something and says what comes of it.",
    when: ({ shape, text }) => shape === "acknowledgement" && RETURNS.test(text),
  },
  {
    id: "of an acknowledgement",
    reason: "It brings back no more than an acknowledgement.",
    when: ({ shape }) => shape === "acknowledgement",
  },
  {
    id: "of a browser",
    reason: "It brings back what a browser shows.",
    when: ({ service }) => service?.id === "browser",
  },
  {
    id: "of a screen",
    reason: "It brings back what is on a screen or a device.",
    when: ({ service }) => service?.id === "phone" || service?.id === "desktop",
  },
  {
    id: "of secrets",
    reason: "It brings back secrets or settings of the environment.",
    when: ({ about, flow }) => (about?.id === "secret" || about?.id === "environment-variable") && flow !== "works",
  },
  {
    id: "of the user",
    reason: "It brings back what belongs to the user who asks.",
    when: ({ about, reading, flow, service }) =>
      flow !== "works" &&
      (about?.id === "self" ||
        (service?.holds !== "public" && (YOURS.test(reading.plain.sentence) || cued(reading, "own-account")))),
  },
  {
    id: "of its own help",
    reason: "It brings back help or choices of the tool itself.",
    when: (context) => isHelp(context),
  },
  {
    id: "of a repository by its address",
    reason: "It brings back what stands in a repository whose address the caller gives.",
    when: ({ service, taking }) => service?.id === "code-host" && taking("url") !== undefined,
  },
  {
    id: "of published documentation",
    reason: "It brings back published documentation.",
    when: ({ about, service }) =>
      about?.id === "documentation" ||
      about?.id === "component" ||
      service?.id === "docs-reference" ||
      service?.id === "library-docs",
  },
  {
    id: "of a named file",
    reason: "It brings back what it reads in a file that the caller or its description names.",
    when: ({ reading, does, service, flow, text }) =>
      (readAt(reading) !== undefined ||
        (flow === "gives" && (!service || service.holds === "local") && NAMED_FILE.test(text))) &&
      ASKED.has(does) &&
      service?.id !== "code-host" &&
      service?.id !== "open-code",
  },
  {
    id: "of its arguments",
    reason: "It brings back what it makes of its arguments.",
    when: ({ flow, service, about }) =>
      flow === "works" &&
      (!service || service.holds === "nothing" || service.holds === "public") &&
      (about?.private ?? 0) === 0,
  },
  {
    id: "of published settings",
    reason: "It brings back what a provider publishes.",
    when: ({ text, about }) => STATIC.test(text) && (about?.private ?? 0) < 2,
  },
  {
    id: "of an account, private",
    reason: "It brings back private things out of an account.",
    when: ({ service, about, flow }) => service?.holds === "account" && (about?.private ?? 0) > 0 && flow !== "works",
  },
  {
    id: "of an account, unnamed",
    reason: "It brings back something unnamed out of an account.",
    when: ({ service, about, flow }) => service?.holds === "account" && !about && flow !== "works",
  },
  {
    id: "of an account, public",
    reason: "It brings back things of a public kind from a service that holds accounts.",
    when: ({ service, flow }) => service?.holds === "account" && flow !== "works",
  },
  {
    id: "of an account, made",
    reason: "It works on what it is given for an account.",
    when: ({ service }) => service?.holds === "account",
  },
  {
    id: "of this machine, private",
    reason: "It brings back private things of this machine.",
    when: ({ service, about, flow }) => service?.holds === "local" && (about?.private ?? 0) > 0 && flow !== "works",
  },
  {
    id: "of this machine, unnamed",
    reason: "It brings back something unnamed of this machine.",
    when: ({ service, about, flow }) => service?.holds === "local" && !about && flow !== "works",
  },
  {
    id: "of this machine, public",
    reason: "It brings back things of a public kind on this machine.",
    when: ({ service, flow }) => service?.holds === "local" && flow !== "works",
  },
  {
    id: "of this machine, made",
    reason: "It works on what it is given on this machine.",
    when: ({ service }) => service?.holds === "local",
  },
  {
    id: "of the public, private things",
    reason: "It brings back things of a private kind from a public service.",
    when: ({ service, about }) => service?.holds === "public" && (about?.private ?? 0) > 1,
  },
  {
    id: "of the public",
    reason: "It brings back what a public service shows.",
    when: ({ service }) => service?.holds === "public",
  },
  {
    id: "of nothing, private things",
    reason: "It brings back things of a private kind from a service that holds nothing.",
    when: ({ service, about, flow }) => service?.holds === "nothing" && (about?.private ?? 0) > 0 && flow !== "works",
  },
  { id: "of nothing", reason: "The service holds nothing.", when: ({ service }) => service?.holds === "nothing" },
  {
    id: "of somebody, personal things",
    reason: "It brings back personal things of nobody knows whom.",
    when: ({ about }) => (about?.private ?? 0) > 1,
  },
  {
    id: "of somebody, internal things",
    reason: "It brings back internal things of nobody knows whom.",
    when: ({ about }) => about?.private === 1,
  },
  {
    id: "of somebody, a list",
    reason: "It lists something unnamed that it keeps.",
    when: ({ does, about }) => !about && (does === "list" || does === "read" || does === "search" || does === "count"),
  },
  {
    id: "of somebody, public things",
    reason: "It brings back public things.",
    when: ({ about }) => about !== undefined,
  },
  { id: "of nobody known", reason: "It does not say what it brings back.", when: () => true },
];

const OWNERSHIP_IDS = OWNERSHIPS.map(({ id }) => id);
const OWNED = features("ownership", [OWNERSHIP_IDS]);
const OWNED_BY_FLOW = features("ownership", [FLOWS, OWNERSHIP_IDS]);
const NOBODYS = features("ownership", [["nobody's"], FLOWS, ["unnamed", "private", "public"]]);
const UPKEEPS = ["kept", "beside changes", "beside reads", "alone"] as const;
const PATTERN = { pattern: true };
const KEPT_ON = features(
  "ownership",
  [FLOWS, UPKEEPS, ["on"], ["account", "local", "public", "nothing", "unknown"]],
  PATTERN,
);
const KEPT_PRIVATE = features("ownership", [FLOWS, UPKEEPS, ["private"], GRADES], PATTERN);

/** Whose content a call brings back, from the verb, the thing, the arguments and the service together. */
export function ownershipFeatures(context: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { reading } = context;
  const { id, reason } = OWNERSHIPS.find((ownership) => ownership.when(context))!;
  const place = placeOfContext(context);
  found.add(OWNED.of(id), place, () => reason);
  found.add(OWNED_BY_FLOW.of(context.flow, id), place, () => reason);
  if (!context.service)
    found.add(
      NOBODYS.of(
        "nobody's",
        context.flow,
        !context.about ? "unnamed" : context.about.private > 0 ? "private" : "public",
      ),
      place,
      () => reason,
    );
  const keeping = keepingOf(reading);
  found.add(
    KEPT_ON.of(context.flow, keeping, "on", context.service?.holds ?? "unknown"),
    place,
    () => KEEPING[keeping],
  );
  if (context.about)
    found.add(KEPT_PRIVATE.of(context.flow, keeping, "private", context.about.private), place, () => KEEPING[keeping]);
  return found.all();
}

const KEEPING = {
  kept: "other tools of the server create or change what it brings back.",
  "beside changes": "what other tools of the server create or change is not what it brings back.",
  "beside reads": "no other tool of the server changes anything.",
  alone: "the server has no other tool.",
};

/** Whether other tools of the server maintain what this one names. */
function keepingOf({ name, profile: { upkeep, ownWords } }: Reading): keyof typeof KEEPING {
  if (upkeep.tools < 2) return "alone";
  if (upkeep.changing === 0) return "beside reads";
  return name.words.some(({ stem }) => upkeep.things.has(stem) && !ownWords.has(stem)) ? "kept" : "beside changes";
}
