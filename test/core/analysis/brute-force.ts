import { LEGS, type Leg } from "@/lib/core/model/leg";
import type { Session, SessionTool, Stance } from "@/lib/core/model/session";

/** What is on, in no particular order. */
export function toolsOn(session: Session): SessionTool[] {
  return session.servers.filter((server) => !server.off).flatMap((server) => server.tools.filter((tool) => !tool.off));
}

export function holds(tool: SessionTool, leg: Leg, stance: Stance): boolean {
  const { verdict } = tool.classification[leg];
  return verdict === "yes" || (verdict === "possible" && stance === "cautious");
}

export function covered(tools: readonly SessionTool[], stance: Stance): Leg[] {
  return LEGS.filter((leg) => tools.some((tool) => holds(tool, leg, stance)));
}

export function isLethal(tools: readonly SessionTool[], stance: Stance): boolean {
  return covered(tools, stance).length === 3;
}

/** Every subset, as lists. */
export function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]]);
}

/** The subsets that are lethal and of which no proper part is, by trying them all. */
export function minimalLethal<T>(items: readonly T[], lethal: (set: readonly T[]) => boolean): T[][] {
  return subsets(items).filter(
    (set) => lethal(set) && set.every((_, at) => !lethal(set.filter((_, other) => other !== at))),
  );
}

/** The cheapest removable sets without which nothing is lethal, inclusion-minimal, by trying every set. */
export function cheapestCuts<T>(
  items: readonly T[],
  lethal: (set: readonly T[]) => boolean,
  cost: (item: T) => number,
  mayGo: (item: T) => boolean,
): { cost: number; sets: T[][] } {
  const total = (set: readonly T[]): number => set.reduce((sum, item) => sum + cost(item), 0);
  const working = subsets(items.filter(mayGo)).filter((set) => !lethal(items.filter((item) => !set.includes(item))));
  const least = Math.min(...working.map(total));
  const cheapest = working.filter((set) => total(set) === least);
  return {
    cost: least,
    sets: cheapest.filter(
      (set) => !cheapest.some((other) => other.length < set.length && other.every((item) => set.includes(item))),
    ),
  };
}

/** The fewest parts into which the items can be laid so that none is lethal; only for items that are harmless alone. */
export function fewestParts<T>(items: readonly T[], lethal: (set: readonly T[]) => boolean): number {
  const lay = (at: number, parts: T[][]): number => {
    if (at === items.length) return parts.length;
    const item = items[at]!;
    let least = Infinity;
    parts.forEach((part, place) => {
      const grown = [...part, item];
      if (!lethal(grown))
        least = Math.min(
          least,
          lay(
            at + 1,
            parts.map((one, other) => (other === place ? grown : one)),
          ),
        );
    });
    return Math.min(least, parts.length < 3 ? lay(at + 1, [...parts, [item]]) : Infinity);
  };
  return lay(0, []);
}

export function canonical(sets: readonly (readonly string[])[]): string[] {
  return sets.map((set) => JSON.stringify([...set].sort())).sort();
}
