import { isRecord } from "../text/is-record";
/** One call as a client recorded it: the name only. Arguments and results are never kept. */
export type RecordedCall = {
  /** As the client writes it: `mcp__github__list_issues`, `Bash`. */
  name: string;
  /** The server, when the record names it apart from the tool. */
  server?: string;
};

/** `line` counts from 1 and is there when the format has lines. */
export type TranscriptProblem = { line?: number; message: string };

/** What could be read, in the order of the calls, and what could not. */
export type Transcript = { calls: RecordedCall[]; problems: TranscriptProblem[] };

export type TranscriptReader = {
  id: string;
  label: string;
  /** Whether a text looks like this format, judged by its first objects. */
  recognises: (first: Record<string, unknown>) => boolean;
  read: (text: string) => Transcript;
};

/** In characters. A longer file is refused, not cut: a walk without its end would look safer than it was. */
export const LONGEST_TRANSCRIPT = 50_000_000;
/** A recording has long lines; a file of more than these is something else. */
const MOST_LINES = 500_000;
/** With more unreadable lines than these it is no recording, and what could be read of it would mislead. */
const MOST_BROKEN_LINES = 1_000;
/** Calls beyond these are not taken, and that is said. */
export const MOST_CALLS = 5_000;
/** Problems beyond these are counted. */
export const MOST_PROBLEMS = 50;
/** Longer names are cut; no client allows half of it. */
export const LONGEST_NAME = 300;

/** Undefined instead of an exception. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function nameOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, LONGEST_NAME) : undefined;
}

/** The objects of a text of JSON lines, with the number of each line; `missed` says what an unreadable line may have held. Undefined when the text is no such thing. */
export function readObjects(
  text: string,
  missed: string,
  problems: TranscriptProblem[],
): { line: number; value: Record<string, unknown> }[] | undefined {
  const objects: { line: number; value: Record<string, unknown> }[] = [];
  let broken = 0;
  for (let start = 0, line = 1; start < text.length; line++) {
    if (line > MOST_LINES)
      return refuse(problems, `It has more than ${MOST_LINES.toLocaleString("en-GB")} lines, so it was not read.`);
    const end = text.indexOf("\n", start);
    const said = text.slice(start, end < 0 ? undefined : end).trim();
    start = end < 0 ? text.length : end + 1;
    if (said === "") continue;
    const value = said.startsWith("{") || said.startsWith("[") ? parseJson(said) : undefined;
    if (isRecord(value)) objects.push({ line, value });
    else if (++broken > MOST_BROKEN_LINES)
      return refuse(
        problems,
        `More than ${MOST_BROKEN_LINES.toLocaleString("en-GB")} of its lines are not JSON objects, so it was not read.`,
      );
    else problems.push({ line, message: `This line is not a JSON object; ${missed} in it is missed.` });
  }
  return objects;
}

function refuse(problems: TranscriptProblem[], message: string): undefined {
  problems.unshift({ message });
}
