import { readReport } from "@/lib/core/reports/open";
import { readArguments, type Command } from "../command";
import { checkCover, choicesOf, COVER_HELP, COVER_OPTIONS, writeCover } from "../cover";
import { EXIT, Failure } from "../exit";
import { readText, shownPath } from "../files";
import type { Io } from "../io";
import { readDay } from "../read-reported";
import { checkFormat, FORMAT_NAMES, writeReport } from "../write-report";

const help = `Usage: trefoil report FILE [--format FORMAT] [-o FILE]

Converts a JSON report to another format. Nothing is judged again.

  FILE                      a report made with --format json; - reads standard input
  --format FORMAT           ${FORMAT_NAMES.join(", ")} (default: text)
  --paper SIZE              paper size of a PDF: A4 or Letter (default: A4)
  -o, --output FILE         write to a file instead of standard output

${COVER_HELP}`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      format: { type: "string", default: "text" },
      output: { type: "string", short: "o" },
      paper: { type: "string", default: "A4" },
      ...COVER_OPTIONS,
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Failure("Name one report.");
  checkFormat(values);
  checkCover(values);
  const read = readReport(await readText(io, file));
  if (!read.ok) throw new Failure(`${shownPath(file)}: ${read.problem}`);
  await writeReport(io, writeCover(read.report, values), { ...values, choices: choicesOf(values, readDay()) });
  return EXIT.ok;
}

const report: Command = { help, run };
export default report;
