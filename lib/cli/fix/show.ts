import { basename, join } from "node:path";
import type { FixedFile, makeFix } from "@/lib/core/exporters/fix/make-fix";
import { isShownWhole, showFile } from "@/lib/core/exporters/showing/show-file";
import { printDiff } from "@/lib/core/exporters/showing/unified-diff";
import { showHidden } from "@/lib/core/text/visible";
import { Failure } from "../exit";
import { writeText } from "../files";
import type { Io } from "../io";

/** Prints what the fix could not do, and what has to be done by hand. */
export function sayFix(io: Io, fix: ReturnType<typeof makeFix>): void {
  for (const problem of fix.problems) io.stderr.write(`${showHidden(problem)}\n`);
  fix.steps.forEach(({ text, code }, index) =>
    io.stderr.write(
      `${index + 1}. ${showHidden(text)}\n${(code ?? "")
        .split("\n")
        .filter(Boolean)
        .map((line) => `     ${showHidden(line)}\n`)
        .join("")}`,
    ),
  );
  if (fix.files.length === 0) io.stderr.write("None of this client's files needs to be changed.\n");
}

/** Prints the change to a file as a diff, under this name. */
export function printFile(io: Io, file: FixedFile, name: string): void {
  io.stdout.write(printDiff(showFile(file), file.before === null ? "/dev/null" : name, name));
  if (!isShownWhole(file))
    io.stderr.write(
      `${name}: values are masked in changed lines, so patch cannot apply this diff. Write the file with --output instead.\n`,
    );
}

/** Writes the changed file, or into a folder where `output` ends in a slash. */
export async function writeFiles(
  io: Io,
  output: string,
  files: readonly FixedFile[],
  nameOf: (file: FixedFile) => string,
): Promise<void> {
  const folder = output.endsWith("/");
  if (!folder && files.length > 1)
    throw new Failure(
      `There are ${files.length} files to write: ${files.map((file) => basename(nameOf(file))).join(", ")}. Name a folder, with a slash at its end.`,
    );
  for (const file of files) await writeText(io, folder ? join(output, basename(nameOf(file))) : output, file.after);
}
