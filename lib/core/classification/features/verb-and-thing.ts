import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import { Observations, explained, type Observation, type WantedFeatures } from "./observation";
import type { Feature } from "./feature";
import { features } from "./registry";
import { FLOWS, flowOf, FLOW_WORDS } from "./flow";
import { explanations } from "./memoize";
import { traits } from "./things";
import type { ToolContext } from "./tool-context";
import { ACTION_IDS_OR_NONE, RESOURCE_IDS, RESOURCE_TRAITS } from "./vocabulary";

const THINGS_AND_TRAITS = [...RESOURCE_IDS, ...RESOURCE_TRAITS];
const DOING = features("verbAndThing", [FLOWS, RESOURCE_IDS]);
const DOING_TRAIT = features("verbAndThing", [FLOWS, RESOURCE_TRAITS]);
const VERB_TRAIT = features("verbAndThing", [ACTION_IDS_OR_NONE, RESOURCE_TRAITS]);
const SAID = features("verbAndThing", [FLOWS, ["said"], THINGS_AND_TRAITS]);
const NAMED = features("verbAndThing", [FLOWS, ["name", "sentence"], RESOURCE_IDS]);
const RETURNS = features("verbAndThing", [["returns"], THINGS_AND_TRAITS]);
const RETURNS_LATER = features("verbAndThing", [["later returns"], THINGS_AND_TRAITS], { scope: "rest" });

/** The verb and the thing together: reading a message is not sending one. */
export function verbAndThingFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { thing, saidThing } = reading;
  const action = reading.action?.meaning;
  if (thing) found.addAll(doing(action, thing.meaning), thing);
  if (saidThing) found.addAll(said(action, saidThing.meaning), saidThing);
  for (const match of reading.returned) found.addAll(returned(match.meaning), match);
  for (const match of reading.returnedLater) found.addAll(returnedLater(match.meaning), match);
  for (const match of reading.name.resources) found.addAll(inName(action, match.meaning), match);
  for (const match of reading.description.resources) found.addAll(inSentence(action, match.meaning), match);
  return found.all();
}

type Does = Numbered<Action> | undefined;
type Thing = Numbered<Resource>;

const sentence = (action: Does, thing: Thing, words?: string) => () =>
  `It ${action?.label ?? FLOW_WORDS[flowOf(action)]}: ${thing.label}${words === undefined ? "" : `, ${words}`}.`;

const doing = explanations((action: Does, thing: Thing) => [
  explained(DOING.of(flowOf(action), thing.id), sentence(action, thing)),
  ...traits(thing).flatMap(([trait, words]) =>
    [DOING_TRAIT.of(flowOf(action), trait), VERB_TRAIT.of(action?.id ?? "none", trait)].map((feature) =>
      explained(feature, sentence(action, thing, words)),
    ),
  ),
]);

const said = explanations((action: Does, thing: Thing) => [
  explained(SAID.of(flowOf(action), "said", thing.id), sentence(action, thing)),
  ...traits(thing).map(([trait, words]) =>
    explained(SAID.of(flowOf(action), "said", trait), sentence(action, thing, words)),
  ),
]);

const returning = (where: (word: string) => Feature) =>
  explanations((thing: Thing) => [
    explained(where(thing.id), () => `It says that it returns ${thing.label}.`),
    ...traits(thing).map(([trait, words]) =>
      explained(where(trait), () => `It says that it returns ${thing.label}, ${words}.`),
    ),
  ]);
const returned = returning((word) => RETURNS.of("returns", word));
const returnedLater = returning((word) => RETURNS_LATER.of("later returns", word));

const naming = (where: "name" | "sentence") =>
  explanations((action: Does, thing: Thing) => [
    explained(NAMED.of(flowOf(action), where, thing.id), sentence(action, thing)),
  ]);
const inName = naming("name");
const inSentence = naming("sentence");
