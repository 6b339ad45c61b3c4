import type { ToolContext } from "./tool-context";

/** A rule of a decision list: what is said of a tool for which it holds. `reason` is what a person reads. */
export type DecisionRule = { id: string; reason: string; when: (context: ToolContext) => boolean };

/** The first rule that holds, which alone counts. The last rule of a list holds for every tool. */
export const firstRule = (rules: readonly DecisionRule[], context: ToolContext): DecisionRule =>
  rules.find((rule) => rule.when(context))!;
