import { reads, SQL, type Statement } from "../classification/lexicon/sql";
import { statedSql } from "../classification/parsing/statements";
import type { Tool } from "../model/tool";

/** What an HTTP method or an SQL statement says about the tool that represents it. */
export type Method = Statement;

/** HTTP methods (RFC 9110, section 9). */
const METHODS: readonly Method[] = [
  ...["GET", "HEAD", "OPTIONS"].map(reads),
  {
    word: "POST",
    readOnly: false,
    destructive: false,
    idempotent: false,
    destructiveWhy: "POST adds to what is there; say otherwise where it does more.",
    idempotentWhy: "Each POST counts.",
  },
  {
    word: "PUT",
    readOnly: false,
    destructive: true,
    idempotent: true,
    destructiveWhy: "PUT replaces what was there.",
    idempotentWhy: "The same PUT again leaves things as they are.",
  },
  {
    word: "PATCH",
    readOnly: false,
    destructive: true,
    idempotent: false,
    destructiveWhy: "PATCH overwrites parts of what was there.",
    idempotentWhy: "A PATCH need not be idempotent; declare it where yours is.",
  },
  {
    word: "DELETE",
    readOnly: false,
    destructive: true,
    idempotent: true,
    destructiveWhy: "DELETE removes.",
    idempotentWhy: "What is gone stays gone.",
  },
];

const BY_WORD = new Map(METHODS.map((method) => [method.word, method]));
/** A method in capitals before a path, at the start of a text. */
const HTTP = /^\W{0,3}(GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)\s{1,3}(?:https?:\/)?\/\S/;
/** How generators name tools after operations: `get_/users`, `POST-v1-charges`. */
const NAMED = /^(get|post|put|patch|delete)[_-]?\/|^(GET|POST|PUT|PATCH|DELETE)[_-]|[_-](GET|POST|PUT|PATCH|DELETE)$/;

/** The method or statements that a tool represents, if its name or description says so literally. */
export function methodOf({ name, description = "" }: Tool): Method | undefined {
  const named = NAMED.exec(name);
  const word = named?.[1] ?? named?.[2] ?? named?.[3] ?? HTTP.exec(description)?.[1];
  if (word !== undefined) return BY_WORD.get(word.toUpperCase());
  const stated = statedSql(description);
  return stated && together(stated.statements);
}

/** Several statements as one: what any of them does is done. None at all leave everything as it was. */
function together(statements: readonly Statement[]): Method {
  const [first, ...others] = statements;
  return others.reduce<Method>((all, one) => {
    const destroys = all.destructive ? all : one;
    const counts = all.idempotent ? one : all;
    return {
      word: all.word === one.word ? all.word : worstWord(all, one),
      readOnly: all.readOnly && one.readOnly,
      destructive: destroys.destructive,
      destructiveWhy: destroys.destructiveWhy,
      idempotent: counts.idempotent,
      idempotentWhy: counts.idempotentWhy,
    };
  }, first ?? ROLLED_BACK);
}

const ROLLED_BACK: Method = { ...SQL.get("SELECT")!.at(-1)!.statement, word: "A statement that is rolled back" };
const rank = ({ readOnly, destructive }: Method) => (readOnly ? 0 : destructive ? 2 : 1);
const worstWord = (one: Method, other: Method) => (rank(other) > rank(one) ? other.word : one.word);
