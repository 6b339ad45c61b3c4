/**
 * The inclusion-minimal ways to cover all legs, as lists of distinct masks, ascending: one mask that holds
 * everything, two that complete each other, three of one leg each. Two members never share a mask, since one of
 * them would be superfluous; hence a class contributes at most one member, and counting is multiplying class sizes.
 */
export function minimalCovers(full: number): number[][] {
  const covers: number[][] = [];
  const grow = (members: number[], from: number, union: number): void => {
    if (union === full) {
      if (members.every((_, at) => unionWithout(members, at) !== full)) covers.push(members);
      return;
    }
    for (let mask = from; mask <= full; mask++) {
      if ((union | mask) !== union) grow([...members, mask], mask + 1, union | mask);
    }
  };
  grow([], 1, 0);
  return covers.sort((a, b) => a.length - b.length);
}

function unionWithout(members: readonly number[], left: number): number {
  return members.reduce((union, mask, at) => (at === left ? union : union | mask), 0);
}

/** How many inclusion-minimal sets there are among members whose masks have these class sizes. Exact. */
export function countCovers(covers: readonly number[][], counts: readonly number[]): bigint {
  return covers.reduce(
    (sum, cover) => sum + cover.reduce((product, mask) => product * BigInt(counts[mask] ?? 0), 1n),
    0n,
  );
}
