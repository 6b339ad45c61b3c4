import { parse, TomlError } from "smol-toml";
import type { Parsed } from "./doc";

/** Reads TOML. Lines are known for what has a `[header]` of its own, which is how clients write their servers. Never throws. */
export function readToml(text: string): Parsed {
  try {
    const body = text.replace(/^\ufeff/, "");
    const headers = headerLines(body);
    return { ok: true, doc: { value: parse(body, { maxDepth: 100 }), repeated: [], line: (path) => headers.get(JSON.stringify(path)) } };
  } catch (error) {
    if (!(error instanceof TomlError)) return { ok: false, problem: { line: 1, column: 1, message: "this cannot be read as TOML" } };
    // The first line of the message is the reason; the rest quotes the file.
    const reason = error.message.split("\n")[0]!.replace(/^Invalid TOML document: /, "");
    return { ok: false, problem: { line: error.line, column: error.column, message: `this is not TOML (${/["'`]/.test(reason) ? "unexpected text" : reason})` } };
  }
}

function headerLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  text.split("\n").forEach((line, index) => {
    const header = /^\s*\[([^[\]]+)\]\s*(#.*)?\r?$/.exec(line)?.[1];
    const keys = header?.match(/"[^"]*"|'[^']*'|[^.\s]+/g)?.map((key) => key.replaceAll(/^["']|["']$/g, ""));
    if (keys && !lines.has(JSON.stringify(keys))) lines.set(JSON.stringify(keys), index + 1);
  });
  return lines;
}
