import type { Report } from "@/lib/core/model/report";
import { ALL_FORMATS, findAnyFormat, findFormat, writeIn } from "@/lib/core/reports/formats";
import type { Choices } from "@/lib/core/reports/document/subject";
import { findPrinter } from "@/lib/print/find-browser";
import { PAPERS, printToPdf } from "@/lib/print/print-to-pdf";
import { oneOf } from "./command";
import { Failure } from "./exit";
import { writeText } from "./files";
import type { Io } from "./io";
import { isPainted, paint } from "./paint";

/** Every format that a report can be written in; `pdf` is the HTML report, printed by a browser on this machine. */
export const FORMAT_NAMES = [...ALL_FORMATS.map((format) => format.id), "pdf"];

/** Refuses combinations that cannot work, before anything is judged. */
export function checkFormat({ format, output, paper }: { format: string; output?: string; paper: string }): void {
  oneOf("--format", format, FORMAT_NAMES);
  oneOf("--paper", paper, PAPERS);
  if ((format === "pdf" || format === "docx") && (output === undefined || output === "-"))
    throw new Failure(`A ${format === "pdf" ? "PDF" : "Word document"} must be written to a file: name it with -o.`);
}

type Asked = { format: string; output?: string; paper: string; choices: Choices };

export async function writeReport(io: Io, report: Report, asked: Asked): Promise<void> {
  const { format, output, choices } = asked;
  if (format === "pdf") return writePdf(io, report, asked);
  const written = await writeIn(findAnyFormat(format)!, report, choices);
  const isForEyes = typeof written === "string" && format === "text" && output === undefined;
  await writeText(io, output, isForEyes && isPainted(io, io.stdout) ? paint(written) : written);
}

async function writePdf(io: Io, report: Report, { output, paper, choices }: Asked): Promise<void> {
  const browser = findPrinter(io.env["PATH"]);
  if (browser === undefined)
    throw new Failure(
      "Printing needs Chromium, Chrome or Edge, and none was found. Use --format html and print that from any browser.",
    );
  let pdf: Uint8Array;
  try {
    pdf = await printToPdf(findFormat("html")!.render(report, choices), {
      browser,
      paper: oneOf("--paper", paper, PAPERS),
    });
  } catch (error) {
    throw new Failure(`The PDF could not be created: ${error instanceof Error ? error.message : "printing failed"}`);
  }
  await writeText(io, output!, pdf);
}
