import type { Tool } from "../model/tool";

/** What an HTTP method or an SQL statement says of the tool that stands for it. */
export type Method = {
  word: string;
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
  destructiveWhy: string;
  idempotentWhy: string;
};

const read = (word: string): Method => ({
  word,
  readOnly: true,
  destructive: false,
  idempotent: true,
  destructiveWhy: "",
  idempotentWhy: "",
});

/** HTTP methods (RFC 9110, section 9) and SQL statements; those that may do anything are not among them. */
export const METHODS: readonly Method[] = [
  ...["GET", "HEAD", "OPTIONS"].map(read),
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
  read("SELECT"),
  {
    word: "INSERT",
    readOnly: false,
    destructive: false,
    idempotent: false,
    destructiveWhy: "INSERT adds rows.",
    idempotentWhy: "Each INSERT adds rows.",
  },
  {
    word: "UPDATE",
    readOnly: false,
    destructive: true,
    idempotent: true,
    destructiveWhy: "UPDATE overwrites rows.",
    idempotentWhy: "The same UPDATE to fixed values leaves rows as they are.",
  },
  {
    word: "TRUNCATE",
    readOnly: false,
    destructive: true,
    idempotent: true,
    destructiveWhy: "TRUNCATE removes all rows.",
    idempotentWhy: "What is gone stays gone.",
  },
  {
    word: "DROP",
    readOnly: false,
    destructive: true,
    idempotent: true,
    destructiveWhy: "DROP removes the table.",
    idempotentWhy: "What is gone stays gone.",
  },
];

const BY_WORD = new Map(METHODS.map((method) => [method.word, method]));
/** A method in capitals before a path, or a statement in capitals before what follows it, at the start of a text. */
const HTTP = /^\W{0,3}(GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)\s{1,3}(?:https?:\/)?\/\S/;
const SQL =
  /^\W{0,3}(?:Runs?|Executes?|Perform(?:s)?)?\s{0,3}(?:an?|the)?\s{0,3}(SELECT|INSERT|UPDATE|DELETE|TRUNCATE|DROP)\b(?!\s+a\b)/;
/** How generators name tools after operations: `get_/users`, `POST-v1-charges`. */
const NAMED = /^(get|post|put|patch|delete)[_-]?\/|^(GET|POST|PUT|PATCH|DELETE)[_-]|[_-](GET|POST|PUT|PATCH|DELETE)$/;

/** The method or statement that a tool stands for, where its name or description says so in so many words. */
export function methodOf({ name, description = "" }: Tool): Method | undefined {
  const named = NAMED.exec(name);
  const word = named?.[1] ?? named?.[2] ?? named?.[3] ?? HTTP.exec(description)?.[1] ?? SQL.exec(description)?.[1];
  return word === undefined ? undefined : BY_WORD.get(word.toUpperCase());
}
