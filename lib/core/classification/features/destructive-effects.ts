import { DELETES, DESTROYS, MAY_LOSE, SAYS_DELETES, saysAny } from "../lexicon/deletion";
import { OPERATIONS } from "../lexicon/parameter-words";
import type { Param } from "../parsing/params";
import type { Reading } from "../parsing/read";
import { statedSql } from "../parsing/statements";
import {
  cued,
  isSandboxed,
  names,
  paramPlace,
  freeParam,
  shareOf,
  verbOf,
  verbPlace,
  worksOnArguments,
} from "./questions";
import { Observations, type Observation, type ObservedPlace, type WantedFeatures } from "./observation";
import { features, type Feature } from "./feature";
import { wholeName } from "./place";
import { callsAnother } from "./egress-paths";
import type { ToolContext } from "./tool-context";

const SURE_EFFECTS = [
  "changes a stored value",
  "deletes",
  "offers to delete",
  "overwrites",
  "runs any statement",
  "runs anything",
  "spends",
] as const;
const POSSIBLE_EFFECTS = [
  "acts on a page",
  "changes a value",
  "deletes",
  "forces",
  "offers to change",
  "overwrites",
  "passes on anything",
] as const;
/** What changes something without losing anything. */
const UNCOUNTED_EFFECTS = ["loss but a link", "loss but a state", "loss but reading"] as const;
const SURE = features("destructiveEffect", [SURE_EFFECTS]);
const PERHAPS = features("destructiveEffect", [["perhaps"], POSSIBLE_EFFECTS], { certainty: "perhaps" });
const UNCOUNTED = features("destructiveEffect", [["no"], UNCOUNTED_EFFECTS], { certainty: "none" });
const LOSES_NOTHING = features("destructiveEffect", [["loses nothing"]], { certainty: "none", summary: true }).of(
  "loses nothing",
);
const LOSES_FOR_SURE = features("destructiveEffect", [["loses for sure"]], { summary: true }).of("loses for sure");
const OFFERS_LATER = features("destructiveEffect", [["later offers to delete"]], { scope: "rest" }).of(
  "later offers to delete",
);

const STATED = features("destructiveEffect", [["says that it loses", "says that it deletes"]], { scope: "rest" });

const STATES_A_CHANGE = features(
  "destructiveEffect",
  [["states a statement that changes", "states a statement that loses"]],
  { scope: "rest", fitted: false },
);
const STATES_A_READ = features("destructiveEffect", [["states a statement that reads"]], { fitted: false }).of(
  "states a statement that reads",
);

const surely = (effect: (typeof SURE_EFFECTS)[number]) => SURE.of(effect);
const perhaps = (effect: (typeof POSSIBLE_EFFECTS)[number]) => PERHAPS.of("perhaps", effect);
const uncounted = (effect: (typeof UNCOUNTED_EFFECTS)[number]) => UNCOUNTED.of("no", effect);

/** How a call can lose something for good, from the action, the thing and the arguments together; `loses nothing` if it cannot. */
export function destructiveEffectFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const effects = [
    deletes(reading),
    overwrites(reading),
    runsAnything(reading),
    offers(reading),
    forces(reading),
    spends(reading),
    acts(reading),
    passesOn(reading),
  ].filter((effect) => effect !== undefined);
  for (const { effect, place, reason } of effects) found.add(effect, place, () => reason);
  const stated = statedLoss(reading);
  if (stated) found.add(STATED.of(stated), restOf(reading), () => `It ${stated} something.`);
  observeStatements(reading, found);
  // Nothing that is added behind the first sentence takes away what the opening says.
  const losesAtOnce = stated === "says that it loses" && LOST.test(reading.plain.sentence);
  if (effects.length === 0 && !losesAtOnce)
    found.add(LOSES_NOTHING, wholeName(reading), () => "It loses nothing that is known.");
  if (effects.some(({ effect }) => effect.certainty === "sure"))
    found.add(LOSES_FOR_SURE, effects[0]!.place, () => effects[0]!.reason);
  const later = choosesAction(reading) ? reading.later.actions.find(({ meaning }) => meaning.destroys) : undefined;
  if (later) found.add(OFFERS_LATER, later, () => "Its description names an operation that deletes.");
  return found.all();
}

const LOST =
  /\b(?:permanently|permanent (?:loss|deletion|removal)|irreversibl\w{1,4}|irrevocabl\w{1,4}|for good|definitivamente|définitivement|endgültig|(?:cannot|can[’']t|can not|never|won[’']t|will not|not) (?:be )?(?:undone|recovered|restored|reverted|reversed|come back|brought back)|no (?:way back|undo|going back)|(?:past|by ?passing|without passing by|not into|no) (?:the )?(?:recycle )?(?:bin|trash)|(?:previous|old|existing|earlier|older) (?:\w{1,20} ){0,3}(?:is|are|gets?) (?:replaced|lost|overwritten|erased|wiped|discarded)|tak(?:es?|ing) the place of)\b|永久|不可恢复|безвозвратно|完全に削除/i;

/** Whatever a clause of its description says that it deletes, or does for good. */
function statedLoss(reading: Reading): "says that it loses" | "says that it deletes" | undefined {
  const { sentence, rest } = reading.plain;
  const says = (clause: RegExp) => clause.test(sentence) || clause.test(rest);
  if (worksOnArguments(reading)) return undefined;
  if (says(LOST)) return "says that it loses";
  return says(SAYS_DELETES) ? "says that it deletes" : undefined;
}

/**
 * SQL that its description says is run. What changes something counts wherever it stands; that it only reads, where nobody else
 * writes the statement, its name says nothing else, and it stands in the first sentence.
 */
function observeStatements(reading: Reading, found: Observations): void {
  const { description, action } = reading;
  const sql = statedSql(description.text);
  if (!sql) return;
  const place: ObservedPlace = { field: "description", text: description.text, start: sql.start, end: sql.end };
  const changing = sql.statements.filter(({ readOnly }) => !readOnly);
  if (changing.some(({ destructive }) => destructive))
    found.add(STATES_A_CHANGE.of("states a statement that loses"), place, () => "It runs SQL that loses something.");
  else if (changing.length > 0)
    found.add(
      STATES_A_CHANGE.of("states a statement that changes"),
      place,
      () => "It runs SQL that changes something.",
    );
  else if (
    sql.start < description.end &&
    !freeParam(reading, "sql", "code", "command") &&
    !(action?.field === "name" && action.meaning.changes)
  )
    found.add(STATES_A_READ, place, () => "It runs SQL that only reads.");
}

/** The description as a whole. */
function restOf({ description, later }: Reading): ObservedPlace {
  return { field: "description", text: description.text, start: 0, end: later.end };
}

type DestructiveEffect = { effect: Feature; place: ObservedPlace; reason: string };

const UNLINKS =
  /\b(?:reactions?|members?|participants?|users?|responders?|labels?|tags?|links?|relations?|relationships?|dependenc(?:y|ies)|associations?|stars?|favou?rites?|watch(?:ers?|list)?|votes?|follows?|pins?|assign(?:ee|ment)s?|from (?:an? |the )?(?:folder|collection|group|team|list|playlist|channel|chat|project|initiative|space|cart|trash)|protection|unregister|terminate app|to (?:the )?trash|trash|untrash|unstag(?:e|es|ed)|cache|filters?|breakpoints?|permissions?|role|whitelist)\b/i;
const TAKES_AWAY = saysAny([...DELETES, ...MAY_LOSE]);

const FOR_SURE = saysAny(DESTROYS);

const PUT_AWAY =
  /\bsoft[- ]?delet\w*|\b(?:mov(?:e|es|ing)|sends?|sending|puts?) [^.]{0,30}\bto (?:the )?\.?(?:trash|bin|recycle bin)\b|\b(?:sets?|setting|marks?|marking) [^.]{0,20}\b(?:inactive|archived|deleted|false)\b/i;
const FOR_GOOD = /\bpermanent\w*|\birreversibl\w*/i;

/** Deleting is for good, unless it only removes a link between two things that stay, or puts something away that can be brought back. */
function deletes(reading: Reading): DestructiveEffect | undefined {
  const { words: name, sentence } = reading.plain;
  const named = verbOf(reading) === "delete" || TAKES_AWAY.test(name);
  const said = reading.said?.meaning.id === "delete";
  if ((!named && !said) || worksOnArguments(reading)) return undefined;
  const place = verbPlace(reading);
  if (PUT_AWAY.test(sentence) && !FOR_GOOD.test(sentence))
    return { effect: uncounted("loss but a state"), place, reason: "It puts away what can be taken back." };
  if (FOR_SURE.test(name)) return { effect: surely("deletes"), place, reason: "It deletes something." };
  if (UNLINKS.test(name) || UNLINKS.test(sentence.slice(0, 80)))
    return {
      effect: uncounted("loss but a link"),
      place,
      reason: "It takes away a link or a mark, which can be set again.",
    };
  return named
    ? { effect: surely("deletes"), place, reason: "It deletes something." }
    : { effect: perhaps("deletes"), place, reason: "It says that it deletes something." };
}

const STATE =
  /\b(?:status|state|labels?|tags?|folder|archive|unarchive|trash|untrash|enable|disable|activate|deactivate|toggle|assign|unassign|approve|pin|unpin|mute|unmute|star|mark|move|close|reopen|resolve|lock|unlock|follow|block|unblock|directory|branch|active|current|member|level|link|association|visibility|permission|progress|complete|connect|attach|detach|apply|pause|resume|trash|rename)\b/i;
const REPLACES = /\b(?:overwrit(?:e|es|ing|ten)|replac(?:e|es|ing)|upsert|createorupdate|create or update|put)\b/i;
const CHANGES = /^(?:set|update|edit|modify|patch|put|change|write|replace)\b/i;
const ADDS = /\bappend(?:s|ing|ed)?\b|\bincrement\w*|\bdecrement\w*|\badds? (?:to|an?|the|new)\b/i;
const VALUES = new Set(["content", "title", "data", "code", "attachment", "amount", "prompt"]);

/** How much of the name, title and sentence is searched for a statement that something is only added, in UTF-16 units. */
const OPENING = 120;

/** A stored value replaces another, which is lost. */
function overwrites(reading: Reading): DestructiveEffect | undefined {
  const { words: name, head } = reading.plain;
  const place = verbPlace(reading);
  const verb = verbOf(reading);
  if (verb === "delete") return undefined;
  const replaces = REPLACES.test(head);
  const changes = verb === "update" || CHANGES.test(name);
  if (!changes) {
    if (!replaces || verb === "search" || verb === "read" || verb === "list" || verb === "analyse") return undefined;
    return { effect: perhaps("overwrites"), place, reason: "It speaks of overwriting." };
  }
  const value =
    reading.params.find((param) => param.free && param.roles.some((role) => VALUES.has(role.id))) ??
    reading.params.find((param) => param.free && param.roles.length === 0);
  if (STATE.test(name) || names(reading, "tag", "reaction", "mail-settings"))
    return { effect: uncounted("loss but a state"), place, reason: "It changes a state that can be changed back." };
  if (replaces) return { effect: surely("overwrites"), place, reason: "It replaces what was there." };
  if (ADDS.test(head.slice(0, OPENING)))
    return { effect: uncounted("loss but a state"), place, reason: "It adds to what was there." };
  if (value)
    return {
      effect: surely("changes a stored value"),
      place: paramPlace(value),
      reason: "The old value is lost when a new one is stored.",
    };
  return reading.params.length === 0
    ? { effect: perhaps("changes a value"), place, reason: "It changes something." }
    : { effect: uncounted("loss but a state"), place, reason: "It changes something without a new value." };
}

const RUNS = /\b(?:exec|execute|evaluate|eval|run)\b/i;
const RUNS_CELLS = /\b(?:execut\w*|run) (?:an? |the |all |specific )*(?:notebook |code )?cells?\b/i;
const STATEMENT = /\b(?:sql|cypher|gremlin|graphql|query|queries)\b/i;
const ONLY_READS =
  /\b(?:select queries|select query|only select|aggregat\w*|dry run|predefined|promql|logql|soql|kql)\b/i;

const KEEPS_JOBS = new Set(["create", "update", "schedule", "save"]);
const JOB = /\b(?:cron\w*|jobs?|schedul\w*|hooks?|tasks?|timers?|triggers?|automations?)\b/i;

/** Commands, code and statements can delete whatever their owner can. */
function runsAnything(reading: Reading): DestructiveEffect | undefined {
  const { name, words, head } = reading.plain;
  const verb = verbOf(reading) === "execute" || reading.said?.meaning.id === "execute" || RUNS.test(words);
  const code = freeParam(reading, "code", "command");
  const query = freeParam(reading, "query");
  const statement = freeParam(reading, "sql") ?? (query && STATEMENT.test(name.replace(/_/g, " ")) ? query : undefined);
  if (shareOf(reading, "math") > 0.2) return undefined;
  const job = freeParam(reading, "command");
  if (!verb && job && KEEPS_JOBS.has(verbOf(reading) ?? "") && JOB.test(head))
    return {
      effect: surely("runs anything"),
      place: paramPlace(job),
      reason: "It has a command run that the caller writes.",
    };
  if (!verb || (!code && !statement)) {
    if (RUNS_CELLS.test(head))
      return { effect: surely("runs anything"), place: verbPlace(reading), reason: "It runs code." };
    return undefined;
  }
  const place = paramPlace((code ?? statement)!);
  if (cued(reading, "read-only") || ONLY_READS.test(head) || isSandboxed(reading) || names(reading, "log", "metric"))
    return {
      effect: uncounted("loss but reading"),
      place,
      reason: "It runs only what reads, or in a closed environment.",
    };
  return code
    ? { effect: surely("runs anything"), place, reason: "It runs what the caller writes." }
    : { effect: surely("runs any statement"), place, reason: "It runs a statement that the caller writes." };
}

/** One of the operations that the caller can choose deletes or overwrites. */
function offers(reading: Reading): DestructiveEffect | undefined {
  if (verbOf(reading) === "list" || verbOf(reading) === "read") return undefined;
  for (const param of reading.params) {
    if (param.options.some(({ destroys }) => destroys))
      return {
        effect: surely("offers to delete"),
        place: paramPlace(param),
        reason: "One of the operations to pick deletes.",
      };
  }
  if (!choosesAction(reading)) return undefined;
  const pick = reading.params.find(picks);
  const place = pick ? paramPlace(pick) : verbPlace(reading);
  if (TAKES_AWAY.test(reading.plain.head))
    return { effect: surely("offers to delete"), place, reason: "It names an operation that deletes." };
  return pick?.options.some(({ id }) => id === "update")
    ? {
        effect: perhaps("offers to change"),
        place,
        reason: "One of the operations to pick changes something.",
      }
    : undefined;
}

const picks = (param: Param) => param.words.length <= 2 && param.words.some(({ stem }) => OPERATIONS.has(stem));

/** Whether the caller chooses what it does. */
function choosesAction(reading: Reading): boolean {
  return verbOf(reading) === "manage" || reading.params.some(picks);
}

const REBUILDS = /\b(?:re)?(?:index|refresh|cache|reload|analy[sz]e|scan)(?:s|e?d|ing)?\b/i;

/** An argument lets the caller overwrite or force, which harms nothing where something is only worked out again. */
function forces(reading: Reading): DestructiveEffect | undefined {
  if (REBUILDS.test(reading.plain.head)) return undefined;
  const param = reading.params.find(({ words }) =>
    words.some(({ stem }) => stem === "overwrit" || stem === "forc" || stem === "replac" || stem === "purg"),
  );
  return (
    param && {
      effect: perhaps("forces"),
      place: paramPlace(param),
      reason: "The caller may let it overwrite or force.",
    }
  );
}

const MOVES_MONEY = /\b(?:broadcast|submit|send)s?\b[^.]{0,30}\btransaction|\brefunds?\b/i;
const ONLY_LOOKS = /\b(?:get|list|search|estimate|quote|simulate)\b/i;

/** Money that is sent is gone. */
function spends(reading: Reading): DestructiveEffect | undefined {
  const { words, head } = reading.plain;
  if (verbOf(reading) === "pay" || MOVES_MONEY.test(head)) {
    return ONLY_LOOKS.test(words)
      ? undefined
      : {
          effect: surely("spends"),
          place: verbPlace(reading),
          reason: "It moves money, which does not come back by itself.",
        };
  }
  return undefined;
}

const ACTS = /\b(?:evaluate|execute|fill|submit|click)\b/i;

/** Typing into a page replaces what stands there; evaluating runs code in it. */
function acts(reading: Reading): DestructiveEffect | undefined {
  if (shareOf(reading, "browser", "phone") < 0.2 || !ACTS.test(reading.plain.words)) return undefined;
  return {
    effect: perhaps("acts on a page"),
    place: verbPlace(reading),
    reason: "What it does on a page may not be undone.",
  };
}

/** Another tool or service does whatever it is told. */
function passesOn(reading: Reading): DestructiveEffect | undefined {
  return callsAnother(reading)
    ? {
        effect: perhaps("passes on anything"),
        place: verbPlace(reading),
        reason: "It passes what the caller says on to another tool.",
      }
    : undefined;
}
