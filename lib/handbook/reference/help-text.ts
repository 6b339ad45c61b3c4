/** A part of a help text: its heading, and its lines as pairs of a term and what it means, or as they are. */
export type HelpPart = { heading: string; rows: { term: string; means: string }[]; text: string };

/** Takes a help text apart at its empty lines. A part is a list when a heading stands above lines that are set in. */
export function partsOf(help: string): HelpPart[] {
  return help
    .trimEnd()
    .split(/\n{2,}/)
    .map((text) => {
      const [first = "", ...lines] = text.split("\n");
      const isList =
        lines.length > 0 && !first.startsWith(" ") && !first.startsWith("Usage:") && lines[0]!.startsWith("  ");
      const bare = first.startsWith("  ") ? ["", first, ...lines] : [first, ...lines];
      if (!isList && bare[0] !== "") return { heading: "", rows: [], text };
      return { heading: bare[0]!, ...rowsOf(bare.slice(1)) };
    });
}

/** The rows; what stands below the list without being set in is text. */
function rowsOf(lines: readonly string[]): Pick<HelpPart, "rows" | "text"> {
  const rows: HelpPart["rows"] = [];
  const rest: string[] = [];
  for (const line of lines) {
    const indent = line.length - line.trimStart().length;
    if (indent === 0) rest.push(line);
    else if (indent === 2) {
      const [term = "", ...means] = line.trim().split("  ");
      rows.push({ term, means: means.join("  ").trim() });
    } else if (rows.length > 0) rows.at(-1)!.means = `${rows.at(-1)!.means} ${line.trim()}`.trim();
  }
  return { rows, text: rest.join("\n") };
}
