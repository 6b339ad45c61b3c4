import { NoBreakHyphen, TextRun, type IRunOptions } from "docx";
import { LEG_WORDS } from "../../model/leg";
import { showHidden } from "../../text/visible";
import { spansOf, type Span, type Words } from "../document/blocks";

const MONO = "Consolas";
const MUTED = "555B66";
const QUOTE = "FFF3C4";

type Looks = Pick<IRunOptions, "bold">;

/** A line as runs of text. */
export function runsOf(words: Words, looks: Looks = {}): TextRun[] {
  return spansOf(words).map((span) => runOf(span, looks));
}

function runOf(span: Span, looks: Looks): TextRun {
  if (typeof span === "string") return new TextRun({ ...looks, text: shown(span) });
  if ("leg" in span) return new TextRun({ ...looks, text: LEG_WORDS[span.leg].title });
  switch (span.as) {
    case "strong":
      return new TextRun({ bold: true, text: shown(span.text) });
    case "muted":
      return new TextRun({ ...looks, color: MUTED, text: shown(span.text) });
    case "quote":
      return new TextRun({ ...looks, shading: { fill: QUOTE }, text: `“${shown(span.text)}”` });
    case "name":
      return new TextRun({
        ...looks,
        font: MONO,
        size: 17,
        children: unbroken(`${shown(span.text)}${span.tail ?? ""}`),
      });
  }
}

/** A name that is not broken at its hyphens. */
function unbroken(text: string): (string | NoBreakHyphen)[] {
  return text.split("-").flatMap((part, at) => (at > 0 ? [new NoBreakHyphen(), part] : [part]));
}

/** With nothing hidden in it; the spaces at its ends join it to its neighbours. */
function shown(text: string): string {
  const core = showHidden(text);
  if (core === "") return text === "" ? "" : " ";
  return `${/^\s/.test(text) ? " " : ""}${core}${/\s$/.test(text) ? " " : ""}`;
}
