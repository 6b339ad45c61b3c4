import { eolOf } from "../edit";

/** One level of indentation, as the file has it. */
export function unitOf(text: string): string {
  return /\n(\t+| +)\S/.exec(text)?.[1]?.replace(/^\t+$/, "\t") ?? "  ";
}

/** Characters up to which a list stands on one line. */
const LINE = 100;

/** A value as JSON text that begins at this indentation: lists that fit on a line and all that is `inline` on one line, the rest a member a line. */
export function writeValue(value: unknown, text: string, indent: string, inline: boolean): string {
  const short = writeInline(value);
  if (
    inline ||
    typeof value !== "object" ||
    value === null ||
    (Array.isArray(value) && short.length + indent.length < LINE)
  )
    return short;
  const unit = unitOf(text);
  const eol = eolOf(text);
  const inner = indent + unit;
  const parts = Array.isArray(value)
    ? value.map((item) => writeValue(item, text, inner, false))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${writeValue(member, text, inner, false)}`);
  if (parts.length === 0) return short;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}${eol}${parts.map((part) => inner + part).join(`,${eol}`)}${eol}${indent}${close}`;
}

function writeInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeInline).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${writeInline(member)}`);
    return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
  }
  return JSON.stringify(value);
}
