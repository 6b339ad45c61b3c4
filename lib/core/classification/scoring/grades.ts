import type { FeaturesByGroup } from "../features";
import { RUNS_CODE, RUNS_COMMANDS } from "../features/capabilities/execution";
import { CONNECTS, OPENS_ANY_PAGE, OPENS_SOME_ADDRESS } from "../features/capabilities/addresses";
import { WORDS_TO_A_RECIPIENT } from "../features/capabilities/recipients";
import { admittedGrade } from "../features/claims";
import type { Feature } from "../features/feature";
import type { Leg } from "../../model/leg";
import type { Resource } from "../lexicon/resource";
import type { Service } from "../lexicon/service";
import type { Reading } from "../parsing/read";

/** What kind of thing a tool is about: all that its account can read when it runs anything, else what it acts on. */
export function dataOf(reading: Reading, features: FeaturesByGroup): { kind: string; label: string } | undefined {
  if (runsAnything(features)) return { kind: "command", label: "whatever its user can read" };
  const thing = reading.thing?.meaning;
  if (thing) return { kind: thing.id, label: thing.label };
  return serviceOf(reading)?.id === "browser" ? BROWSER : undefined;
}

const BROWSER = { kind: "browser", label: "what the logins of the browser open" };

/** What a server is plainly of. */
function serviceOf({ profile }: Reading): Service | undefined {
  const [first] = profile.kinds;
  return first && first.share > PLAINLY ? first.service : undefined;
}
const PLAINLY = 0.3;

/** Things that every kind of service has, so that who can write and read them depends on the service. */
const ANYWHERE = new Set(["issue", "comment", "pull-request", "commit", "log", "attachment", "notification", "row"]);

/** The grade of a thing where it stands: among people who were let in, nothing is written or read by just anyone. */
function gradeThere(grade: number, thing: Resource, service: Service | undefined, of: "writers" | "readers"): number {
  return service && ANYWHERE.has(thing.id) && service[of] < grade ? Math.max(grade - 1, service[of]) : grade;
}

function runsAnything(features: FeaturesByGroup): boolean {
  return features.capability.some(({ feature }) => feature === RUNS_COMMANDS || feature === RUNS_CODE);
}

/** How bad it is when the leg is there; the meaning of the numbers is in `model/verdict.ts`. */
export function gradeOf(leg: Leg, reading: Reading, features: FeaturesByGroup): 1 | 2 | 3 {
  const has = (...any: Feature[]) => features.capability.some(({ feature }) => any.includes(feature));
  const thing = reading.thing?.meaning;
  const service = serviceOf(reading);
  const known = reading.profile.kinds[0]?.service;
  const powerful = runsAnything(features);
  if (leg === "private")
    return clamp(
      powerful ? 3 : Math.max(thing?.private || (known?.holds === "account" ? 2 : 1), admittedGrade(reading.tool)),
    );
  if (leg === "untrusted")
    return clamp(
      powerful || has(OPENS_ANY_PAGE, OPENS_SOME_ADDRESS)
        ? 3
        : (thing ? gradeThere(thing.writers, thing, service, "writers") : (known?.writers ?? 0)) || 2,
    );
  const chosen =
    powerful ||
    has(OPENS_ANY_PAGE, OPENS_SOME_ADDRESS, CONNECTS) ||
    features.capability.some(({ feature }) => WORDS_TO_A_RECIPIENT.has(feature));
  return clamp(
    chosen ? 3 : Math.max(thing ? gradeThere(thing.readers, thing, service, "readers") : 0, service?.readers ?? 0) || 2,
  );
}

function clamp(grade: number): 1 | 2 | 3 {
  return grade >= 3 ? 3 : grade === 2 ? 2 : 1;
}
