import type { Reading } from "../../parsing/read";
import { names, verbOf } from "../questions";

/** Things of which outsiders read nothing, or no words. */
export const LABELS = new Set([
  "reaction",
  "tag",
  "mail-settings",
  "structure",
  "count",
  "command",
  "network-target",
  "configuration",
  "order",
  "prompt",
  "code-to-run",
  "device",
  "thought",
  "memory",
  "key-value",
]);

const DRAFT = /draft/i;
const SENDS = /send/i;
const SMALL = /label|reaction|folder|filter|mark|depend|archive|unpin|star(?:red)?(?:_|$)/i;

/** Labels, reactions, states and drafts: outsiders can read nothing of them, or no words. */
export function changesLittle(reading: Reading): boolean {
  const thing = reading.thing?.meaning.id ?? "";
  const { name } = reading.plain;
  const verb = verbOf(reading);
  if (verb === "send" && !LABELS.has(thing)) return false;
  if (DRAFT.test(name)) return !SENDS.test(name) && verb !== "publish";
  return LABELS.has(thing) || names(reading, "tag", "mail-settings", "reaction") || SMALL.test(name);
}
