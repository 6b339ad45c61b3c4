import type { Numbered } from "../lexicon/numbered";
import type { Service } from "../lexicon/service";
import { Observations, explained, type Observation, type WantedFeatures } from "./observation";
import { features } from "./registry";
import { explanations } from "./memoize";
import { NEGLIGIBLE, TRAIT_IDS, type Trait } from "./service-traits";
import type { ToolContext } from "./tool-context";
import { SERVICE_IDS } from "./vocabulary";

const BEING = features("service", [SERVICE_IDS]);
const HAVING = features("service", [TRAIT_IDS]);

/** What kind of service the server is. */
export function serviceFeatures({ reading, traits }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  for (const kind of reading.profile.kinds)
    if (kind.share >= NEGLIGIBLE) found.addAll(being(kind.service), kind, kind.share);
  for (const { trait, share, kind } of traits) found.addAll(having(trait, kind.service), kind, share);
  return found.all();
}

const being = explanations((service: Numbered<Service>) => [
  explained(BEING.of(service.id), () => `The server looks like ${service.label}.`),
]);
const having = explanations((trait: Trait, service: Numbered<Service>) => [
  explained(HAVING.of(trait.id), () => `The server looks like ${service.label}, ${trait.words}.`),
]);
