import { seeded, shuffled } from "./random";
import type { Sample } from "./samples";
import { AUTHORS, isMadeUp, ORIGINS } from "./sources";

/**
 * The folds of the fit: families of real servers as by `familyFolds`, and of made-up definitions all of one author in one. So
 * each is judged by weights that have seen nothing of its family, or of its author. Published servers are divided by themselves,
 * so that the other servers stay in the folds that they were in; those that are relatives of others go where these are.
 */
export function foldsOf(samples: readonly Sample[], folds: number, seed: number): number[] {
  const given = new Map<Sample, number>();
  const foldOf = new Map<number, number>();
  for (const origin of [...Object.keys(ORIGINS), "chosen"]) {
    const members = samples.filter(({ source }) => source === origin);
    const families = members.map(({ family }) => family);
    familyFolds(families, folds, seed).forEach((fold, at) => {
      const its = foldOf.get(families[at]!) ?? fold;
      foldOf.set(families[at]!, its);
      given.set(members[at]!, its);
    });
  }
  return samples.map((sample) =>
    isMadeUp(sample.source) ? AUTHORS.indexOf(sample.source) % folds : given.get(sample)!,
  );
}

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
