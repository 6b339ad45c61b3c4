import type { Feature, FeatureFields, FeatureGroupId } from "./feature";
import { FeatureKind, type Slots } from "./feature-kind";

/** What can be observed, by id and by name. */
const FEATURES: Feature[] = [];
const byName = new Map<FeatureGroupId, Map<string, Feature>>();
/** What may yet be created. */
const kinds = new Map<FeatureGroupId, FeatureKind<Slots>[]>();

/** The feature of this name, which is registered if it is new. */
function register(group: FeatureGroupId, name: string, fields: Partial<FeatureFields>): Feature {
  let registered = byName.get(group);
  if (!registered) byName.set(group, (registered = new Map()));
  const known = registered.get(name);
  if (known) return known;
  const made: Feature = {
    group,
    name,
    id: FEATURES.length,
    certainty: fields.certainty ?? "sure",
    scope: fields.scope ?? "opening",
    fitted: fields.fitted ?? true,
    pattern: fields.pattern ?? group === "word",
    summary: fields.summary ?? false,
  };
  FEATURES.push(made);
  registered.set(name, made);
  return made;
}

/**
 * A word that was learned from labelled tools, or a kind of words: those that have a weight when modules are loaded, and any word of a
 * labelled tool when weights are fitted. No word of a tool that is being judged is ever added.
 */
export const learnedFeature = (name: string): Feature => register("word", name, { pattern: !isOfKind(name) });

/** Whether a learned feature is a kind of words (`any KIND`): what such a word means, a person can follow. */
export const isOfKind = (name: string): boolean => name.includes(" any ");

/** Declares, when modules are loaded, which features there can be: every name made of a word from each slot, joined by blanks. */
export function features<const S extends Slots>(
  group: FeatureGroupId,
  slots: S,
  fields: Partial<FeatureFields> = {},
): FeatureKind<S> {
  const kind = new FeatureKind<S>(group, slots, fields, findFeature);
  kinds.set(group, [...(kinds.get(group) ?? []), kind as unknown as FeatureKind<Slots>]);
  return kind;
}

/** The feature of this name, once the modules of all groups are loaded. If two forms give the same name, the first counts. */
export function findFeature(group: FeatureGroupId, name: string): Feature | undefined {
  const known = byName.get(group)?.get(name);
  if (known) return known;
  const kind = kinds.get(group)?.find((one) => one.names(name));
  return kind && register(group, name, kind.fields);
}

/** How many features there are so far; each has a smaller id. */
export const countFeatures = (): number => FEATURES.length;
