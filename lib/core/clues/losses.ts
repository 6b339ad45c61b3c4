import type { Param } from "../reading/params";
import type { Reading } from "../reading/read";
import { stem } from "../reading/stem";
import { cued, headOf, nameOf, names, paramPlace, reaching, shareOf, verbOf, verbPlace } from "./ask";
import { Clues, type Clue, type Place, type Wanted } from "./clue";
import { nowhere, placeOf } from "./place";
import { callsAnother } from "./ways";

/** How a call can lose something for good, told by the action, the thing and the arguments together; `loses nothing` when it cannot. */
export function lossClues(reading: Reading, wanted?: Wanted): Clue[] {
  const clues = new Clues(wanted);
  const losses = [deletes(reading), overwrites(reading), runsAnything(reading), offers(reading), forces(reading), spends(reading), acts(reading), passesOn(reading)].filter((loss) => loss !== undefined);
  for (const { loss, place, reason } of losses) clues.add(loss, place, () => reason);
  if (losses.length === 0) clues.add("loses nothing", nowhere(reading), () => "It loses nothing that is known.");
  else if (losses.some(({ loss }) => !loss.startsWith("perhaps") && !loss.startsWith("no "))) clues.add("loses for sure", losses[0]!.place, () => losses[0]!.reason);
  const later = choosesDeed(reading) ? reading.later.actions.find(({ meaning }) => meaning.destroys) : undefined;
  if (later) clues.add("later offers to delete", placeOf(later, reading.later), () => "Its description names an operation that deletes.");
  return clues.all();
}

type Loss = { loss: string; place: Place; reason: string };

const UNLINKS = /\b(?:reactions?|members?|participants?|users?|responders?|labels?|tags?|links?|relations?|relationships?|dependenc(?:y|ies)|associations?|stars?|favou?rites?|watch(?:ers?|list)?|votes?|follows?|pins?|assign(?:ee|ment)s?|from (?:an? |the )?(?:folder|collection|group|team|list|playlist|channel|chat|project|initiative|space|cart|trash)|protection|unregister|terminate app|to (?:the )?trash|trash|untrash|unstag(?:e|es|ed)|cache|filters?|breakpoints?|permissions?|role|whitelist)\b/i;
const DELETES = /\b(?:delet(?:e|es|ing)|remov(?:e|es|ing)|destroy(?:s)?|purg(?:e|es)|eras(?:e|es)|wip(?:e|es)|truncat(?:e|es)|drop(?:s)?|clear(?:s)?|flush(?:es)?|reset(?:s|ting)?|terminat(?:e|es)|kill(?:s)?|uninstall(?:s)?|discard(?:s)?|rebase|prune|revok(?:e|es)|expunge|rotat(?:e|es))\b/i;

/** Deleting is for good, unless it takes a link away between two things that stay, or puts away what can be taken back. */
function deletes(reading: Reading): Loss | undefined {
  const name = nameOf(reading);
  const first = reading.description.text.slice(0, Math.min(80, reading.description.end));
  const named = verbOf(reading) === "delete" || DELETES.test(name);
  const said = reading.said?.meaning.id === "delete";
  if (!named && !said) return undefined;
  const place = verbPlace(reading);
  if (/\b(?:delet|destroy|purge|wipe|truncate|drop|flush|rotat)/i.test(name)) return { loss: "deletes", place, reason: "It deletes something." };
  if (UNLINKS.test(name) || UNLINKS.test(first)) return { loss: "no loss but a link", place, reason: "It takes away a link or a mark, which can be set again." };
  return named ? { loss: "deletes", place, reason: "It deletes something." } : { loss: "perhaps deletes", place, reason: "It says that it deletes something." };
}

const STATE = /\b(?:status|state|labels?|tags?|folder|archive|unarchive|trash|untrash|enable|disable|activate|deactivate|toggle|assign|unassign|approve|pin|unpin|mute|unmute|star|mark|move|close|reopen|resolve|lock|unlock|follow|block|unblock|directory|branch|active|current|member|level|link|association|visibility|permission|progress|complete|connect|attach|detach|apply|pause|resume|trash|rename)\b/i;
const VALUES = new Set(["content", "title", "data", "code", "attachment", "amount", "prompt"]);

/** A stored value is put in the place of another, which is lost. */
function overwrites(reading: Reading): Loss | undefined {
  const name = nameOf(reading);
  const head = headOf(reading);
  const place = verbPlace(reading);
  const verb = verbOf(reading);
  if (verb === "delete") return undefined;
  const replaces = /\b(?:overwrit(?:e|es|ing|ten)|replac(?:e|es|ing)|upsert|createorupdate|create or update|put)\b/i.test(head);
  const changes = verb === "update" || /^(?:set|update|edit|modify|patch|put|change|write|replace)\b/i.test(name);
  if (!changes) {
    if (!replaces || verb === "search" || verb === "read" || verb === "list" || verb === "analyse") return undefined;
    return { loss: "perhaps overwrites", place, reason: "It speaks of overwriting." };
  }
  const value = reading.params.find((param) => param.free && param.reaches.some((reach) => VALUES.has(reach.id))) ?? reading.params.find((param) => param.free && param.reaches.length === 0);
  if (STATE.test(name) || names(reading, "tag", "reaction", "mail-settings")) return { loss: "no loss but a state", place, reason: "It changes a state that can be changed back." };
  if (replaces) return { loss: "overwrites", place, reason: "It replaces what was there." };
  if (value) return { loss: "changes a stored value", place: paramPlace(value), reason: "The old value is lost when a new one is stored." };
  return reading.params.length === 0 ? { loss: "perhaps changes a value", place, reason: "It changes something." } : { loss: "no loss but a state", place, reason: "It changes something without a new value." };
}

/** Commands, code and statements can delete whatever their owner can. */
function runsAnything(reading: Reading): Loss | undefined {
  const head = headOf(reading);
  const verb = verbOf(reading) === "execute" || reading.said?.meaning.id === "execute" || /\b(?:exec|execute|evaluate|eval|run)\b/i.test(nameOf(reading));
  const code = reaching(reading, "code", "command");
  const statement = reaching(reading, "sql") ?? (/\b(?:sql|cypher|gremlin|graphql|query|queries)\b/i.test(reading.name.text.replace(/_/g, " ")) ? reaching(reading, "query") : undefined);
  if (shareOf(reading, "math") > 0.2) return undefined;
  if (!verb || (!code && !statement)) {
    if (/\b(?:execut\w*|run) (?:an? |the |all |specific )*(?:notebook |code )?cells?\b/i.test(head)) return { loss: "runs anything", place: verbPlace(reading), reason: "It runs code." };
    return undefined;
  }
  const place = paramPlace((code ?? statement)!);
  if (cued(reading, "read-only") || /\b(?:select queries|select query|only select|safe(?:ly)?|sandbox\w*|restricted|aggregat\w*|dry run|predefined)\b|沙箱/i.test(head) || names(reading, "log", "metric")) return { loss: "no loss but reading", place, reason: "It runs only what reads, or in a closed environment." };
  return code ? { loss: "runs anything", place, reason: "It runs what the caller writes." } : { loss: "runs any statement", place, reason: "It runs a statement that the caller writes." };
}

const PICKS = new Set(["action", "operation", "op", "subcommand", "method", "subtool"].map(stem));

/** One of the operations that the caller may pick deletes or overwrites. */
function offers(reading: Reading): Loss | undefined {
  if (verbOf(reading) === "list" || verbOf(reading) === "read") return undefined;
  for (const param of reading.params) {
    if (param.options.some(({ destroys }) => destroys)) return { loss: "offers to delete", place: paramPlace(param), reason: "One of the operations to pick deletes." };
  }
  if (!choosesDeed(reading)) return undefined;
  const pick = reading.params.find(picks);
  const place = pick ? paramPlace(pick) : verbPlace(reading);
  if (DELETES.test(headOf(reading))) return { loss: "offers to delete", place, reason: "It names an operation that deletes." };
  return pick?.options.some(({ id }) => id === "update") ? { loss: "perhaps offers to change", place, reason: "One of the operations to pick changes something." } : undefined;
}

const picks = (param: Param) => param.words.length <= 2 && param.words.some(({ stem }) => PICKS.has(stem));

/** Whether the caller picks what it does. */
function choosesDeed(reading: Reading): boolean {
  return verbOf(reading) === "manage" || reading.params.some(picks);
}

/** An argument lets the caller overwrite or force. */
function forces(reading: Reading): Loss | undefined {
  const param = reading.params.find(({ words }) => words.some(({ stem }) => stem === "overwrit" || stem === "forc" || stem === "replac" || stem === "purg"));
  return param && { loss: "perhaps forces", place: paramPlace(param), reason: "The caller may let it overwrite or force." };
}

/** Money that is sent is gone. */
function spends(reading: Reading): Loss | undefined {
  const head = headOf(reading);
  if (verbOf(reading) === "pay" || /\b(?:broadcast|submit|send)s?\b[^.]{0,30}\btransaction|\brefunds?\b/i.test(head)) {
    return /\b(?:get|list|search|estimate|quote|simulate)\b/i.test(nameOf(reading)) ? undefined : { loss: "spends", place: verbPlace(reading), reason: "It moves money, which does not come back by itself." };
  }
  return undefined;
}

/** Typing into a page replaces what stands there; evaluating runs code in it. */
function acts(reading: Reading): Loss | undefined {
  if (shareOf(reading, "browser", "phone") < 0.2 || !/\b(?:evaluate|execute|fill|submit|click)\b/i.test(nameOf(reading))) return undefined;
  return { loss: "perhaps acts on a page", place: verbPlace(reading), reason: "What it does on a page may not be undone." };
}

/** Another tool or service does whatever it is told. */
function passesOn(reading: Reading): Loss | undefined {
  return callsAnother(reading) ? { loss: "perhaps passes on anything", place: verbPlace(reading), reason: "It passes what the caller says on to another tool." } : undefined;
}
