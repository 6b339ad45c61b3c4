/** From where to where a part of a text stands, in UTF-16 units. */
export type TextRange = { start: number; end: number };

/** A text made of parts of another one, in another order; `at` is where a part stands in it. */
export type Rearranged = { text: string; parts: readonly (TextRange & { at: number })[] };

/** Puts groups of parts one behind another, each group a paragraph of its own. */
export function rearrange(original: string, groups: readonly (readonly TextRange[])[]): Rearranged {
  let text = "";
  const parts: (TextRange & { at: number })[] = [];
  for (const group of groups) {
    if (text !== "" && group.length > 0) text += "\n\n";
    for (const { start, end } of group) {
      parts.push({ start, end, at: text.length });
      text += original.slice(start, end);
    }
  }
  return { text, parts };
}

/** Where something stands in the original that stands within one part of the rearranged text. */
export function originOf({ parts }: Rearranged, [from, to]: readonly [number, number]): [number, number] | undefined {
  const part = parts.findLast(({ at }) => at <= from);
  if (part === undefined || to - part.at > part.end - part.start) return undefined;
  return [part.start + from - part.at, part.start + to - part.at];
}
