import type { Mark, Scene } from "@/lib/core/model/scene";

const HEIGHT = 40;
const ARROW = 7;

/** A box with one or two lines of text in its middle; the first is the stronger one. */
export function box(x: number, y: number, width: number, lines: readonly string[], role = "node"): Mark[] {
  const height = heightOf(lines);
  const middle = y + height / 2 + 4.5 - (lines.length - 1) * 9;
  return [
    { shape: "rect", role, x, y, width, height, round: 8 },
    ...lines.map((text, at): Mark => ({
      shape: "text",
      role: at === 0 ? "text-strong" : "text-small",
      x: x + width / 2,
      y: middle + at * 18,
      text,
      anchor: "middle",
    })),
  ];
}

export const heightOf = (lines: readonly string[]): number => HEIGHT + (lines.length - 1) * 18;

/** An arrow to the right, or to the left if `to` is there. */
export function arrow(from: number, to: number, y: number): Mark[] {
  const back = to > from ? -ARROW : ARROW;
  return [
    { shape: "line", role: "link-on", x1: from, y1: y, x2: to + back, y2: y },
    { shape: "path", role: "arrow", d: `M${to} ${y}L${to + back} ${y - 5}L${to + back} ${y + 5}Z` },
  ];
}

/** An arrow downwards. */
export function arrowDown(x: number, from: number, to: number): Mark[] {
  return [
    { shape: "line", role: "link-on", x1: x, y1: from, x2: x, y2: to - ARROW },
    { shape: "path", role: "arrow", d: `M${x} ${to}L${x - 5} ${to - ARROW}L${x + 5} ${to - ARROW}Z` },
  ];
}

export function words(
  x: number,
  y: number,
  text: string,
  role = "text-small",
  anchor: "start" | "middle" = "start",
): Mark {
  return { shape: "text", role, x, y, text, anchor };
}

/** A finished picture. `description` tells the same to those who do not see it. */
export function picture(width: number, height: number, title: string, description: string, marks: Mark[]): Scene {
  return { width, height, title, description, marks };
}
