/** Said at the top of every page that is written by this program. */
export const WRITTEN = "<!-- Written from the code by `npm run handbook`; change it there. -->";

/** Text in a cell of a table: on one line, and without what would end the cell or begin markup. */
export function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/[\\`*_[\]<>|]/g, "\\$&");
}

/** Code in a cell or a sentence. */
export const code = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;

/** A table; cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A page: its title, and parts with an empty line between them. */
export function page(title: string, parts: readonly string[]): string {
  return `${[`# ${title}`, ...parts].join("\n\n")}\n`;
}

/** A sentence that begins with a capital and ends with a full stop. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed[0]?.toUpperCase() ?? ""}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? "" : "."}`;
}
