import type { Syntax } from "../../importers/define";
import { readJsonc } from "../../text/jsonc";
import { readToml } from "../../text/toml";
import { readYaml } from "../../text/yaml";
import { editValue, isIdle, same, type Edit } from "./edit";
import { writeJson } from "./json/write-json";
import { writeToml } from "./write-toml";
import { writeYaml } from "./write-yaml";

const READERS = { json: readJsonc, toml: readToml, yaml: readYaml };
const WRITERS: Record<Syntax, (text: string, edit: Edit) => string> = {
  json: writeJson,
  toml: writeToml,
  yaml: writeYaml,
};

/** A text that holds nothing yet. */
const BLANK: Record<Syntax, string> = { json: "{}\n", toml: "", yaml: "" };

export type ParsedFile = { ok: true; value: unknown } | { ok: false; problem: string };

/** The value of a text; of an empty one, an empty value. */
export function openText(text: string, syntax: Syntax): ParsedFile {
  if (text.replace(/^\ufeff/, "").trim() === "") return { ok: true, value: {} };
  const parsed = READERS[syntax](text);
  if (!parsed.ok)
    return {
      ok: false,
      problem: `Line ${parsed.problem.line}, column ${parsed.problem.column}: ${parsed.problem.message}. Correct the file first.`,
    };
  return { ok: true, value: parsed.doc.value };
}

/**
 * A text with some values changed and everything else as it was: comments, order, spaces, line ends, byte-order mark. The result has been read again and means exactly what was asked for; otherwise a problem is returned and no text.
 */
export function applyEdits(
  text: string,
  syntax: Syntax,
  edits: readonly Edit[],
): { ok: true; text: string } | { ok: false; problem: string } {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const body = text.slice(mark.length);
  const before = openText(body, syntax);
  if (!before.ok) return before;
  const start = body.trim() === "" ? BLANK[syntax] : body;
  const real = edits.filter((edit) => !isIdle(before.value, edit));
  if (real.length === 0) return { ok: true, text };
  const wanted = real.reduce(editValue, before.value);
  const written = real.reduce((whole, edit) => WRITERS[syntax](whole, edit), start);
  const after = openText(written, syntax);
  if (!after.ok || !same(after.value, wanted))
    return {
      ok: false,
      problem:
        "This file is written in a way that Trefoil cannot change without touching the rest. Make the change by hand.",
    };
  return { ok: true, text: mark + written };
}
