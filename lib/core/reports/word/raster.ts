import { zlibSync } from "fflate";
import { styleOfRole } from "../../charts/roles";
import type { Mark, Scene } from "../../model/scene";

/** How wide a picture is at most, and per unit of the scene, in points. */
const WIDEST = 1000;
const FINEST = 2;

/**
 * The circles, boxes and straight lines of a scene as a PNG, without its words: for programs that cannot show the drawing itself. What
 * it says stands beneath it in words.
 */
export function rasterise({ width, height, marks }: Scene): Uint8Array {
  const scale = Math.min(FINEST, WIDEST / width);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const pixels = new Uint8Array(w * h * 3).fill(255);
  for (const mark of marks) paint(mark, { pixels, w, h, scale });
  return encode(pixels, w, h);
}

type Look = { fill?: number[]; fillOpacity: number; stroke?: number[]; strokeWidth: number };

type Sheet = { pixels: Uint8Array; w: number; h: number; scale: number };

function paint(mark: Mark, { pixels, w, h, scale }: Sheet): void {
  const distance = distanceTo(mark);
  if (!distance) return;
  const { fill, fillOpacity, stroke, strokeWidth } = lookOf(mark.role);
  const { x0, y0, x1, y1 } = distance.box;
  const edge = strokeWidth + 1;
  const from = (value: number) => Math.max(0, Math.floor((value - edge) * scale));
  for (let y = from(y0); y < Math.min(h, (y1 + edge) * scale); y++)
    for (let x = from(x0); x < Math.min(w, (x1 + edge) * scale); x++) {
      const away = distance.at((x + 0.5) / scale, (y + 0.5) / scale) * scale;
      if (fill) blend(pixels, (y * w + x) * 3, fill, fillOpacity * cover(-away));
      if (stroke) blend(pixels, (y * w + x) * 3, stroke, cover((strokeWidth * scale) / 2 - Math.abs(away)));
    }
}

type Box = { x0: number; y0: number; x1: number; y1: number };

/** The distance of a point from a shape; negative inside. Undefined for shapes that are not drawn. */
function distanceTo(mark: Mark): { box: Box; at(x: number, y: number): number } | undefined {
  if (mark.shape === "circle") {
    const { x: cx, y: cy, r } = mark;
    return {
      box: { x0: cx - r, y0: cy - r, x1: cx + r, y1: cy + r },
      at: (x, y) => Math.hypot(x - cx, y - cy) - r,
    };
  }
  if (mark.shape === "rect") {
    const { x: left, y: top, width, height } = mark;
    return {
      box: { x0: left, y0: top, x1: left + width, y1: top + height },
      at: (x, y) => Math.max(left - x, x - left - width, top - y, y - top - height),
    };
  }
  if (mark.shape === "line") {
    const { x1, y1, x2, y2 } = mark;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const along = (x: number, y: number) =>
      Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2));
    return {
      box: { x0: Math.min(x1, x2), y0: Math.min(y1, y2), x1: Math.max(x1, x2), y1: Math.max(y1, y2) },
      at: (x, y) => Math.hypot(x - x1 - along(x, y) * (x2 - x1), y - y1 - along(x, y) * (y2 - y1)),
    };
  }
  return undefined;
}

function lookOf(role: string): Look {
  const style = new Map(
    styleOfRole(role)
      .split(";")
      .map((part) => part.split(":") as [string, string]),
  );
  const opacity = Number(style.get("fill-opacity") ?? 1);
  return {
    fill: colourOf(style.get("fill")),
    fillOpacity: opacity,
    stroke: colourOf(style.get("stroke")),
    strokeWidth: Number(style.get("stroke-width") ?? 1),
  };
}

function colourOf(text: string | undefined): number[] | undefined {
  if (text === undefined || !text.startsWith("#")) return undefined;
  const digits = text.length === 4 ? text.slice(1).replace(/./g, "$&$&") : text.slice(1);
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}

/** How much of a pixel a shape covers whose edge is at this distance. */
function cover(inside: number): number {
  return Math.min(1, Math.max(0, inside + 0.5));
}

function blend(pixels: Uint8Array, at: number, colour: readonly number[], share: number): void {
  if (share <= 0) return;
  for (let part = 0; part < 3; part++)
    pixels[at + part] = Math.round(pixels[at + part]! * (1 - share) + colour[part]! * share);
}

function encode(pixels: Uint8Array, w: number, h: number): Uint8Array {
  const lines = new Uint8Array(h * (w * 3 + 1));
  for (let y = 0; y < h; y++) lines.set(pixels.subarray(y * w * 3, (y + 1) * w * 3), y * (w * 3 + 1) + 1);
  const head = new Uint8Array([...number(w), ...number(h), 8, 2, 0, 0, 0]);
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", zlibSync(lines, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = new Uint8Array(4 + data.length);
  body.set([...name].map((letter) => letter.charCodeAt(0)));
  body.set(data, 4);
  const whole = new Uint8Array(body.length + 8);
  whole.set(number(data.length));
  whole.set(body, 4);
  whole.set(number(crc(body)), body.length + 4);
  return whole;
}

function number(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function crc(data: Uint8Array): number {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
