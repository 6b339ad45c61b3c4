import { SHAPES, SQL, type Statement } from "../lexicon/sql";

/** SQL statements that a sentence says are run, together, and where the first stands (UTF-16 units). */
export type StatedSql = { statements: readonly Statement[]; start: number; end: number };

/** UTF-16 units of a text that are read, and before and behind a keyword those that belong to its clause. */
const READ = 4_000;
const BEFORE = 90;
const BEHIND = 240;

const WORDS = [...SQL.keys()].join("|");
const KEYWORD = new RegExp(
  `\\b(?:${WORDS})\\b|\\b(?:${WORDS.toLowerCase()})(?= (?:sql )?(?:statements?|quer(?:y|ies))\\b)`,
  "g",
);
/** Asked first, since walking through all matches costs much more than to find that there is none. */
const KEYWORD_AT_ALL = new RegExp(KEYWORD.source);
/** Between two keywords of one list: `INSERT, UPDATE/DELETE and DROP`. */
const LIST = /^(?:[\s,/|&]{0,3}(?:and|or)?[\s,/]{0,3}|[\s,/|&]{1,3}(?:and|or)\s)$/;
const RUNS =
  /\b(?:runs?|running|ran|execut(?:e|es|ed|ing)|performs?|performing|issues?|issuing|does|uses?|using|via|fires?|submits?)\b(?:\s\S{1,24}){0,4}\s{0,2}["'`(]{0,2}$/i;
const MADE_UP =
  /\b(?:generat|build|writ|compos|format|lint|validat|pars|convert|translat|explain|suggest|optimi[sz]|beautif|produc|creat|describ|document|review|estimat|teach|draft)(?:e?s|e|es|ing|ed|ies)?\b[^.;]{0,40}$/i;
const DENIED =
  /\b(?:no|not|never|without|cannot|nor|neither|\w{2,8}n['’]t|rejects?|blocks?|refuses?|forbids?|disallows?|prohibits?|except|excluding|other than|instead of|rather than|unlike)\b[^.;]*$/i;
const DENIED_AFTER =
  /^[^.;]{0,60}?\b(?:(?:is|are|will be|be) (?:not|never|rejected|refused|blocked|forbidden|disallowed|denied|prohibited|disabled)|not (?:allowed|permitted|supported|possible)|(?:is|are)n['’]t|cannot|can['’]t)\b/i;
const OPENS = /^\W{0,3}$/;
/** A statement that leaves nothing behind, whatever it says. */
const LEFT_AS_IT_WAS = /\b(?:rolled back|rolls? (?:it |them |everything )?back|dry[- ]run|read[- ]only transaction)\b/i;

type Keyword = { word: string; start: number; end: number; shouted: boolean };

/**
 * The SQL statements that a text says a call runs, wherever they stand in a sentence: “executes SELECT”, “INSERT … ON CONFLICT”. One
 * that is denied, or only made up for the caller, is none. Linear: one pass, with a bounded window around each keyword.
 */
export function statedSql(description: string): StatedSql | undefined {
  const text = description.slice(0, READ);
  const statements: Statement[] = [];
  let span: { start: number; end: number } | undefined;
  for (const list of listsIn(text)) {
    const [first, last] = [list[0]!, list.at(-1)!];
    const before = clauseBefore(text, first.start);
    const after = clauseAfter(text, last.end);
    if (!isRun(list, before, text) || DENIED.test(before) || DENIED_AFTER.test(after)) continue;
    const kept = LEFT_AS_IT_WAS.test(`${before} ${after}`) ? [] : list;
    for (const { word, end } of kept) statements.push(statementOf(word, text.slice(end, end + BEHIND)));
    span ??= { start: first.start, end: last.end };
  }
  return span && { statements, ...span };
}

/** Keywords one after the other; those of one list together. */
function listsIn(text: string): Keyword[][] {
  const lists: Keyword[][] = [];
  for (const match of KEYWORD_AT_ALL.test(text) ? text.matchAll(KEYWORD) : []) {
    const [word] = match;
    const end = match.index + word.length;
    const keyword = { word: word.toUpperCase(), start: match.index, end, shouted: word === word.toUpperCase() };
    const before = lists.at(-1)?.at(-1);
    if (before && match.index - before.end <= 8 && LIST.test(text.slice(before.end, match.index)))
      lists.at(-1)!.push(keyword);
    else lists.push([keyword]);
  }
  return lists;
}

/** Whether the list is of statements that are run: they have the shape of one, stand behind a verb of running, or open the text. */
function isRun(list: readonly Keyword[], before: string, text: string): boolean {
  const [{ start, end, shouted }] = list as [Keyword];
  if (RUNS.test(before)) return true;
  if (MADE_UP.test(before)) return false;
  if (list.some((one) => one.shouted && SHAPES[one.word]!.test(text.slice(one.end, one.end + BEHIND)))) return true;
  return shouted && start <= 3 && OPENS.test(before) && !/^(?:\s+a\b|:)/.test(text.slice(end, end + 8));
}

function statementOf(word: string, after: string): Statement {
  return SQL.get(word)!.find(({ when }) => when === undefined || when.test(after))!.statement;
}

const ENDS = /[.!?](?=\s)|[;\n]/;

function clauseBefore(text: string, at: number): string {
  return text
    .slice(Math.max(0, at - BEFORE), at)
    .split(ENDS)
    .at(-1)!;
}

function clauseAfter(text: string, at: number): string {
  const window = text.slice(at, at + BEHIND);
  const next = window.search(KEYWORD_SHOUTED);
  return (next < 0 ? window : window.slice(0, next)).split(ENDS)[0]!;
}
const KEYWORD_SHOUTED = new RegExp(`\\b(?:${WORDS})\\b`);
