import type { Drift, DriftItem } from "@/lib/core/drift/drift";

const MARKS: Record<DriftItem["effect"], string> = { worse: "✖", better: "○", none: "·" };

/** Drift as lines: what makes it worse first, then what makes it better, then what changes no leg. */
export function sayDrift({ level, items }: Drift): string {
  if (items.length === 0) return `Nothing changed. The verdict is ${level.after}.\n`;
  const order: readonly DriftItem["effect"][] = ["worse", "better", "none"];
  const lines = order.flatMap((effect) =>
    items.filter((item) => item.effect === effect).map((item) => `${MARKS[effect]} ${item.what}\n`),
  );
  const worse = items.filter((item) => item.effect === "worse").length;
  const verdict = level.before === level.after ? `stays ${level.after}` : `went from ${level.before} to ${level.after}`;
  return `${lines.join("")}\n${items.length} ${items.length === 1 ? "change" : "changes"}, ${worse} of them worse. The verdict ${verdict}.\n`;
}
