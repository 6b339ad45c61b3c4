import { roleOf, type ArgumentField, type ArgumentRole } from "../destinations/arguments";
import { plainName } from "../destinations/mentions";
import type { Asking, Examined } from "./examined";
import { examineName } from "./receiver";

/**
 * A message that is answered. An answer that the user asked for goes to whoever wrote, as long as nothing private was read besides what the
 * user spoke of, and the user did not say another receiver. Of what came with the message only one thing counts, and only against it: it is by
 * somebody the user did not name, while another one is by somebody the user did.
 */
export function examineThread(
  field: ArgumentField,
  { fields, flags }: { fields: readonly ArgumentField[]; flags: ReadonlyMap<string, boolean> },
  asking: Asking,
): Examined {
  const found = examineName(field.value, asking);
  const { asks, elsewhere, full } = asking.memory;
  if (found.provenance === "chosen" || !asks?.replies || asks.addressed || elsewhere !== undefined || full)
    return found;
  if (fields.some(({ key }) => MORE.has(roleOf(key)) || key.some((word) => word.startsWith("attach")))) return found;
  if (!asks.all && [...flags].some(([key, is]) => is && /\ball\b/.test(key))) return found;
  return isByAnother(field.value, asking) ? found : { ...found, provenance: "chosen" };
}

/** What goes to somebody else besides, or takes more with it. */
const MORE = new Set<ArgumentRole>(["receiver", "address", "path", "command"]);

function isByAnother(id: string, { memory, keyed }: Asking): boolean {
  const isNamed = (words: readonly string[]): boolean => words.some((word) => memory.heard[word] !== undefined);
  const own = memory.authors[keyed(`n:${plainName(id)}`)] ?? [];
  return !own.every(isNamed) && Object.values(memory.authors).some((groups) => groups.some(isNamed));
}
