import type { Report } from "@/lib/core/model/report";
import { findFormat, FORMATS } from "@/lib/core/reports/formats";
import { findPrinter } from "@/lib/print/find-browser";
import { PAPERS, printToPdf } from "@/lib/print/print-to-pdf";
import { oneOf } from "./command";
import { Failure } from "./exit";
import { writeText } from "./files";
import type { Io } from "./io";
import { isPainted, paint } from "./paint";

/** Every format that a report can be written in; `pdf` is the HTML report, printed by a browser of this machine. */
export const FORMAT_NAMES = [...FORMATS.map((format) => format.id), "pdf"];

/** Refuses what cannot work before anything is judged. */
export function checkFormat({ format, output, paper }: { format: string; output?: string; paper: string }): void {
  oneOf("--format", format, FORMAT_NAMES);
  oneOf("--paper", paper, PAPERS);
  if (format === "pdf" && (output === undefined || output === "-"))
    throw new Failure("A PDF goes to a file: name it with -o.");
}

export async function writeReport(
  io: Io,
  report: Report,
  { format, output, paper }: { format: string; output?: string; paper: string },
): Promise<void> {
  if (format === "pdf") return writePdf(io, report, output!, paper);
  const text = findFormat(format)!.render(report);
  await writeText(
    io,
    output,
    format === "text" && output === undefined && isPainted(io, io.stdout) ? paint(text) : text,
  );
}

async function writePdf(io: Io, report: Report, output: string, paper: string): Promise<void> {
  const browser = findPrinter(io.env["PATH"]);
  if (browser === undefined)
    throw new Failure(
      "There is no Chromium, Chrome or Edge here to print with. Write --format html and print that from any browser.",
    );
  let pdf: Uint8Array;
  try {
    pdf = await printToPdf(findFormat("html")!.render(report), { browser, paper: oneOf("--paper", paper, PAPERS) });
  } catch (error) {
    throw new Failure(`The PDF could not be created: ${error instanceof Error ? error.message : "printing failed"}`);
  }
  await writeText(io, output, pdf);
}
