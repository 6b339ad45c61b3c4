import { DELETES, DESTROYS, MAY_LOSE, saysAny } from "../../lexicon/deletion";
import type { Reading } from "../../parsing/read";
import { verbOf, verbPlace, worksOnArguments } from "../questions";
import { perhaps, surely, uncounted, type DestructiveEffect } from "./effect";

const UNLINKS =
  /\b(?:reactions?|members?|participants?|users?|responders?|labels?|tags?|links?|relations?|relationships?|dependenc(?:y|ies)|associations?|stars?|favou?rites?|watch(?:ers?|list)?|votes?|follows?|pins?|assign(?:ee|ment)s?|from (?:an? |the )?(?:folder|collection|group|team|list|playlist|channel|chat|project|initiative|space|cart|trash)|protection|unregister|terminate app|to (?:the )?trash|trash|untrash|unstag(?:e|es|ed)|cache|filters?|breakpoints?|permissions?|role|whitelist)\b/i;
/** Whether words say that something is taken away: for good, or perhaps only from where it was. */
export const TAKES_AWAY = saysAny([...DELETES, ...MAY_LOSE]);

const FOR_SURE = saysAny(DESTROYS);

const PUT_AWAY =
  /\bsoft[- ]?delet\w*|\b(?:mov(?:e|es|ing)|sends?|sending|puts?) [^.]{0,30}\bto (?:the )?\.?(?:trash|bin|recycle bin)\b|\b(?:sets?|setting|marks?|marking) [^.]{0,20}\b(?:inactive|archived|deleted|false)\b/i;
const FOR_GOOD = /\bpermanent\w*|\birreversibl\w*/i;

/** Deleting is for good, unless it only removes a link between two things that stay, or puts something away that can be brought back. */
export function deletes(reading: Reading): DestructiveEffect | undefined {
  const { words: name, sentence } = reading.plain;
  const named = verbOf(reading) === "delete" || TAKES_AWAY.test(name);
  const said = reading.said?.meaning.id === "delete";
  if ((!named && !said) || worksOnArguments(reading)) return undefined;
  const place = verbPlace(reading);
  if (PUT_AWAY.test(sentence) && !FOR_GOOD.test(sentence))
    return uncounted("loss but a state", place, "It puts away what can be taken back.");
  if (FOR_SURE.test(name)) return surely("deletes", place, "It deletes something.");
  if (UNLINKS.test(name) || UNLINKS.test(sentence.slice(0, 80)))
    return uncounted("loss but a link", place, "It takes away a link or a mark, which can be set again.");
  return named
    ? surely("deletes", place, "It deletes something.")
    : perhaps("deletes", place, "It says that it deletes something.");
}
