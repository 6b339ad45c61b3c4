/** Configs keep their servers no deeper than this; remembering more places would cost memory for nothing. */
export const PLACES_DEPTH = 6;

/** A parsed file: its value, and the 1-based line on which the member or item at a path (of at most `PLACES_DEPTH` steps) begins. */
export type Doc = {
  value: unknown;
  line(path: readonly (string | number)[]): number | undefined;
  /** Duplicate members of one object; the later one counts, as in every JSON reader. */
  repeated: { path: (string | number)[]; line: number }[];
};

/** Where a text stops being readable, in plain words. It quotes nothing: the text may hold secrets. */
export type SyntaxProblem = { line: number; column: number; message: string };

export type Parsed = { ok: true; doc: Doc } | { ok: false; problem: SyntaxProblem };
