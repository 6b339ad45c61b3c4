import { isCatalogue, isInside, isLoopback, ownerOf, type Address } from "../destinations/address";
import { roleOf, type ArgumentField } from "../destinations/arguments";
import { readCommand } from "../destinations/shell/read";
import type { Keyed, Memory } from "../memory";
import { bitOf } from "../policy";
import type { GuardedTool } from "../rules";
import { heardName, isAboutLinks } from "./heard";
import { heardSite } from "./named-sites";
import { isNamedPath, isNear } from "./paths";
import { subjectsOf } from "./places";
import { aboutUser, isSpokenOf, isDatabaseSpokenOf } from "./spoken";
import type { Writing } from "./writing";

/** Where the agent works, as the client says. */
export type Surroundings = { workspace?: string };

/** Whether what is read lies outside of what the user spoke of: another place, a file that holds secrets, a server not in play. */
export function isElsewhere(
  writing: Writing,
  tool: GuardedTool,
  fields: readonly ArgumentField[],
  { workspace }: Surroundings,
): boolean {
  const memory = writing.now;
  const { addresses, names, paths } = subjectsOf(fields.filter((field) => !isNotRead(field, tool)));
  const knows = (key: string): boolean => {
    const digest = writing.keyed(key);
    return [memory.heard, memory.sources, memory.own, memory.turnedTo].some((one) => one[digest] !== undefined);
  };
  const isKnown = (name: string): boolean => knows(`n:${name}`) || heardName(memory, name, writing.keyed) > 0;
  for (const { key, value } of fields)
    if (roleOf(key) === "command") {
      const { secrets, database } = readCommand(value);
      if (secrets || (database && !isDatabaseSpokenOf(value, memory, writing.keyed))) return true;
    }
  if (tool.openWeb && names.length + paths.length === 0)
    return addresses.some((address) => !isLoopback(address.host) && !isOnTheWay(address, memory, writing.keyed));
  if (addresses.length + names.length + paths.length > 0)
    return (
      addresses.some((address) => !isLoopback(address.host) && !knows(`h:${ownerOf(address)}`)) ||
      names.some((name) => !isKnown(name)) ||
      paths.some((path) => !isNear(path, tool, workspace) && !isNamedPath(path, memory, writing.keyed))
    );
  if (fields.some(({ key }) => roleOf(key) === "command")) return false;
  const queries = fields.flatMap((field) => aboutUser(field, memory, writing.keyed));
  if (queries.length > 0) return !queries.every(Boolean);
  const server = writing.keyed(`t:${tool.server}`);
  // What a browser shows of a page that the user named, or let be opened, is what they spoke of.
  const page = memory.pages[server];
  if (page && (page.chosen > 0 || memory.confirmed[page.owner] !== undefined)) return false;
  return memory.inPlay[server] === undefined && !isSpokenOf(tool, memory, writing.keyed);
}

const EGRESS = bitOf("egress");

/** Whom something is sent to is not where it is read from, and an account of one's own is no place of others. */
const isNotRead = ({ key }: ArgumentField, { bits }: GuardedTool): boolean =>
  roleOf(key) === "receiver" && ((bits & EGRESS) !== 0 || key.at(-1) === "account");

/** A page of the open web: one that the user named, a link of another page, or one by a link that the user spoke of. */
function isOnTheWay(address: Address, memory: Memory, keyed: Keyed): boolean {
  const owner = keyed(`h:${ownerOf(address)}`);
  if ([memory.heard, memory.sources, memory.own].some((one) => one[owner] !== undefined) || isCatalogue(address))
    return true;
  if (heardSite(memory, address, keyed)) return true;
  const whole = keyed(`u:${address.whole}`);
  const isLink =
    memory.links[whole] !== undefined || (memory.brought[whole] !== undefined && isAboutLinks({ memory, keyed }));
  return isLink && !isInside(address.host);
}
