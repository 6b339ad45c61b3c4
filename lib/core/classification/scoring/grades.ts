import type { FeaturesByGroup } from "../features";
import {
  CONNECTS,
  OPENS_ANY_PAGE,
  OPENS_SOME_ADDRESS,
  RUNS_CODE,
  RUNS_COMMANDS,
  WORDS_TO_A_RECIPIENT,
} from "../features/capabilities";
import type { Feature } from "../features/feature";
import type { Leg } from "../../model/leg";
import type { Reading } from "../parsing/read";

/** What kind of thing a tool is about: all that its account can read when it runs anything, else what it acts on. */
export function dataOf(reading: Reading, features: FeaturesByGroup): { kind: string; label: string } | undefined {
  if (runsAnything(features)) return { kind: "command", label: "whatever its user can read" };
  const thing = reading.thing?.meaning;
  return thing && { kind: thing.id, label: thing.label };
}

function runsAnything(features: FeaturesByGroup): boolean {
  return features.capability.some(({ feature }) => feature === RUNS_COMMANDS || feature === RUNS_CODE);
}

/** How bad it is when the leg is there; the meaning of the numbers is in `model/verdict.ts`. */
export function gradeOf(leg: Leg, reading: Reading, features: FeaturesByGroup): 1 | 2 | 3 {
  const has = (...any: Feature[]) => features.capability.some(({ feature }) => any.includes(feature));
  const thing = reading.thing?.meaning;
  const service = reading.profile.kinds[0];
  const powerful = runsAnything(features);
  if (leg === "private") return clamp(powerful ? 3 : thing?.private || (service?.service.holds === "account" ? 2 : 1));
  if (leg === "untrusted")
    return clamp(
      powerful || has(OPENS_ANY_PAGE, OPENS_SOME_ADDRESS)
        ? 3
        : Math.max(thing?.writers ?? 0, thing ? 0 : (service?.service.writers ?? 0)) || 2,
    );
  const chosen =
    powerful ||
    has(OPENS_ANY_PAGE, OPENS_SOME_ADDRESS, CONNECTS) ||
    features.capability.some(({ feature }) => WORDS_TO_A_RECIPIENT.has(feature));
  return clamp(
    chosen ? 3 : Math.max(thing?.readers ?? 0, service && service.share > 0.3 ? service.service.readers : 0) || 2,
  );
}

function clamp(grade: number): 1 | 2 | 3 {
  return grade >= 3 ? 3 : grade === 2 ? 2 : 1;
}
