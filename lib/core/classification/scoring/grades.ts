import type { FeaturesByGroup } from "../features";
import type { Leg } from "../../model/leg";
import type { Reading } from "../parsing/read";

/** What kind of thing a tool is about: all that its account can read when it runs anything, else what it acts on. */
export function dataOf(reading: Reading, features: FeaturesByGroup): { kind: string; label: string } | undefined {
  if (runsAnything(features)) return { kind: "command", label: "whatever its user can read" };
  const thing = reading.thing?.meaning;
  return thing && { kind: thing.id, label: thing.label };
}

function runsAnything(features: FeaturesByGroup): boolean {
  return features.capability.some(({ feature }) => feature.name === "runs commands" || feature.name === "runs code");
}

/** How bad it is when the leg is there; the meaning of the numbers is in `model/verdict.ts`. */
export function gradeOf(leg: Leg, reading: Reading, features: FeaturesByGroup): 1 | 2 | 3 {
  const has = (feature: string) => features.capability.some((observation) => observation.feature.name === feature);
  const thing = reading.thing?.meaning;
  const service = reading.profile.kinds[0];
  const powerful = runsAnything(features);
  if (leg === "private") return clamp(powerful ? 3 : thing?.private || (service?.service.holds === "account" ? 2 : 1));
  if (leg === "untrusted")
    return clamp(
      powerful || has("opens any page") || has("opens some address")
        ? 3
        : Math.max(thing?.writers ?? 0, thing ? 0 : (service?.service.writers ?? 0)) || 2,
    );
  const chosen =
    powerful ||
    has("opens any page") ||
    has("opens some address") ||
    has("connects to a host") ||
    features.capability.some((observation) => observation.feature.name.endsWith("words to a recipient"));
  return clamp(
    chosen ? 3 : Math.max(thing?.readers ?? 0, service && service.share > 0.3 ? service.service.readers : 0) || 2,
  );
}

function clamp(grade: number): 1 | 2 | 3 {
  return grade >= 3 ? 3 : grade === 2 ? 2 : 1;
}
