import { codesIn } from "../destinations/labels";
import { plainName } from "../destinations/plain";
import type { Keyed, Memory } from "../memory";

/** How the user named it: 0 not at all, 1 somewhere, 2 where something is to go out. Several words have to be named all. */
export function heardName(memory: Memory, text: string, keyed: Keyed): number {
  const name = plainName(text);
  const whole = memory.heard[keyed(`n:${name}`)] ?? 0;
  if (whole > 0) return whole;
  const words = name.split(/[\s_-]+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 6) return 0;
  return Math.min(...words.map((word) => memory.heard[keyed(`w:${word}`)] ?? 0));
}

/** A name of a branch or tag with something in it that is no word and that the user never wrote. */
export const carriesCode = (label: string, { memory, keyed }: { memory: Memory; keyed: Keyed }): boolean =>
  codesIn(label).some((code) => memory.heard[keyed(`w:${code.toLowerCase()}`)] === undefined);

/** Whether the user spoke of links or of what is fetched by one. */
export const isAboutLinks = ({ memory, keyed }: { memory: Memory; keyed: Keyed }): boolean =>
  ["link", "linked", "url", "download", "attachment"].some((word) => memory.heard[keyed(`w:${word}`)] !== undefined);

/** The user asks for something to go out and wrote no address, and nothing private was read besides. */
export const isLeftOpen = ({ asks, elsewhere }: Memory): boolean =>
  asks !== undefined && !asks.addressed && elsewhere === undefined;

/** The same, of a place that the agent turned to by itself, before strangers' words. */
export const isTurnedTo = (memory: Memory, digest: string): boolean =>
  isLeftOpen(memory) && memory.turnedTo[digest] !== undefined;
