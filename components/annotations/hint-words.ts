import type { HintName } from "@/lib/core/model/tool";

/** How people read a hint in a heading. */
export const HINT_WORDS: Record<HintName, string> = {
  readOnlyHint: "Read-only",
  destructiveHint: "Destructive",
  idempotentHint: "Idempotent",
  openWorldHint: "Open world",
};
