import { showHidden } from "../../text/visible";

/** Text that is HTML already. Only the `html` template and `trusted` make one. */
export class Markup {
  constructor(readonly text: string) {}
}

type Value = Markup | string | number | false | null | undefined | readonly Value[];

/** The only way into a page: every value is escaped and stripped of hidden characters unless it is `Markup` itself. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + write(values[index - 1]) + part));
}

/** Markup made by our own code, which escapes it itself (pictures, style sheets). Never for anything that was read. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function write(value: Value): string {
  if (value === undefined || value === null || value === false) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(write).join("");
  return escapeHtml(String(value));
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};

/** Safe as text and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return showHidden(text).replace(/[&<>"'`]/g, (char) => ENTITIES[char]!);
}
