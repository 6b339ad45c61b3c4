import type { FeaturesByGroup } from "../features";
import type { Leg } from "../../model/leg";
import type { Reading } from "../parsing/read";

/** How bad it is when the leg is there; the meaning of the numbers is in `model/verdict.ts`. */
export function gradeOf(leg: Leg, reading: Reading, features: FeaturesByGroup): 1 | 2 | 3 {
  const has = (feature: string) => features.capability.some((observation) => observation.feature.name === feature);
  const thing = reading.thing?.meaning;
  const service = reading.profile.kinds[0];
  const powerful = has("runs commands") || has("runs code");
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
