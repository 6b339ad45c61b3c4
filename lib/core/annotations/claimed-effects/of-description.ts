import type { ReadTool } from "../define";
import type { ClaimedEffect } from "./effect";
import { PHRASES } from "./phrases";

/** What reverses a phrase: nothing is done, or something else does it. */
const TURNED =
  /\b(?:without|not|never|no|nothing|neither|cannot|won['’]t|don['’]t|doesn['’]t|instead of|rather than|avoid|before you|how to|ways? to|whether|if you (?:want|need) to|use \w+ to|call \w+ to|options? to|able to|ability to|undo|restores?|guid\w*|instructions?|steps|should|must|you)\b[^.!?;\n]{0,40}$/i;

const LONGEST = 4_000;

/** What the description says that a call does: each phrase where it first stands without anything before it that reverses it. */
export function effectsOfDescription({ tool }: ReadTool): ClaimedEffect[] {
  const text = (tool.description ?? "").slice(0, LONGEST);
  const effects: ClaimedEffect[] = [];
  for (const { kind, says, pattern } of PHRASES) {
    for (const match of text.matchAll(pattern)) {
      const words = match[1] ?? match[2] ?? match[0];
      const at = match.index + match[0].lastIndexOf(words);
      if (
        TURNED.test(
          text
            .slice(Math.max(0, at - 60), at)
            .split(/[.!?;\n]|,\s(?:and|then)\s|\band then\s/)
            .at(-1)!,
        )
      )
        continue;
      effects.push({
        kind,
        says,
        field: "description",
        quote: text
          .slice(at, at + 60)
          .split(/[.!?\n]/)[0]!
          .trim(),
      });
      break;
    }
  }
  return effects;
}
