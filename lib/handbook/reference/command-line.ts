import { HELP } from "@/lib/boot/options.mjs";
import { COMMANDS } from "@/lib/cli/commands";
import { anchorOf } from "../slug";
import { partsOf, type HelpPart } from "./help-text";
import { cell, code, page, sentence, table, WRITTEN } from "./markdown";

/** Every command with its options, as `--help` shows them. Options that several commands share are described once. */
export async function commandLine(): Promise<string> {
  const commands = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, { summary, load }]) => ({
      name,
      summary,
      parts: partsOf((await load()).default.help),
    })),
  );
  const shared = sharedParts(commands.map(({ parts }) => parts));
  return page("Command line", [
    WRITTEN,
    "`trefoil COMMAND [arguments]` when the package is installed (`npm run package`, then `npm install -g ./dist/trefoil-0.1.0.tgz`) or linked (`npm link`); `npm run --silent trefoil -- COMMAND [arguments]` in a checkout. Results go to standard output, messages to standard error. Every command takes `--help`, and `--quiet` to print no messages but errors. An error is one sentence that begins with `trefoil:`.",
    table(
      ["command", "does"],
      commands.map(({ name, summary }) => [`[${code(name)}](#trefoil-${name})`, cell(summary)]),
    ),
    ...commands.flatMap(({ name, summary, parts }) => [
      `## trefoil ${name}`,
      sentence(summary),
      ...parts.map((part) =>
        shared.has(part.heading) ? `*${part.heading}*: see [below](#${anchor(part.heading)}).` : write(part),
      ),
    ]),
    "## Shared options",
    ...[...shared].flatMap(([heading, part]) => [`### ${heading}`, write({ ...part, heading: "" })]),
    "## Starting the app",
    "`npm start -- [options]` in a checkout, `trefoil [options]` where the package is installed.",
    ...partsOf(HELP.slice(0, HELP.indexOf("\n\nTREFOIL_"))).map(write),
    "The [environment variables](configuration.md#environment-variables) are described on the page about configuration.",
  ]);
}

const anchor = (heading: string) => anchorOf(heading, new Map());

/** Parts with a heading that several commands have to the letter, by it. A heading that means different things is none of them. */
function sharedParts(all: readonly HelpPart[][]): Map<string, HelpPart> {
  const counted = new Map<string, { part: HelpPart; times: number; same: boolean }>();
  for (const part of all.flat()) {
    if (part.heading === "") continue;
    const before = counted.get(part.heading);
    const same = before === undefined || JSON.stringify(before.part) === JSON.stringify(part);
    counted.set(part.heading, { part, times: (before?.times ?? 0) + 1, same: same && (before?.same ?? true) });
  }
  return new Map(
    [...counted].flatMap(([heading, { part, times, same }]) => (times > 1 && same ? [[heading, part]] : [])),
  );
}

/** Headings beyond this are sentences. */
const LONGEST_HEADING = 40;

function write({ heading, rows, text }: HelpPart): string {
  const isSentence = heading.length > LONGEST_HEADING || /[.:]$/.test(heading);
  const head = heading === "" ? [] : [isSentence ? cell(heading) : `**${cell(heading)}**`];
  const isUsage = text.startsWith("Usage:");
  const rest = text === "" ? [] : [isUsage ? `\`\`\`text\n${text}\n\`\`\`` : cell(text)];
  return [...head, ...writeRows(rows), ...rest].join("\n\n");
}

/** Arguments and codes as a table; lines that only say something as a list. */
function writeRows(rows: HelpPart["rows"]): string[] {
  if (rows.length === 0) return [];
  if (rows.every(({ means }) => means === "")) return [rows.map(({ term }) => `- ${cell(term)}`).join("\n")];
  const head = rows.every(({ term }) => /^\d+$/.test(term)) ? "code" : "argument";
  return [
    table(
      [head, "means"],
      rows.map(({ term, means }) => [code(term), cell(means)]),
    ),
  ];
}
