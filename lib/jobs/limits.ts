import { inMemory } from "@/lib/limits/in-memory";
import { RateLimits } from "@/lib/limits/limits";
import { RULES, WINDOW } from "@/lib/limits/rules";
import { onPostgresql } from "@/lib/store/client";
import { countInDatabase } from "@/lib/store/rate-limits";

/** The limits of this installation: over all copies where there may be several, else in this process. */
export function openLimits(): RateLimits {
  if (!onPostgresql)
    return new RateLimits(
      RULES.filter(({ forTeams }) => !forTeams),
      (rule) => inMemory(rule),
    );
  return new RateLimits(RULES, ({ name, most }) => countInDatabase(name, most, WINDOW));
}
