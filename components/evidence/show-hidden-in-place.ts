import { showHidden } from "@/lib/core/text/visible";

/** Shows hidden characters like `showHidden`, and keeps spaces and line breaks where they are. */
export function showHiddenInPlace(text: string): string {
  return text
    .split(/([\n\t ]+)/)
    .map((part) => (/^[\n\t ]+$/.test(part) ? part : showHidden(part)))
    .join("");
}
