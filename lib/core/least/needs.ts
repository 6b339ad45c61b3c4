import type { Param } from "../classification/parsing/params/param";
import { bare } from "./read-name";
import { singular } from "./singular";

/** Something that a caller must know before a tool can be used: the argument, and what it is the id of. */
export type NeededArgument = { param: string; of: string };

const IDS = new Set("id ids key keys sid sids uuid uuids guid gid iid slug arn urn".split(" "));

/** The required arguments that take the id of something: `project_id` of a project, a bare `id` of what the tool acts on. */
export function ownNeeds(params: readonly Param[], object: string): NeededArgument[] {
  return params.flatMap(({ name, words, required }): NeededArgument[] => {
    const read = words.map(({ start, end }) => name.slice(start, end).toLowerCase());
    if (!required || !IDS.has(read.at(-1) ?? "")) return [];
    const of = bare(read.slice(0, -1)).map(singular).join(" ");
    return [{ param: name, of: of === "" ? object : of }];
  });
}
