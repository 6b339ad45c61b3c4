import { classifyServer } from "../classification/classify";
import type { KnownTools } from "../classification/reviewed/known";
import { matchOpinions } from "../classification/scoring/match-opinions";
import type { Classify } from "./judge-as-tools";

/** Judges a snapshot, with what is known of its tools where that is given. */
export function classifyKnowing(known?: KnownTools, options: { evidence?: boolean } = {}): Classify {
  return (texts, { tools }, overrides, opinions) =>
    classifyServer(
      texts,
      tools.map((entry) => entry.tool),
      overrides,
      matchOpinions(opinions, texts.name, tools),
      { ...options, known },
    );
}
