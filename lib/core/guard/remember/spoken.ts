import type { ArgumentField } from "../destinations/arguments";
import { wordsOf } from "../destinations/plain";
import { tablesIn } from "../destinations/shell/databases";
import type { Keyed, Memory } from "../memory";
import type { GuardedTool } from "../rules";

const QUERY = new Set("query q search term terms text keyword keywords filter subject phrase".split(" "));
/** What a query is written in, and not about. */
const OPERATORS = new Set(
  "from to in is has and or not the of for with subject newer older than newer_than older_than after before label all any unread repo org user path".split(
    " ",
  ),
);

/** Of a search whether half of its words are the user's; nothing for what is no search, or has no words. */
export function aboutUser({ key, value }: ArgumentField, memory: Memory, keyed: Keyed): boolean[] {
  if (!QUERY.has(key.at(-1) ?? "")) return [];
  const words = (value.toLowerCase().match(/[\p{L}\p{N}]{2,40}/gu) ?? []).filter((word) => !OPERATORS.has(word));
  const said = words.filter((word) =>
    [word, word.replace(/s$/, "")].some((one) => memory.heard[keyed(`w:${one}`)] !== undefined),
  );
  return words.length > 0 ? [said.length * 2 >= words.length] : [];
}

/** Whether the user spoke of a database, or of a table that a command which asks one is about. */
export const isDatabaseSpokenOf = (command: string, memory: Memory, keyed: Keyed): boolean =>
  [...DATABASE, ...tablesIn(command)].some((word) => memory.heard[keyed(`w:${word}`)] !== undefined);

/** By these the user speaks of a database. */
const DATABASE =
  "db database databases datenbank sql query queries table tables psql postgres postgresql mysql mariadb mongo redis sqlite rows schema migration".split(
    " ",
  );

/** Whether the user spoke of what a tool is about, as far as its name and that of its server say. */
export function isSpokenOf({ server, name }: GuardedTool, memory: Memory, keyed: Keyed): boolean {
  return wordsOf(`${server} ${name}`.replaceAll("_", " "))
    .flatMap((word) => [word, word.replace(/ies$/, "y"), ...(ALSO.get(word)?.split(/\s+/) ?? [])])
    .some((word) => word.length > 2 && !EMPTY.has(word) && memory.heard[keyed(`w:${word}`)] !== undefined);
}

/** What people call the things that tools are about. */
const ALSO: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mail: "email inbox message letter mailbox",
    email: "mail inbox message",
    message: "mail email inbox chat",
    calendar: `agenda meeting event slot schedule appointment invitation tomorrow today tonight week free busy available lunch interview
      reschedule monday tuesday wednesday thursday friday saturday sunday`,
    event: "calendar meeting agenda",
    chat: "channel slack teams message",
    payment: "balance transaction bank account spent pay invoice owe",
    transaction: "payment bank spent account",
    file: "folder document note download",
    contact: "address person people",
  }),
);

/** Words of tools' names that say nothing of what they are about. */
const EMPTY = new Set("get set list all new the for and one add put run".split(" "));
