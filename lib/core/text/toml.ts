import { parse, TomlError } from "smol-toml";
import { PLACES_DEPTH, type Parsed } from "./doc";
import { layOutInline, layOutToml } from "./toml-layout";

/** Reads TOML. Lines are known for tables and keys, and for the members of an inline table. Never throws. */
export function readToml(text: string): Parsed {
  try {
    const body = text.replace(/^\ufeff/, "");
    const value = withNumbers(parse(body, { maxDepth: 100, integersAsBigInt: "asNeeded" }));
    const lines = linesOf(body);
    return { ok: true, doc: { value, repeated: [], line: (path) => lines.get(JSON.stringify(path)) } };
  } catch (error) {
    if (!(error instanceof TomlError))
      return { ok: false, problem: { line: 1, column: 1, message: "this cannot be read as TOML" } };
    // The first line of the message is the reason; the rest quotes the file.
    const reason = error.message.split("\n")[0]!.replace(/^Invalid TOML document: /, "");
    return {
      ok: false,
      problem: {
        line: error.line,
        column: error.column,
        message: `this is not TOML (${/["'`]/.test(reason) ? "unexpected text" : reason})`,
      },
    };
  }
}

/** Integers beyond 2^53 as the nearest number: TOML knows them, JSON does not, and none of them says how a server is reached. */
function withNumbers(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  for (const [key, member] of Object.entries(value))
    Object.defineProperty(value, key, {
      value: withNumbers(member),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return value;
}

/** The first line on which each table or key stands, down to the depth that is asked for. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  let counted = 0;
  const lineAt = (offset: number): number => {
    for (let next = text.indexOf("\n", counted); next !== -1 && next < offset; next = text.indexOf("\n", counted)) {
      line++;
      counted = next + 1;
    }
    return line;
  };
  const put = (path: string[], offset: number) => {
    for (let depth = 1; depth <= Math.min(path.length, PLACES_DEPTH); depth++) {
      const key = JSON.stringify(path.slice(0, depth));
      if (!lines.has(key)) lines.set(key, lineAt(offset));
    }
  };
  for (const statement of layOutToml(text)) {
    put(statement.path, statement.start);
    if (statement.kind === "key" && text[statement.valueStart] === "{")
      for (const member of layOutInline(text, statement.valueStart, statement.valueEnd))
        put([...statement.path, ...member.path], member.start);
  }
  return lines;
}
