import { countCovers } from "./covers";
import { TRIFECTA_COVERS } from "./trifecta-count";

/** How many sets are listed at most. A thousand servers can make tens of millions: the count stays exact, the list stops here. */
export const SERVER_SETS_LISTED = 1_000;

/**
 * The inclusion-minimal sets of servers (given by name order) that together match one of the covers: smaller sets first,
 * then by name. At most `limit` are listed, the first in that order; `count` is exact.
 */
export function minimalServerSets(
  { servers, serverMasks }: { servers: readonly { name: string }[]; serverMasks: Uint8Array },
  covers = TRIFECTA_COVERS,
  limit = SERVER_SETS_LISTED,
): { count: bigint; sets: string[][] } {
  const most = Math.max(...covers.flat());
  const places: number[][] = Array.from({ length: most + 1 }, () => []);
  serverMasks.forEach((mask, place) => places[mask]!.push(place));
  const count = countCovers(
    covers,
    places.map((list) => list.length),
  );
  const usable = covers.filter((cover) => cover.every((mask) => places[mask]!.length > 0));

  const sets: string[][] = [];
  for (const size of new Set(usable.map((cover) => cover.length))) {
    const ofSize = usable.filter((cover) => cover.length === size);
    listInOrder(ofSize, serverMasks, places, limit - sets.length, (set) =>
      sets.push(set.map((place) => servers[place]!.name)),
    );
  }
  return { count, sets };
}

/**
 * Gives the sets that match one of the covers (all of one size), in ascending order of indices, up to `limit`. Only members that later indices can still complete are followed, so little is tried in vain.
 */
function listInOrder(
  covers: readonly number[][],
  masks: Uint8Array,
  places: readonly number[][],
  limit: number,
  give: (set: number[]) => void,
): void {
  let left = limit;
  const follow = (set: number[], open: readonly number[][]): void => {
    if (open[0]!.length === 0) {
      give(set);
      left--;
      return;
    }
    const wanted = new Set(open.flat());
    const after = set.at(-1) ?? -1;
    const next = [...wanted].map((mask) => firstAfter(places[mask]!, after));
    const classes = [...wanted].map((mask) => places[mask]!);
    while (left > 0) {
      const place = smallest(classes, next);
      if (place === undefined) return;
      const mask = masks[place]!;
      follow(
        [...set, place],
        open.filter((cover) => cover.includes(mask)).map((cover) => cover.filter((one) => one !== mask)),
      );
    }
  };
  follow([], covers);
}

/** Takes the lowest index that any class still offers, and advances that class. */
function smallest(classes: readonly (readonly number[])[], next: number[]): number | undefined {
  let chosen = -1;
  for (let at = 0; at < classes.length; at++) {
    const place = classes[at]![next[at]!];
    if (place !== undefined && (chosen < 0 || place < classes[chosen]![next[chosen]!]!)) chosen = at;
  }
  return chosen < 0 ? undefined : classes[chosen]![next[chosen]!++];
}

function firstAfter(sorted: readonly number[], place: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
