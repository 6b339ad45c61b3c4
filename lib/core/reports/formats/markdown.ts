import { LEG_WORDS } from "../../model/leg";
import { bounded } from "../../text/bounded";
import { md } from "../../text/markdown";
import { count } from "../../text/say-verdict";
import { spansOf, type Block, type Span, type Table, type Words } from "../document/blocks";
import { documentOf } from "../document/document";
import { writeMap } from "../map/markdown";
import { defineFormat } from "./define";

/** The longest comment on a pull request; this limit is applied to bytes as well. */
export const MOST_CHARACTERS = 65_536;
/** How many rows of a table are cut as one. */
const BLOCK_ROWS = 40;
const MOST_OF_A_TEXT = 1200;
const MOST_OF_A_CELL = 600;

/** For a pull request, a ticket, a wiki or another document: cut at the limit of a comment, with a note about it. */
export default defineFormat({
  id: "markdown",
  label: "Markdown",
  use: "For a pull request, a ticket or a wiki.",
  extension: "md",
  mediaType: "text/markdown; charset=utf-8",
  whole: true,
  render(report, choices) {
    const { title, sections, foot } = documentOf(report, choices);
    const parts = sections.flatMap((section) => [
      ...(section.title === "" ? [] : [`\n## ${md(section.title)}\n`]),
      ...section.blocks.flatMap(write),
    ]);
    return fit([`<!-- trefoil-report -->\n# ${md(title)}\n`, ...parts], `\n<sub>${md(foot, 400)}</sub>\n`);
  },
  renderMap: (map) => writeMap(bounded(map)),
});

/** As many parts as fit, and how many did not. A heading is never the last of them. */
function fit(parts: readonly string[], foot: string): string {
  const notice = (left: number) =>
    `\n**Cut short:** ${count(left, "part")} of this report did not fit into ${MOST_CHARACTERS} characters. The JSON report holds everything.\n`;
  const room = MOST_CHARACTERS - weigh(foot) - weigh(notice(parts.length));
  let used = 0;
  let kept = parts.findIndex((part) => (used += weigh(part)) > room);
  if (kept === -1) return `${parts.join("")}${foot}`;
  while (kept > 1 && /^\n#+ /.test(parts[kept - 1]!)) kept--;
  return `${parts.slice(0, kept).join("")}${notice(parts.length - kept)}${foot}`;
}

/** Never less than the bytes in UTF-8: some places count those. */
function weigh(text: string): number {
  return text.replace(/[^\u0000-\u007f]/g, "...").length;
}

/** A block in parts between which it may be cut. */
function write(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [`\n${"#".repeat(block.level)} ${md(block.text, MOST_OF_A_CELL)}\n`];
    case "paragraph":
      return [`\n${line(block.words)}\n`];
    case "list":
      return [
        `\n${block.items.map((words, at) => `${block.numbered ? `${at + 1}.` : "-"} ${line(words)}\n`).join("")}`,
      ];
    case "facts":
      return [`\n${block.facts.map(({ name, value }) => `- **${md(name)}:** ${line(value)}\n`).join("")}`];
    case "verdict":
      return [`\n> **${block.icon} ${md(block.word)}**\n>\n> ${md(block.said, MOST_OF_A_TEXT)}\n`];
    case "picture":
      return [`\n*Picture: ${md(`${block.scene.title}. ${block.scene.description}`, MOST_OF_A_TEXT)}*\n`];
    case "lines":
      return [`\n<pre>\n${block.text.trimEnd().split("\n").map(copied).join("\n")}\n</pre>\n`];
    case "table":
      return table(block);
    case "together":
      return [block.blocks.flatMap(write).join("")];
  }
}

function table({ head, rows, numbers = [], marked }: Table): string[] {
  const top = `| ${head.map((word) => md(word)).join(" | ")} |\n| ${head.map((_, at) => (numbers.includes(at) ? "---:" : "---")).join(" | ")} |\n`;
  const lines = rows.map(({ cells, off }, at) => {
    const written = cells.map((words, column) => {
      const text = line(words, MOST_OF_A_CELL);
      if (marked?.[0] === at && marked[1] === column) return `**${text}** (here)`;
      return off && column === 0 ? `${text} (off)` : text;
    });
    return `| ${written.join(" | ")} |\n`;
  });
  const parts: string[] = [];
  for (let start = 0; start < lines.length; start += BLOCK_ROWS)
    parts.push(`\n${top}${lines.slice(start, start + BLOCK_ROWS).join("")}`);
  return parts;
}

function line(words: Words, most = MOST_OF_A_TEXT): string {
  return spansOf(words)
    .map((one) => span(one, most))
    .join("")
    .trim();
}

function span(one: Span, most: number): string {
  if (typeof one === "string") return spaced(one, (text) => md(text, most));
  if ("leg" in one) return LEG_WORDS[one.leg].title;
  switch (one.as) {
    case "strong":
      return spaced(one.text, (text) => `**${md(text, most)}**`);
    case "quote":
      return `“${md(one.text, most)}”`;
    case "name":
      return `${md(one.text, most)}${one.tail ?? ""}`;
    default:
      return spaced(one.text, (text) => md(text, most));
  }
}

/** With the spaces at its ends, which `showHidden` drops. */
function spaced(text: string, write: (text: string) => string): string {
  if (text.trim() === "") return text === "" ? "" : " ";
  return `${/^\s/.test(text) ? " " : ""}${write(text.trim())}${/\s$/.test(text) ? " " : ""}`;
}

/** A line to copy, with its indentation. */
function copied(text: string): string {
  return `${/^ */.exec(text)![0]}${md(text, 2000)}`;
}
