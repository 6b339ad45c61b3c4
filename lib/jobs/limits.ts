import { inMemory } from "@/lib/limits/in-memory";
import { Limits } from "@/lib/limits/limits";
import { RULES, WINDOW } from "@/lib/limits/rules";
import { onPostgresql } from "@/lib/store/client";
import { countInDatabase } from "@/lib/store/rate-limits";

/** The limits of this installation: over all copies where there may be several, else in this process. */
export function openLimits(): Limits {
  if (!onPostgresql)
    return new Limits(
      RULES.filter(({ forTeams }) => !forTeams),
      (rule) => inMemory(rule),
    );
  return new Limits(RULES, ({ name, most }) => countInDatabase(name, most, WINDOW));
}
