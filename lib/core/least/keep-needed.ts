import { OTHER, type PlacedTool } from "./placed";

/** A tool that stays, and why: a person marked it, or it finds what the argument `param` of another tool that stays takes. */
export type Kept = { id: string; why: "marked" | { for: string; param: string } };

/**
 * The marked tools and what they need to be usable: for every required id a tool of the server that finds or shows such
 * things. Among several it is one that stays anyway, else the one with the fewest legs (`legsOf` counts them), then the one with the fewest requirements of its own. Only tools that read are added; what no tool of the server provides is left to the caller.
 * In the order of the tools; linear in them.
 */
export function keepNeeded(
  placed: readonly PlacedTool[],
  marked: ReadonlySet<string>,
  legsOf: (id: string) => number,
): Kept[] {
  const finders = indexFinders(placed, legsOf);
  const kept = new Map<string, Kept>(
    placed.filter(({ id }) => marked.has(id)).map(({ id }) => [id, { id, why: "marked" }]),
  );
  const queue = placed.filter(({ id }) => marked.has(id));
  for (let at = 0; at < queue.length; at++) {
    const tool = queue[at]!;
    for (const { param, of } of tool.needs) {
      const told = (finders.get(of) ?? finders.get(of.slice(of.lastIndexOf(" ") + 1)) ?? []).filter(
        (finder) => finder !== tool,
      );
      if (told.length === 0 || (isFinder(tool) && tool.object === of) || told.some(({ id }) => kept.has(id))) continue;
      const [chosen] = told;
      kept.set(chosen!.id, { id: chosen!.id, why: { for: tool.id, param } });
      queue.push(chosen!);
    }
  }
  return placed.flatMap(({ id }) => kept.get(id) ?? []);
}

/** Whether a tool provides ids of its objects without needing one. */
function isFinder({ verb, kind, object, needs }: PlacedTool): boolean {
  return (
    kind === "reading" &&
    object !== OTHER &&
    (verb === "find" || (verb === "read" && !needs.some(({ of }) => of === object)))
  );
}

/** How many finders are kept for one kind of thing; more choice would not change the answer noticeably. */
const MOST_FINDERS = 50;

/** Finders by what they provide: the object itself, and its last words (`sip domain` also provides domains). The best come first. */
function indexFinders(placed: readonly PlacedTool[], legsOf: (id: string) => number): Map<string, PlacedTool[]> {
  const index = new Map<string, { tool: PlacedTool; rank: number }[]>();
  for (const tool of placed) {
    if (!isFinder(tool)) continue;
    const words = tool.object.split(" ");
    words.forEach((_, cut) => {
      const key = words.slice(cut).join(" ");
      // An exact name comes first, then finding before reading, few legs, few requirements.
      const rank =
        cut * 1e6 + (tool.verb === "find" ? 0 : 1e5) + legsOf(tool.id) * 1e3 + Math.min(tool.needs.length, 999);
      const known = index.get(key);
      if (known) known.push({ tool, rank });
      else index.set(key, [{ tool, rank }]);
    });
  }
  return new Map(
    [...index].map(([key, found]) => [
      key,
      found
        .sort((a, b) => a.rank - b.rank || (a.tool.id < b.tool.id ? -1 : 1))
        .slice(0, MOST_FINDERS)
        .map(({ tool }) => tool),
    ]),
  );
}
