import { memo } from "../../../text/memo";
import { lexicons } from "../../lexicon";
import type { Numbered } from "../../lexicon/numbered";
import type { ParameterRole } from "../../lexicon/parameter-roles";
import { LIMITS } from "../../limits";
import { matchesIn } from "../match";
import { cut, keptWords, type Word } from "../words";

type NameRead = { words: Word[]; roles: Numbered<ParameterRole>[] };

/** Names of arguments that are remembered: few of them are used again and again. */
const MOST_KNOWN = 5_000;
const LONGEST_KNOWN = 60;

const readShort = memo(MOST_KNOWN, readAny);

/** The words of an argument's name, and the roles that it tells: by its last words if they tell any, else by all. */
export const readName = (name: string): NameRead => (name.length > LONGEST_KNOWN ? readAny(name) : readShort(name));

function readAny(name: string): NameRead {
  const cutName = cut(name, LIMITS.name);
  const matches = matchesIn(cutName, 0, cutName.count, lexicons.roles, "name");
  const words = keptWords(cutName);
  const last = words.length - 1;
  const tail = matches.filter((match) => match.at + match.width - 1 === last);
  return { words, roles: [...new Set((tail.length > 0 ? tail : matches).map((match) => match.meaning))] };
}
