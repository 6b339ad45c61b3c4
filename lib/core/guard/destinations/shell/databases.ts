import { wordsOf } from "../plain";
import { LONGEST_COMMAND } from "./commands";

/** Programs that speak to a database. */
export const DATABASES = new Set(
  "psql mysql mariadb mongosh mongo redis-cli sqlcmd clickhouse-client cqlsh bq snowsql".split(" "),
);

/** The words of such a command that say which server it asks. */
export const serversIn = (args: readonly string[]): string[] =>
  args.filter((word, place) => word.includes("://") || HOST_FLAG.test(args[place - 1] ?? ""));

const HOST_FLAG = /^(?:-h|--host)$/;

/** Whether such a command writes a text to the database: who reads it there is not known. */
export const writesText = (command: string): boolean => WRITING.test(command) && LITERAL.test(command);

/** Words by which something is written to a database. */
const WRITING =
  /\b(?:insert|update|upsert|replace|copy|call|set|lpush|rpush|publish|insertone|insertmany|updateone)\b/i;
/** A text within the text of a statement. */
const LITERAL = /"[^"]*'[^'"]{8,}'|'[^']*(?:"|\\")[^'"]{8,}"|\$\$/;

/** Words of the names of tables that a statement is about. */
export const tablesIn = (command: string): string[] =>
  [...command.slice(0, LONGEST_COMMAND).matchAll(/\b(?:from|join|into|update|table)\s{1,9}([\w."]{1,80})/gi)].flatMap(
    ([, name]) => wordsOf(name!.replaceAll("_", " ")),
  );
