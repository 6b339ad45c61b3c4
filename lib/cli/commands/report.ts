import { readReport } from "@/lib/core/open-report";
import { findFormat, FORMATS } from "@/lib/core/reports";
import { oneOf, readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import { readText, shownPath, writeText } from "../files";
import type { Io } from "../io";

const help = `Usage: trefoil report FILE [--format FORMAT] [-o FILE]

Writes a JSON report down in another format. Nothing is judged anew.

  FILE                      a report made with --format json; - reads standard input
  --format FORMAT           ${FORMATS.map((format) => format.id).join(", ")} (default: text)
  -o, --output FILE         write to a file instead of standard output
`;

async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments({ args, allowPositionals: true, options: { format: { type: "string", default: "text" }, output: { type: "string", short: "o" } } });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new Failure("Name one report.");
  const format = oneOf("--format", values.format, FORMATS.map((one) => one.id));
  const read = readReport(await readText(io, file));
  if (!read.ok) throw new Failure(`${shownPath(file)}: ${read.problem}`);
  await writeText(io, values.output, findFormat(format)!.render(read.report));
  return EXIT.ok;
}

const report: Command = { summary: "write a JSON report down in another format", help, run };
export default report;
