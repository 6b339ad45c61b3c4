/** A text without the given characters at its end, and at its start where these are given, too. */
export function trimmed(text: string, atEnd: string, atStart = ""): string {
  let end = text.length;
  while (end > 0 && atEnd.includes(text[end - 1]!)) end--;
  let start = 0;
  while (start < end && atStart.includes(text[start]!)) start++;
  return text.slice(start, end);
}
