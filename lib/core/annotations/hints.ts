import type * as z from "zod";
import { HINTS, type DeclaredHintsSchema, type Annotations, type HintName } from "../model/tool";

/**
 * What a client must take a hint for: as the server declared it, or as the specification says where it is silent. `wrong` is a value that is neither true nor false, as JSON: it is declared, but every client treats it as missing.
 */
export type Hint = { value: boolean; declared: boolean; wrong?: string };
export type Hints = Record<HintName, Hint>;

/** Revision 2026-07-28 of the specification, `ToolAnnotations`. */
const DEFAULTS: Record<HintName, boolean> = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};
/** How much of a wrong value is kept, in UTF-16 units. */
const LONGEST = 80;

/** The four hints of a tool. All of them are claims of the server, and a silent one claims nothing. */
export function readHints(annotations: Annotations | undefined): Hints {
  const read = (name: HintName): Hint => {
    const value = annotations?.[name];
    if (typeof value === "boolean") return { value, declared: true };
    return {
      value: DEFAULTS[name],
      declared: false,
      ...(value !== undefined && { wrong: (JSON.stringify(value) ?? "").slice(0, LONGEST) }),
    };
  };
  return {
    readOnlyHint: read("readOnlyHint"),
    destructiveHint: read("destructiveHint"),
    idempotentHint: read("idempotentHint"),
    openWorldHint: read("openWorldHint"),
  };
}

/** Only what a server declares for a tool. */
export type DeclaredHints = z.infer<typeof DeclaredHintsSchema>;

export function declaredOf(annotations: Annotations | undefined): DeclaredHints {
  const hints = readHints(annotations);
  return Object.fromEntries(HINTS.flatMap((name) => (hints[name].declared ? [[name, hints[name].value]] : [])));
}
