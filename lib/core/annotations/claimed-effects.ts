import { effectsOfChoices } from "./claimed-effects/of-choices";
import { effectsOfDescription } from "./claimed-effects/of-description";
import { effectsOfName } from "./claimed-effects/of-name";
import type { ClaimedEffect } from "./claimed-effects/effect";
import { OTHERS, READS, verbOf } from "./claimed-effects/verbs";
import type { ReadTool } from "./define";
import { nameWords } from "./name-words";

/** Everything that, in the tool's own words, a call does, the plainest first. */
export function claimedEffectsOf(read: ReadTool): ClaimedEffect[] {
  const [verb] = nameWords(read.tool.name).filter((word) => !read.reading.profile.ownWords.has(word));
  // What a list can be narrowed to is not what the tool does.
  const choices = verb !== undefined && READS.has(verb) ? [] : effectsOfChoices(read);
  return [...effectsOfName(read), ...choices, ...effectsOfDescription(read)];
}

/** Whether a name first says that it reads, and nothing else in the tool's words says that it does more. */
export function onlyReads(read: ReadTool): boolean {
  const own = read.reading.profile.ownWords;
  const verb = nameWords(read.tool.name).find(
    (word) => READS.has(word) || OTHERS.has(word) || (verbOf(word) !== undefined && !own.has(word)),
  );
  return verb !== undefined && READS.has(verb) && claimedEffectsOf(read).length === 0;
}
