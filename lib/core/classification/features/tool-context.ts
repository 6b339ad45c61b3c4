import type { Action } from "../lexicon/actions";
import type { Resource } from "../lexicon/resource";
import type { Service } from "../lexicon/service";
import type { Param } from "../parsing/params/param";
import type { Reading } from "../parsing/read";
import { freeParam, isSandboxed } from "./questions";
import { flowOf, type Flow } from "./flow";
import { wholeName } from "./place";
import type { ObservedPlace } from "./observation";
import { shapeOf, type Shape } from "./shapes";
import { traitShares, type TraitShare } from "./service-traits";

/** A tool as read, with what several groups of features need to know about it. */
export type ToolContext = {
  reading: Reading;
  shape: Shape;
  flow: Flow;
  does: Action["id"] | undefined;
  /** Whether it runs something, by its verb or by the word its first sentence opens with. */
  runs: boolean;
  about: Resource | undefined;
  /** The kind of service, when it is sure enough. */
  service: Service | undefined;
  /** What the kinds of service have in common, by how likely they are. */
  traits: readonly TraitShare[];
  /** Whether it looks enough like one of these kinds of service, the strongest or another. */
  serves: (...ids: string[]) => boolean;
  /** The first sentence of the description. */
  text: string;
  /** The first argument with one of these reaches into which the caller may write anything. */
  taking: (...roles: string[]) => Param | undefined;
};

/** From this share on a server is taken to be of a kind. */
const SURE = 0.2;

/**
 * The context of one tool, from which all groups of features are extracted. A question is answered from what is stored, unless a model or
 * the public answers it.
 */
export function toolContext(reading: Reading): ToolContext {
  const top = reading.profile.kinds[0];
  const service = top && top.share > SURE ? top.service : undefined;
  return {
    reading,
    shape: shapeOf(reading),
    flow:
      reading.action?.word === "ask" && (!service || service.holds === "account" || service.holds === "local")
        ? "gives"
        : flowOf(reading.action?.meaning),
    does: reading.action?.meaning.id,
    runs: reading.action?.meaning.id === "execute" || (reading.said?.meaning.id === "execute" && reading.said.at <= 1),
    about: reading.thing?.meaning,
    service,
    traits: traitShares(reading.profile.kinds),
    text: reading.plain.sentence,
    serves: (...ids) => reading.profile.kinds.some(({ service, share }) => share > SURE && ids.includes(service.id)),
    taking: (...roles) => freeParam(reading, ...roles),
  };
}

/** Whether it runs the caller's code in a closed environment. */
export const runsSandboxed = ({ runs, taking, reading }: ToolContext): boolean =>
  runs && taking("code") !== undefined && isSandboxed(reading);

/** Whether it runs a command or code of the caller, in whatever environment. */
export const runsAnyCode = ({ runs, taking }: ToolContext): boolean => runs && taking("command", "code") !== undefined;

/** Whether its server drives a browser. */
export const drivesBrowser = ({ service }: ToolContext): boolean => service?.id === "browser";

/** Whether its server drives the screen of a phone or of a desktop. */
export const drivesDevice = ({ service }: ToolContext): boolean => service?.id === "phone" || service?.id === "desktop";

/** Where an observation about a whole tool is shown: at the thing, otherwise at the words that reveal the service, otherwise at the verb. */
export function placeOfContext({ reading, service }: ToolContext): ObservedPlace {
  const { thing, action, profile } = reading;
  if (thing) return thing;
  const top = profile.kinds[0];
  if (top && service) return top;
  return action ? action : wholeName(reading);
}
