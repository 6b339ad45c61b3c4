import type { Annotations, HintName } from "./model/tool";

/** What a client must take a hint for: as the server declared it, or as the specification says where it is silent. */
export type Hint = { value: boolean; declared: boolean };
export type Hints = Record<HintName, Hint>;

/** Revision 2026-07-28 of the specification, `ToolAnnotations`. */
const DEFAULTS: Record<HintName, boolean> = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };

/** The four hints of a tool. All of them are claims of the server, and a silent one claims nothing. */
export function readHints(annotations: Annotations | undefined): Hints {
  const read = (name: HintName): Hint => {
    const declared = annotations?.[name];
    return declared === undefined ? { value: DEFAULTS[name], declared: false } : { value: declared, declared: true };
  };
  return { readOnlyHint: read("readOnlyHint"), destructiveHint: read("destructiveHint"), idempotentHint: read("idempotentHint"), openWorldHint: read("openWorldHint") };
}
