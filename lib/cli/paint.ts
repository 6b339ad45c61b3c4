import type { Io } from "./io";

const BOLD = ["\u001b[1m", "\u001b[22m"] as const;
const DIM = ["\u001b[2m", "\u001b[22m"] as const;

/** Whether a stream is a terminal that supports colours (no-color.org). */
export function isPainted({ env }: Io, stream: { isTTY?: boolean }): boolean {
  if (env["FORCE_COLOR"] && env["FORCE_COLOR"] !== "0") return true;
  return stream.isTTY === true && !env["NO_COLOR"] && env["TERM"] !== "dumb";
}

/** The text report with its headings bold and its small print dim. No meaning depends on it. */
export function paint(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, at) => {
      if (at === 0) return wrap(line, BOLD);
      const isHeading = lines[at - 1] === "" && line !== "" && lines[at + 1]?.startsWith("  ");
      if (isHeading) return wrap(line, BOLD);
      return line.startsWith("      ") ? wrap(line, DIM) : line;
    })
    .join("\n");
}

function wrap(line: string, [on, off]: readonly [string, string]): string {
  return line === "" ? line : `${on}${line}${off}`;
}
