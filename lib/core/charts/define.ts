import type { Leg } from "../model/leg";
import { LEG_WORDS } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import type { VerdictWord } from "../model/verdict";
import { joinWords } from "../text/join-words";

export type Size = { width: number; height: number };

/** Two decimals: more would differ between machines and not be visible. */
function round(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}

/** A finished picture: every number rounded. */
export function closeScene(scene: Scene): Scene {
  const rounded = (mark: Mark): Mark =>
    Object.fromEntries(
      Object.entries(mark).map(([key, value]) => [key, typeof value === "number" ? round(value) : value]),
    ) as Mark;
  return { ...scene, width: round(scene.width), height: round(scene.height), marks: scene.marks.map(rounded) };
}

/**
 * The numbers of a path, rounded, between its commands: `path`M${x} ${y}L…``. Not `d3.path`: it has no `H`, `V` or relative
 * commands, and a path written as in the specification of SVG is easier to read than calls.
 */
export function path(commands: TemplateStringsArray, ...numbers: number[]): string {
  return commands.reduce(
    (text, command, at) => text + command + (at < numbers.length ? String(round(numbers[at]!)) : ""),
    "",
  );
}

/** The same marks, moved. Paths are those of our own charts: absolute, except for the dots of a pattern. */
export function move(marks: readonly Mark[], dx: number, dy: number): Mark[] {
  return marks.map((mark): Mark => {
    if (mark.shape === "path") return { ...mark, d: movePath(mark.d, dx, dy) };
    if (mark.shape === "line")
      return { ...mark, x1: mark.x1 + dx, y1: mark.y1 + dy, x2: mark.x2 + dx, y2: mark.y2 + dy };
    return { ...mark, x: mark.x + dx, y: mark.y + dy };
  });
}

function movePath(d: string, dx: number, dy: number): string {
  return d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const moved = numbers.map((value, at) => {
      if (command === "H") return value + dx;
      if (command === "V") return value + dy;
      // Of an arc only the end is a place.
      if (command === "A") return at % 7 === 5 ? value + dx : at % 7 === 6 ? value + dy : value;
      return command === "h" || command === "v" ? value : value + (at % 2 === 0 ? dx : dy);
    });
    return command + moved.map(round).join(" ");
  });
}

/** A leg's own shape around a point: square, triangle, circle, with its letter. Filled is yes, outlined is possible, grey is no. */
export function legShape(
  leg: Leg,
  x: number,
  y: number,
  size: number,
  verdict: VerdictWord,
  about: Pick<Mark, "of" | "label"> = {},
): Mark[] {
  const half = size / 2;
  const role = verdict === "yes" ? `leg-${leg}` : verdict === "possible" ? `leg-${leg}-hollow` : `leg-${leg}-off`;
  const shape = (): Mark => {
    if (leg === "private")
      return {
        ...about,
        shape: "rect",
        role,
        x: x - half * 0.9,
        y: y - half * 0.9,
        width: size * 0.9,
        height: size * 0.9,
        round: size * 0.12,
      };
    if (leg === "egress") return { ...about, shape: "circle", role, x, y, r: half };
    return {
      ...about,
      shape: "path",
      role,
      d: path`M${x} ${y - half}L${x + half * 1.1} ${y + half * 0.9}L${x - half * 1.1} ${y + half * 0.9}Z`,
    };
  };
  if (size < 14 || verdict === "no") return [shape()];
  const letter: Mark = {
    shape: "text",
    role: verdict === "yes" ? `letter-${leg}` : "letter-hollow",
    x,
    y: y + (leg === "untrusted" ? 5 : 3.3),
    text: LEG_WORDS[leg].letter,
    anchor: "middle",
    ...(about.of !== undefined && { of: about.of }),
  };
  return [shape(), letter];
}

/** `1 tool`, `2 tools`. */
export function count(many: number | bigint, one: string, more = `${one}s`): string {
  return `${group(many)} ${many === 1 || many === 1n ? one : more}`;
}

/** Digits in groups of three. */
export function group(many: number | bigint): string {
  return many.toLocaleString("en");
}

/** Exact up to 9,999; beyond that to two figures: `12k`, `3.4M`, `27 × 10^15`. */
export function brief(many: bigint): string {
  if (many < 10_000n) return group(many);
  const digits = many.toString();
  const units = ["k", "M", "bn"];
  const unit = Math.floor((digits.length - 1) / 3);
  const whole = digits.length - 3 * unit;
  const figures = whole === 1 ? `${digits[0]}.${digits[1]}` : digits.slice(0, whole);
  return unit <= units.length ? `${figures}${units[unit - 1]}` : `${digits[0]}.${digits[1]} × 10^${digits.length - 1}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function join(words: readonly string[]): string {
  return joinWords(words);
}
