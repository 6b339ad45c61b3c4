import { showHidden } from "./visible";

/** A spreadsheet takes a cell that begins with one of these for a formula, also behind spaces; an apostrophe stops it. */
const FORMULA = /^\s*[=+\-@|%\uff0b\uff0d\uff1d\uff20]/;

/** One cell of a table for spreadsheets (RFC 4180): hidden characters are shown, and nothing can become a formula. */
export function csvCell(value: string | number | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = showHidden(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;'\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
