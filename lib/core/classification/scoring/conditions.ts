import { flowOf } from "../features/flow";
import { perLeg, type Leg } from "../../model/leg";
import type { Reading } from "../parsing/read";

/**
 * On what a leg depends, by the ids of the resources that a tool acts on. What is only `of writing` is not left open by a tool that
 * gives something back: others read what is written.
 */
type Dependence = readonly [resources: string, condition: string, of?: "of writing"];

/** First match wins. */
const CONDITIONS: Record<Leg, readonly Dependence[]> = {
  private: [
    ["web-page mail-of-browser screen", "if the browser is signed in somewhere"],
    ["quota count", "if the use of the key or its counts are not public"],
    ["workflow deployment pipeline", "if the status of a job says something internal"],
    ["repository file source-code pull-request issue", "if what it opens is not public"],
    ["generated prompt", "if the model was given something private before"],
  ],
  untrusted: [
    [
      "file folder document spreadsheet attachment source-code notebook",
      "if a file came from outside, as a download or a clone does",
    ],
    ["memory note thought prompt", "if what was stored came from outside"],
    ["row table document-store key-value vector queue dataset-own", "if outsiders can write into the data"],
    [
      "wiki-page doc project task board-item channel message calendar whiteboard design",
      "if guests or outsiders can write into it",
    ],
    ["customer deal order invoice form-response", "if customers fill in the records themselves"],
    ["generated", "if the text that a model writes follows text from outside"],
    ["log trace alert alarm metric", "if it records what outsiders sent"],
    ["catalogue place chain trial", "if the catalogue takes entries from outsiders"],
  ],
  egress: [
    [
      "task project board-item wiki-page doc document spreadsheet customer deal order product-own campaign note comment",
      "if people outside the organisation can read the records",
      "of writing",
    ],
    [
      "compute container object-store network dns access deployment site-own",
      "if the resource can be reached from outside",
    ],
    ["row table document-store", "if statements may reach out of the database"],
    ["workflow code-to-run command notebook pipeline webhook", "if the job can reach the network"],
    ["message channel mail", "if the channel is shared with guests", "of writing"],
    ["device mobile-app", "if the device passes it on"],
  ],
};

/** What stands at an address. */
const OPENED = new Set(["web-page", "search-result", "download", "news", "webhook", "documentation", "network-target"]);

const DEFAULTS: Record<Leg, string> = {
  private: "if the service is not open to everybody",
  untrusted: "if somebody outside can write into what it returns",
  egress: "if somebody outside can read what it is given",
};

const BY_THING = perLeg(
  (leg) =>
    new Map(
      [...CONDITIONS[leg]]
        .reverse()
        .flatMap((dependence) => dependence[0].split(" ").map((resource) => [resource, dependence] as const)),
    ),
);

/** A call that opens any address may open one of the owner's own network. */
function reachesInwards({ params, profile, thing }: Reading): boolean {
  if (thing && !OPENED.has(thing.meaning.id)) return false;
  if (profile.kinds.some(({ service, share }) => share > 0.2 && service.id === "browser")) return false;
  return params.some((param) => param.free && param.roles.some(({ id }) => id === "url" || id === "host"));
}

/** The condition in words under which a possible leg is there. */
export function conditionOf(leg: Leg, reading: Reading): { condition: string; particular: boolean } {
  if (leg === "private" && reachesInwards(reading))
    return { condition: "if it can reach your own network", particular: true };
  const dependence = reading.thing && BY_THING[leg].get(reading.thing.meaning.id);
  if (dependence === undefined) return { condition: DEFAULTS[leg], particular: false };
  const [, condition, of] = dependence;
  const onlyReads = of === "of writing" && flowOf(reading.action?.meaning) === "gives";
  return { condition, particular: !onlyReads };
}
