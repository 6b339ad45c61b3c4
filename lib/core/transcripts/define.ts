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
/** Calls beyond these are not taken, and that is said. */
export const MOST_CALLS = 5_000;
/** Problems beyond these are counted. */
export const MOST_PROBLEMS = 50;
/** Longer names are cut; no client allows half of it. */
export const LONGEST_NAME = 300;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

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
