import type { DecisionRule } from "../decision-list";
import { keptAt } from "../paths";

const EXPORTS = /\bexports?\b|导出/i;
/** Says that it brings something back, and more than the id or the state of what it changed. */
const RETURNS =
  /\b(?:and|then|,) returns?\b(?! (?:the |its |a )?(?:new |created )?(?:ids?|job|task|confirmation|status|success|true|url|link)\b)|\bshowing\b|\breturns? the (?:signing |new )?(?:secret|key|token|content|value|element|answer)/i;

/** What comes back of a change: mostly no more than that it was made. */
export const CHANGES: readonly DecisionRule[] = [
  {
    id: "of an export",
    reason: "It brings out what is kept.",
    when: ({ does, reading, service }) =>
      does === "save" &&
      EXPORTS.test(reading.plain.words) &&
      keptAt(reading) === undefined &&
      service?.holds !== "nothing",
  },
  {
    id: "of an answering change",
    reason: "It changes something and says what comes of it.",
    when: ({ shape, text }) => shape === "acknowledgement" && RETURNS.test(text),
  },
  {
    id: "of an acknowledgement",
    reason: "It brings back no more than an acknowledgement.",
    when: ({ shape }) => shape === "acknowledgement",
  },
];
