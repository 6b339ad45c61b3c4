import { readParts } from "@/lib/core/classification/scoring/parts";

/** All parts of a row of weights. */
export function rowOf(text: string): number[] {
  const told = new Map<number, number>();
  const width = readParts(text, (part, at) => told.set(at, part));
  return Array.from({ length: width }, (_, at) => told.get(at) ?? 0);
}
