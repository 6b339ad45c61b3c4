import { parseAddress, type Address } from "../destinations/address";
import { roleOf, type ArgumentField } from "../destinations/arguments";
import { findMentions } from "../destinations/mentions";
import { plainName } from "../destinations/plain";
import type { GuardedTool } from "../rules";
import { examineAddress } from "./address";
import type { Asking, Examined } from "./examined";
import { examineName, examineReceiver } from "./receiver";
import { examineThread } from "./thread";

/** Every receiver and address that the arguments name as such. */
export function directOf(
  tool: GuardedTool,
  fields: readonly ArgumentField[],
  flags: ReadonlyMap<string, boolean>,
  asking: Asking,
): (Examined & { address?: Address })[] {
  const found: (Examined & { address?: Address })[] = [];
  const threads: ArgumentField[] = [];
  const owner = fields.find(({ key }) => roleOf(key) === "owner")?.value;
  for (const field of fields) {
    const role = roleOf(field.key);
    const { value } = field;
    if (role === "receiver") found.push(...examineReceiver(value, asking));
    else if (role === "thread" || isAnswered(tool, field)) threads.push(field);
    else if (role === "other") found.push(...headersIn(field).flatMap((email) => examineReceiver(email, asking)));
    else if (role === "repository")
      found.push(
        inTheOpen(
          examineName(value.includes("/") || owner === undefined ? value : `${owner}/${value}`, asking),
          asking,
        ),
      );
    else if (role === "address") {
      const { addresses } = findMentions(value);
      const all = addresses.length > 0 ? addresses : [parseAddress(value)].filter((one) => one !== undefined);
      found.push(...all.map((address) => ({ ...examineAddress(address, asking), address })));
      if (all.length === 0) found.push({ provenance: "unknown", kind: "web address", shown: value, confirms: [] });
    }
  }
  // Money goes by the number of an account, whatever name stands beside it.
  if (found.some(({ kind }) => kind === "number")) return found.filter(({ kind }) => kind !== "place or person");
  return found.length > 0 ? found : threads.map((field) => examineThread(field, { fields, flags }, asking));
}

/** A tool that answers may call what it answers by nothing but an id. */
const isAnswered = ({ name }: GuardedTool, { key }: ArgumentField): boolean =>
  key.length === 1 && /^(?:id|uid|key|number)$/.test(key[0]!) && /(?:^|[^a-z])(?:reply|respond|answer)/i.test(name);

const ONE_LINE = /^(?:subject|title|name|topic|summary)$/;
const HEADER = /[\r\n][ \t]{0,20}(?:to|cc|bcc|reply-to)[ \t]{0,20}:([^\r\n]{0,1000})/gi;

/** Receivers that a line break smuggles into a field of one line: what sends it may take the next line for a header. */
const headersIn = ({ key, value }: ArgumentField): string[] =>
  ONE_LINE.test(key.at(-1) ?? "") ? [...value.matchAll(HEADER)].map(([, said]) => said!) : [];

/** Whether strangers can read a repository is not known: nothing goes there once something private was read that the user never spoke of. */
const inTheOpen = (found: Examined, { memory, allowed }: Asking): Examined =>
  found.provenance === "chosen" &&
  memory.elsewhere !== undefined &&
  !allowed.some((one) => plainName(one) === found.place) &&
  !found.confirms.some((digest) => memory.confirmed[digest] !== undefined)
    ? { ...found, provenance: "back" }
    : found;
