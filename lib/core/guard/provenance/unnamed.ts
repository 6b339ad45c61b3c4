import { roleOf, type ArgumentField } from "../destinations/arguments";
import { plainName } from "../destinations/plain";
import { heardName, isTurnedTo } from "../remember/heard";
import type { GuardedTool } from "../rules";
import { CHOSEN, type Asking, type Call, type Examined } from "./examined";
import { clicked } from "./follow";

/** A call that names no receiver: a page that is open, a question to one fixed provider, or nobody knows whom. */
export function unnamed({ tool }: Call, fields: readonly ArgumentField[], asking: Asking): Examined {
  const { memory, keyed } = asking;
  const page = memory.pages[keyed(`t:${tool.server}`)];
  const confirms = [keyed(`t:${tool.id}`)];
  if (page) {
    const back = memory.sources[page.owner] !== undefined && memory.elsewhere !== undefined;
    // Who lets a page be opened has not agreed to what is typed there.
    const confirm = keyed(`p:${page.owner}`);
    const isConfirmed = memory.confirmed[confirm] !== undefined;
    const isChosen = page.chosen === 2 || isTurnedTo(memory, page.owner);
    const provenance = isConfirmed ? "chosen" : !isChosen ? "unknown" : back ? "back" : "chosen";
    return clicked({ provenance, kind: "page", confirms: [confirm] }, fields, asking);
  }
  if (tool.asksOnly || (tool.guests && isInOwnPlace(fields, asking))) return CHOSEN("fixed");
  const isConfirmed = memory.confirmed[confirms[0]!] !== undefined || isAskedFor(tool, fields, asking);
  return { provenance: isConfirmed ? "chosen" : "unknown", kind: "unnamed", confirms };
}

/** Words of tools' names that say nothing of what for. */
const VERBS = new Set(
  "create make add set get new send post put do run update generate to a the of for with by".split(" "),
);

/** The user asked for what the tool is called by, with the very files, and nothing private was read besides. */
function isAskedFor({ name }: GuardedTool, fields: readonly ArgumentField[], asking: Asking): boolean {
  const { memory, keyed } = asking;
  if (memory.elsewhere !== undefined || memory.full) return false;
  const words = name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "" && !VERBS.has(word));
  const isSaid = words.length > 0 && words.every((word) => memory.heard[keyed(`w:${word}`)] === 2);
  const things = fields.filter(({ key }) => roleOf(key) === "path" || THING.test(key.at(-1) ?? ""));
  return isSaid && things.every(({ value }) => isNamedThing(value, asking));
}

/** By all of its name, or by that of a file or folder without the way to it. */
const isNamedThing = (value: string, { memory, keyed }: Asking): boolean =>
  memory.heard[keyed(`n:${plainName(value)}`)] !== undefined ||
  heardName(memory, value.slice(value.lastIndexOf("/") + 1), keyed) > 0;

/** Keys of arguments that say which thing is meant. */
const THING = /^(?:ids?|uids?|uuids?|keys?|names?|numbers?|urls?|items?)$/;

/** A calendar that is named must be the user's word; else it is their own. */
const isInOwnPlace = (fields: readonly ArgumentField[], { memory, keyed }: Asking): boolean =>
  fields.every(
    ({ key, value }) =>
      !key.includes("calendar") || value === "primary" || memory.heard[keyed(`n:${plainName(value)}`)] !== undefined,
  );
