import type { ReadTool } from "../define";
import { nameWords } from "../name-words";
import type { ClaimedEffect } from "./effect";
import { NOUNS_TOO, OTHERS, READS, verbOf } from "./verbs";

/** What a name may say beside a verb: that nothing is done yet, or that something is generated and returned. */
const NOT_DONE: ReadonlySet<string> = new Set(
  "preview plan guide guidance guidelines instructions docs documentation suggestion suggestions dry simulate simulation".split(
    " ",
  ),
);
const MADE_UP: ReadonlySet<string> = new Set(
  "template blueprint snippet example examples completion completions embedding embeddings query prompt".split(" "),
);
const CREATES_OR_UPDATES = /create[_-]?or[_-]?(?:update|replace|overwrite)|createupdate|upsert/i;

/** The verb of a name: the first one after the names of server and service, and one that follows it with “or”. */
export function effectsOfName({ tool: { name }, reading }: ReadTool): ClaimedEffect[] {
  const words = nameWords(name);
  if (words.some((word) => NOT_DONE.has(word))) return [];
  const own = reading.profile.ownWords;
  const start = Math.max(
    0,
    words.findIndex((word) => !own.has(word) || verbOf(word) !== undefined),
  );
  const isVerb = (word: string, at: number) =>
    READS.has(word) ||
    OTHERS.has(word) ||
    (verbOf(word) !== undefined && (!NOUNS_TOO.has(word) || at === start || at === words.length - 1));
  const at = words.findIndex((word, index) => index >= start && isVerb(word, index));
  const said: string[] = at === -1 || verbOf(words[at]!) === undefined || READS.has(words[at]!) ? [] : [words[at]!];
  if (said.length > 0)
    words.forEach(
      (word, index) =>
        (word === "or" || word === "and") &&
        index > at &&
        verbOf(words[index + 1] ?? "") &&
        said.push(words[index + 1]!),
    );
  const effects = said.flatMap((word): ClaimedEffect[] => {
    const verb = verbOf(word)!;
    return verb.kind === "creates" && words.some((one) => MADE_UP.has(one))
      ? []
      : [{ kind: verb.kind, says: verb.says, field: "name", quote: word }];
  });
  const both = CREATES_OR_UPDATES.exec(name);
  if (both && !effects.some(({ kind }) => kind === "overwrites"))
    effects.push({ kind: "overwrites", says: "replaces what was there", field: "name", quote: both[0] });
  return effects;
}
