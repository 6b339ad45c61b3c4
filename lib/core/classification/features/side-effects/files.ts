import type { DecisionRule } from "../decision-list";
import { seemsReadOnly } from "../flow";
import { keptAt } from "../paths";

/** Says that it writes what it finds or makes to a file. */
const SAVES =
  /\b(?:and|then) (?:saves?|stores?|writes?|downloads?|caches?|exports?|uploads?|creates?)\b|\bsaves? (?:it|them|the|to|as)\b|\bto (?:a|the|an?) (?:\w{1,12} )?(?:file|disk|folder|directory|csv|desktop)\b|\bas (?:a |an )?(?:\w{1,12} )?file\b|\boutput (?:file|folder|directory)\b|保存到|导出到/i;
/** Says that it tells how to do something, or where. */
const GUIDES =
  /\b(?:provides?|returns?|gives?|retrieves?|gets?) (?:[\w-]{1,20} ){0,5}(?:guide|guidance|guidelines?|instructions?|best practices?|documentation|recommendations?|template|example|prompt|schema|url|link|suggestions?)\b/i;

/** Results that are kept in a file, after guidance, which leaves nothing whatever files it mentions. */
export const FILES: readonly DecisionRule[] = [
  {
    id: "of guidance",
    reason: "It gives guidance on doing something.",
    when: ({ text, reading }) => GUIDES.test(text) && keptAt(reading) === undefined,
  },
  {
    id: "a file beside a result",
    reason: "It keeps its result in a file that the caller names.",
    when: ({ reading, flow }) => keptAt(reading) !== undefined && seemsReadOnly(flow),
  },
  {
    id: "a file that it says",
    reason: "It says that it keeps a file.",
    when: ({ text, flow }) => SAVES.test(text) && seemsReadOnly(flow),
  },
];
