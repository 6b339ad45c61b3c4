/** A `[table]` header: its path, and where the text of its line stands. */
export type TomlTable = { kind: "table"; path: string[]; start: number; end: number };
/** A `key = value`: the full path with the table it stands in, and where the value stands. `start` is where its line begins. */
export type TomlKey = {
  kind: "key";
  path: string[];
  table: string[];
  start: number;
  valueStart: number;
  valueEnd: number;
};
export type TomlStatement = TomlTable | TomlKey;

/**
 * Where the statements of a TOML text stand, for naming lines and for changing single values. It expects a text that
 * has been parsed without complaint and looks no deeper than it must; arrays of tables end a table and are left out.
 */
export function layOutToml(text: string): TomlStatement[] {
  const statements: TomlStatement[] = [];
  let table: string[] | null = [];
  let at = text.startsWith("\ufeff") ? 1 : 0;
  while (at < text.length) {
    const start = at;
    at = skip(text, at, /[ \t]*/y);
    const char = text[at];
    if (char === "[") {
      const many = text[at + 1] === "[";
      const { path } = readPath(text, at + (many ? 2 : 1));
      table = many ? null : path;
      if (!many) statements.push({ kind: "table", path, start, end: lineEnd(text, at) });
    } else if (char !== undefined && char !== "#" && char !== "\n" && char !== "\r") {
      const { path, end } = readPath(text, at);
      const valueStart = skip(text, skip(text, end, /[ \t]*=?/y), /[ \t]*/y);
      const valueEnd = endOfValue(text, valueStart);
      if (table) statements.push({ kind: "key", path: [...table, ...path], table, start, valueStart, valueEnd });
      at = valueEnd;
    }
    at = lineEnd(text, at) + 1;
  }
  return statements;
}

function skip(text: string, at: number, what: RegExp): number {
  what.lastIndex = at;
  return what.test(text) ? what.lastIndex : at;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

/** A dotted key: bare words and quoted ones. */
function readPath(text: string, from: number): { path: string[]; end: number } {
  const part = /[ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([A-Za-z0-9_-]+))[ \t]*(\.?)/y;
  const path: string[] = [];
  let at = from;
  for (;;) {
    part.lastIndex = at;
    const found = part.exec(text);
    if (!found) return { path, end: at };
    path.push(found[1] === undefined ? (found[2] ?? found[3]!) : unescape(found[1]));
    at = part.lastIndex;
    if (found[4] === "") return { path, end: at };
  }
}

function unescape(text: string): string {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return text;
  }
}

/** Past a string or a comment that begins here; the place itself when none does. */
function pastQuoted(text: string, at: number): number {
  for (const quote of ['"""', "'''"]) {
    if (!text.startsWith(quote, at)) continue;
    let end = at + 3;
    while (end < text.length && !text.startsWith(quote, end)) end += quote === '"""' && text[end] === "\\" ? 2 : 1;
    end += 3;
    // Up to two more quotes belong to the text.
    while (text[end] === quote[0] && end < text.length) end++;
    return end;
  }
  return skip(text, at, /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*/y);
}

function endOfValue(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const char = text[at]!;
    if (char === "#" && depth === 0) break;
    if (char === "\n" && depth === 0) break;
    const past = pastQuoted(text, at);
    if (past > at) {
      at = past;
      continue;
    }
    if (char === "[" || char === "{") depth++;
    if (char === "]" || char === "}") depth--;
    at++;
  }
  return from + text.slice(from, at).trimEnd().length;
}

/** The members of an inline table or the items of an array, each with where it stands; `from` is the opening bracket. */
export function layOutInline(
  text: string,
  from: number,
  to: number,
): { path: string[]; start: number; valueStart: number; valueEnd: number }[] {
  const isTable = text[from] === "{";
  const members: { path: string[]; start: number; valueStart: number; valueEnd: number }[] = [];
  let at = from + 1;
  while (at < to - 1) {
    at = skip(text, at, /(?:[\s,]|#[^\n]*)*/y);
    if (at >= to - 1) break;
    const start = at;
    const { path, end } = isTable ? readPath(text, at) : { path: [], end: at };
    const valueStart = isTable ? skip(text, skip(text, end, /[ \t]*=?/y), /\s*/y) : at;
    let depth = 0;
    at = valueStart;
    while (at < to - 1) {
      const char = text[at]!;
      if ((char === "," || (char === "#" && !isTable)) && depth === 0) break;
      const past = pastQuoted(text, at);
      if (past > at) {
        at = past;
        continue;
      }
      if (char === "[" || char === "{") depth++;
      if (char === "]" || char === "}") depth--;
      at++;
    }
    if (at === start) break;
    members.push({ path, start, valueStart, valueEnd: valueStart + text.slice(valueStart, at).trimEnd().length });
  }
  return members;
}
