import type { ReadTool } from "./define";

/** Whether the first sentence only informs, guides or generates something for the caller. */
export function onlyTells({ tool, reading }: ReadTool): boolean {
  const head = (tool.description ?? "").slice(0, 400);
  return (
    /^\W{0,6}(?:\w+ ){0,6}(?:guid(?:es?|ance)|instructions?|documentation|best practices|explains?|describes? how|teaches|step-by-step|checklist|reference)\b/i.test(
      head,
    ) ||
    (reading.said !== undefined &&
      !reading.said.meaning.changes &&
      /\b(?:guid|documentation|instruction|template|snippet|example|command(?:s)? (?:to|for|used)|best practice)/i.test(
        head,
      ))
  );
}
