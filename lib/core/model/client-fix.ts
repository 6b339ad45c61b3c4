/** A file of a client on this machine that a fix can be written into. */
export type FixableFile = { role: "config" | "settings"; path: string; servers?: number };

/**
 * One line of a difference: kept, gone, come, or the heading of a hunk; `line` is its number in its own text, and an `open` one has no line break at its end.
 */
export type DiffLine = { kind: "kept" | "gone" | "come" | "heading"; text: string; line: number; open?: true };

/** One changed file, as it may be shown. */
export type ShownFile = {
  role: "config" | "settings" | "policy" | "agent";
  place: string;
  isSnippet: boolean;
  isNew: boolean;
  diff: DiffLine[];
};

/** A fix as a page shows it: changes with values covered, steps by hand, and what could not be done. */
export type ShownFix = { files: ShownFile[]; steps: { text: string; code?: string }[]; problems: string[] };
