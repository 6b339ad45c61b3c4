import { roleOf, type ArgumentField, type ArgumentRole } from "../destinations/arguments";
import { plainName } from "../destinations/plain";
import { RECORDED } from "../remember/authors";
import { isNamedPath } from "../remember/paths";
import { addressesOf, namesOf } from "../remember/writing";
import type { Asking, Examined } from "./examined";
import { examineName } from "./receiver";

type Around = { fields: readonly ArgumentField[]; flags: ReadonlyMap<string, boolean> };

/** A message that is answered: an answer goes to whoever wrote. */
export function examineThread(field: ArgumentField, around: Around, asking: Asking): Examined {
  const found = examineName(field.value, asking);
  if (found.provenance === "chosen" || around.fields.some(({ key }) => roleOf(key) === "receiver")) return found;
  const id = asking.keyed(`n:${plainName(field.value)}`);
  return isForWhoWrote(id, around, asking) ? { ...found, provenance: "chosen" } : found;
}

/**
 * It is by somebody who may get it anyway. Else the user asked for an answer and did not say another receiver, nothing private was read
 * besides what they spoke of, and nothing more goes along. Of what came with the message two things count, and only against it: it is by
 * somebody the user did not name, while another one is by somebody they did; or two people go by the name that the user spoke of.
 */
function isForWhoWrote(id: string, { fields, flags }: Around, asking: Asking): boolean {
  const { asks, elsewhere, full, brought } = asking.memory;
  const isRecorded = brought[id] === RECORDED;
  if (isRecorded && !full && isByKnown(id, asking)) return true;
  if (!asks || asks.addressed || elsewhere !== undefined || full) return false;
  if (fields.some((field) => takesMore(field) && !isNamedPath(field.value, asking.memory, asking.keyed))) return false;
  if (!asks.all && [...flags].some(([key, is]) => is && /\ball\b/.test(key))) return false;
  return asks.replies && !isByAnother(id, asking) && !hasNamesake(id, asking);
}

/** All who wrote it are of those that an administrator allows, or the user wrote their addresses and nothing private was read besides. */
function isByKnown(id: string, { memory, keyed, allowed }: Asking): boolean {
  const own = memory.authors[id] ?? [];
  const isAllowed = new Set(allowed.filter((one) => one.includes("@")).map((one) => keyed(`e:${one}`)));
  const isKnown = (one: string): boolean =>
    isAllowed.has(one) || (memory.elsewhere === undefined && memory.heard[one] === 2);
  return own.length > 0 && own.every((sender) => addressesOf(sender).some(isKnown));
}

/** What takes more with it; a file that the user named may go along. */
const MORE = new Set<ArgumentRole>(["address", "path", "command"]);
const takesMore = ({ key }: ArgumentField): boolean =>
  MORE.has(roleOf(key)) || key.some((word) => word.startsWith("attach"));

function isByAnother(id: string, { memory }: Asking): boolean {
  const isNamed = (words: readonly string[]): boolean => words.some((word) => memory.heard[word] !== undefined);
  const own = memory.authors[id] ?? [];
  return !own.every(isNamed) && Object.values(memory.authors).some((groups) => groups.some(isNamed));
}

/** Another message is by somebody of the same name at an address of another organisation: either may be the impostor of the other. */
function hasNamesake(id: string, { memory }: Asking): boolean {
  const senders = (key: string) =>
    (memory.authors[key] ?? []).flatMap((sender) => {
      const names = namesOf(sender).filter((word) => memory.heard[word] !== undefined);
      const addresses = addressesOf(sender);
      return names.length > 0 && addresses.length > 0 ? [{ names, addresses }] : [];
    });
  const own = senders(id);
  if (own.length === 0) return false;
  return Object.keys(memory.authors).some((other) =>
    senders(other).some((sender) =>
      own.some(
        ({ names, addresses }) =>
          sender.names.some((word) => names.includes(word)) && !sender.addresses.some((one) => addresses.includes(one)),
      ),
    ),
  );
}
