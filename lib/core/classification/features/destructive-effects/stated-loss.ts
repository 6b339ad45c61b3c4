import { SAYS_DELETES } from "../../lexicon/deletion";
import type { Reading } from "../../parsing/read";
import { statedSql } from "../../parsing/statements";
import type { Feature } from "../feature";
import { features } from "../registry";
import type { Observations, ObservedPlace } from "../observation";
import { freeParam, worksOnArguments } from "../questions";

/** What its description says is lost, in words or in SQL. */

const STATED = features("destructiveEffect", [["says that it loses", "says that it deletes"]], { scope: "rest" });

const LOST =
  /\b(?:permanently|permanent (?:loss|deletion|removal)|irreversibl\w{1,4}|irrevocabl\w{1,4}|for good|definitivamente|définitivement|endgültig|(?:cannot|can[’']t|can not|never|won[’']t|will not|not) (?:be )?(?:undone|recovered|restored|reverted|reversed|come back|brought back)|no (?:way back|undo|going back)|(?:past|by ?passing|without passing by|not into|no) (?:the )?(?:recycle )?(?:bin|trash)|(?:previous|old|existing|earlier|older) (?:\w{1,20} ){0,3}(?:is|are|gets?) (?:replaced|lost|overwritten|erased|wiped|discarded)|tak(?:es?|ing) the place of)\b|永久|不可恢复|безвозвратно|完全に削除/i;

/** `atOnce` if the first sentence itself says that something is lost for good. */
type StatedLoss = { feature: Feature; atOnce: boolean; reason: string };

/** Whatever a clause of its description says that it deletes, or does for good. */
export function statedLoss(reading: Reading): StatedLoss | undefined {
  if (worksOnArguments(reading)) return undefined;
  const { sentence, rest } = reading.plain;
  const atOnce = LOST.test(sentence);
  if (atOnce || LOST.test(rest))
    return { feature: STATED.of("says that it loses"), atOnce, reason: "It says that it loses something." };
  if (SAYS_DELETES.test(sentence) || SAYS_DELETES.test(rest))
    return { feature: STATED.of("says that it deletes"), atOnce, reason: "It says that it deletes something." };
  return undefined;
}

const STATES_A_CHANGE = features(
  "destructiveEffect",
  [["states a statement that changes", "states a statement that loses"]],
  { scope: "rest", fitted: false },
);
const STATES_A_READ = features("destructiveEffect", [["states a statement that reads"]], { fitted: false }).of(
  "states a statement that reads",
);

/**
 * SQL that its description says is run. What changes something counts wherever it stands; that it only reads, where nobody else
 * writes the statement, its name says nothing else, and it stands in the first sentence.
 */
export function observeStatedSql(reading: Reading, found: Observations): void {
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
