/** A path in a file: names of members, indices of items. */
export type EditPath = readonly (string | number)[];

/** Sets one value; `undefined` removes the member or item. Missing parents are created. */
export type Edit = { path: EditPath; value: unknown };

/** A change of a text: the characters from `from` to `to` become `text`. */
export type Splice = { from: number; to: number; text: string };

/** Makes all changes at once; two at the same place are made in order. */
export function splice(text: string, splices: readonly Splice[]): string {
  const made: string[] = [];
  let at = 0;
  for (const { from, to, text: put } of splices.toSorted((a, b) => a.from - b.from)) {
    made.push(text.slice(at, from), put);
    at = Math.max(at, to);
  }
  return made.join("") + text.slice(at);
}

/** Whether an edit removes what is not there. */
export function isIdle(value: unknown, { path, value: put }: Edit): boolean {
  if (put !== undefined) return false;
  return (
    path.reduce<unknown>(
      (inner, step) =>
        typeof inner === "object" && inner !== null && Object.hasOwn(inner, step)
          ? (inner as Record<string | number, unknown>)[step]
          : undefined,
      value,
    ) === undefined
  );
}

/** The value after an edit: the expectation for the changed text. */
export function editValue(value: unknown, { path, value: put }: Edit): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return put;
  if (Array.isArray(value)) {
    const items = [...value];
    if (rest.length === 0 && put === undefined) items.splice(Number(step), 1);
    else items[Number(step)] = editValue(items[Number(step)], { path: rest, value: put });
    return items;
  }
  const members: Record<string, unknown> = Object.assign(Object.create(null), typeof value === "object" ? value : {});
  if (rest.length === 0 && put === undefined) delete members[step];
  else members[step] = editValue(members[step], { path: rest, value: put });
  return members;
}

/** The difference of two lists of texts: what has to go (by its index) and what has to be appended; undefined when that is not enough. */
export function listChange(was: unknown, wanted: unknown): { gone: number[]; added: unknown[] } | undefined {
  if (!Array.isArray(was) || !Array.isArray(wanted)) return undefined;
  const gone: number[] = [];
  let at = 0;
  was.forEach((item, index) => {
    if (at < wanted.length && same(item, wanted[at])) at++;
    else gone.push(index);
  });
  return { gone, added: wanted.slice(at) };
}

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return Number.isNaN(a) && Number.isNaN(b);
  if (a instanceof Date || b instanceof Date) return String(a) === String(b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a).filter((key) => (a as Record<string, unknown>)[key] !== undefined);
  const others = Object.keys(b).filter((key) => (b as Record<string, unknown>)[key] !== undefined);
  return (
    keys.length === others.length &&
    keys.every(
      (key) => Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}

export const lineStart = (text: string, at: number): number => text.lastIndexOf("\n", at - 1) + 1;

/** The end of the line, before its line break. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  const stop = end === -1 ? text.length : end;
  return text[stop - 1] === "\r" && stop > at ? stop - 1 : stop;
}

/** The indentation of a line. */
export const indentOf = (text: string, at: number): string => /^[ \t]*/.exec(text.slice(lineStart(text, at)))![0];

export const eolOf = (text: string): string => (/\r\n/.test(text) ? "\r\n" : "\n");
