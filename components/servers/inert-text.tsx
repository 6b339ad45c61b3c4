import { showHidden } from "@/lib/core/text/visible";

/** How many characters are shown; the rest are counted. */
const SHOWN = 20_000;

/** A server's own words: plain text, line breaks kept, nothing hidden, never more than a page can hold. */
export function InertText({ text, mono }: { text: string; mono?: boolean }) {
  const lines = text.slice(0, SHOWN).split("\n").map(showHidden).join("\n");
  return (
    <pre
      tabIndex={0}
      className={`max-h-72 overflow-auto rounded-md border border-line bg-sunk p-3 text-xs whitespace-pre-wrap wrap-anywhere ${mono ? "font-mono" : "font-sans text-sm"}`}
    >
      {lines}
      {text.length > SHOWN && `\n… and ${(text.length - SHOWN).toLocaleString("en")} characters more`}
    </pre>
  );
}
