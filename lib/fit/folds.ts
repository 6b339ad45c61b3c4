import { seeded, shuffled } from "./random";

/** Folds in which no family (`familiesOf`) is on both sides. Gives a fold to each tool. */
export function familyFolds<Family>(families: readonly Family[], folds: number, seed: number): number[] {
  const counts = new Map<Family, number>();
  for (const family of families) counts.set(family, (counts.get(family) ?? 0) + 1);
  const sizes = Array.from({ length: folds }, () => 0);
  const foldOf = new Map<Family, number>();
  for (const [family, size] of shuffled([...counts], seeded(seed))) {
    const smallest = sizes.indexOf(Math.min(...sizes));
    sizes[smallest]! += size;
    foldOf.set(family, smallest);
  }
  return families.map((family) => foldOf.get(family)!);
}
