/** Something that can be removed: what it holds as bits, what losing it costs, whether it must stay. */
export type Item = { id: string; mask: number; cost: number; kept: boolean };

/** A cheapest removal: the bit that it was chosen for, all bits that it empties, and what goes, in the order of the items. */
export type Emptying = { bit: number; empties: number[]; cost: number; remove: string[] };

/**
 * The cheapest ways to leave one of the bits with no holder, all ties. If one removal is part of another of the same cost, only the smaller is returned; equal removals are returned once, for the lowest bit.
 */
export function cheapestEmptyings(items: readonly Item[], full: number): Emptying[] {
  const bits = bitsOf(full);
  const cost = new Map(bits.map((bit) => [bit, 0]));
  const stuck = new Set<number>();
  const present = new Set<number>();
  for (const item of items) {
    present.add(item.mask);
    for (const bit of bits) {
      if ((item.mask & bit) === 0) continue;
      cost.set(bit, cost.get(bit)! + item.cost);
      if (item.kept) stuck.add(bit);
    }
  }
  const able = bits.filter((bit) => !stuck.has(bit));
  const least = Math.min(...able.map((bit) => cost.get(bit)!));
  const tied = able.filter((bit) => cost.get(bit) === least);
  const within = (inner: number, outer: number): boolean =>
    [...present].every((mask) => (mask & inner) === 0 || (mask & outer) !== 0);
  return tied
    .filter((bit) => !tied.some((other) => other !== bit && within(other, bit) && (!within(bit, other) || other < bit)))
    .map((bit) => ({
      bit,
      empties: bits.filter((other) => within(other, bit)),
      cost: least,
      remove: items.filter((item) => (item.mask & bit) !== 0).map((item) => item.id),
    }));
}

export function bitsOf(full: number): number[] {
  const bits: number[] = [];
  for (let bit = 1; bit <= full; bit <<= 1) bits.push(bit);
  return bits;
}
