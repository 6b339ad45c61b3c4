import { levelOf, type CompositionLevel } from "./lethal";
import { together, type HeldLegs } from "./member";

/** What some servers amount to together. `within` when fewer of them already do, so that the others add nothing. */
export type CompositionCell = { level: CompositionLevel; within: boolean };

export function cellOf(host: HeldLegs, ...members: readonly HeldLegs[]): CompositionCell {
  const level = levelOf(together(host, ...members));
  if (level === "safe") return { level, within: false };
  const within = members.some((_, left) => {
    const fewer = levelOf(together(host, ...members.filter((__, at) => at !== left)));
    return fewer === level || fewer === "confirmed";
  });
  return { level, within };
}
