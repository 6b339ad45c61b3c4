import { layOutInline, layOutToml, type TomlKey } from "../../text/toml-layout";
import { eolOf, indentOf, lineEnd, lineStart, listChange, same, splice, type Edit, type EditPath } from "./edit";

const key = (step: string | number): string =>
  /^[A-Za-z0-9_-]+$/.test(String(step)) ? String(step) : quote(String(step));

/** A basic string: TOML reads what JSON escapes, except for DEL and lone surrogates. */
const quote = (text: string): string => JSON.stringify(text).replaceAll("\u007f", "\\u007f");

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, member]) => `${key(name)} = ${write(member)}`)
      .join(", ")} }`;
  return typeof value === "string" ? quote(value) : String(value);
}

const startsWith = (path: EditPath, prefix: EditPath): boolean =>
  prefix.length <= path.length && prefix.every((step, at) => path[at] === step);

/** Changes one value of a TOML text; the rest of the text stays as it is, letter for letter. */
export function writeToml(text: string, { path, value }: Edit): string {
  const statements = layOutToml(text);
  const keys = statements.filter((one): one is TomlKey => one.kind === "key");
  const held = keys.find((one) => same(one.path, path));
  if (held && value === undefined) return dropLines(text, held);
  if (held) return replaceValue(text, held.valueStart, held.valueEnd, value);
  const inline = keys.find((one) => startsWith(path, one.path) && text[one.valueStart] === "{");
  if (inline) return editInline(text, inline.valueStart, inline.valueEnd, path.slice(inline.path.length), value);
  return value === undefined ? text : addKey(text, path, value);
}

function replaceValue(text: string, from: number, to: number, value: unknown): string {
  const items = text[from] === "[" && Array.isArray(value) ? layOutInline(text, from, to) : [];
  const was = items.map((item) => readText(text.slice(item.valueStart, item.valueEnd)));
  const turn = items.length > 0 && was.every((one) => one !== undefined) ? listChange(was, value) : undefined;
  if (!turn || turn.gone.length === items.length) return splice(text, [{ from, to, text: write(value) }]);
  const last = items.at(-1)!;
  const owned = text.slice(lineStart(text, last.start), last.start).trim() === "";
  const put = turn.added
    .map((item) => (owned ? `,${eolOf(text)}${indentOf(text, last.start)}` : ", ") + write(item))
    .join("");
  const removed = turn.gone.map((index) => {
    const next = items[index + 1];
    const previous = items.slice(0, index).findLast((_item, nth) => !turn.gone.includes(nth));
    if (next) return { from: items[index]!.start, to: next.start, text: "" };
    return { from: previous ? previous.valueEnd : items[index]!.start, to: items[index]!.valueEnd, text: "" };
  });
  // Ranges that touch become one, so that no comma is taken twice.
  const whole = removed
    .toSorted((a, b) => a.from - b.from)
    .reduce<{ from: number; to: number; text: string }[]>((list, one) => {
      const before = list.at(-1);
      if (before && one.from <= before.to) before.to = Math.max(before.to, one.to);
      else list.push({ ...one });
      return list;
    }, []);
  const atEnd = whole.find((one) => one.to >= last.valueEnd);
  if (put !== "" && atEnd) return splice(text, [{ from, to, text: write(value) }]);
  return splice(text, [...whole, ...(put === "" ? [] : [{ from: last.valueEnd, to: last.valueEnd, text: put }])]);
}

/** A string as written, without what only long texts need. */
function readText(written: string): string | undefined {
  if (/^'[^'\n]*'$/.test(written)) return written.slice(1, -1);
  if (!/^"(?:[^"\\\n]|\\.)*"$/.test(written) || written.startsWith('"""')) return undefined;
  try {
    return JSON.parse(written) as string;
  } catch {
    return undefined;
  }
}

function editInline(text: string, from: number, to: number, path: EditPath, value: unknown): string {
  const members = layOutInline(text, from, to);
  const held = members.find((member) => same(member.path, path));
  if (held && value !== undefined) return replaceValue(text, held.valueStart, held.valueEnd, value);
  if (held) {
    const index = members.indexOf(held);
    const previous = members[index - 1];
    const next = members[index + 1];
    return splice(text, [
      next
        ? { from: held.start, to: next.start, text: "" }
        : { from: previous ? previous.valueEnd : held.start, to: held.valueEnd, text: "" },
    ]);
  }
  if (value === undefined) return text;
  const deeper = members.find((member) => startsWith(path, member.path) && text[member.valueStart] === "{");
  if (deeper) return editInline(text, deeper.valueStart, deeper.valueEnd, path.slice(deeper.path.length), value);
  const last = members.at(-1);
  const put = `${path.map(key).join(".")} = ${write(value)}`;
  return splice(text, [
    last
      ? { from: last.valueEnd, to: last.valueEnd, text: `, ${put}` }
      : { from: from + 1, to: to - 1, text: ` ${put} ` },
  ]);
}

function dropLines(text: string, { start, valueEnd }: TomlKey): string {
  const end = text.indexOf("\n", valueEnd);
  return splice(text, [{ from: start, to: end === -1 ? text.length : end + 1, text: "" }]);
}

/** In its own table if there is one, beside dotted keys of the same table, or in a new table at the end. */
function addKey(text: string, path: EditPath, value: unknown): string {
  const eol = eolOf(text);
  const statements = layOutToml(text);
  const parent = path.slice(0, -1);
  const table = statements.findIndex((one) => one.kind === "table" && same(one.path, parent));
  const line = `${key(path.at(-1)!)} = ${write(value)}`;
  if (table !== -1) {
    const after = statements.slice(table + 1);
    const stop = after.findIndex((one) => one.kind === "table");
    const last = (stop === -1 ? after : after.slice(0, stop)).at(-1) ?? statements[table]!;
    const end = lineEnd(text, last.kind === "key" ? last.valueEnd : last.end);
    return splice(text, [{ from: end, to: end, text: `${eol}${indentOf(text, last.start)}${line}` }]);
  }
  const sibling = statements.findLast(
    (one): one is TomlKey => one.kind === "key" && one.table.length < parent.length && startsWith(one.path, parent),
  );
  if (sibling) {
    const end = lineEnd(text, sibling.valueEnd);
    return splice(text, [
      {
        from: end,
        to: end,
        text: `${eol}${indentOf(text, sibling.start)}${path.slice(sibling.table.length).map(key).join(".")} = ${write(value)}`,
      },
    ]);
  }
  const gap = text === "" ? "" : text.endsWith("\n") ? eol : eol + eol;
  return `${text}${gap}[${parent.map(key).join(".")}]${eol}${line}${eol}`;
}
