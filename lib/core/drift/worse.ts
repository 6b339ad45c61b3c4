import { isWorse, type Drift } from "./drift";

const MOST = 40;

/** What became worse, in sentences, the verdict first; empty when nothing did. */
export function whatIsWorse({ level, items }: Drift): string[] {
  const worse = items.filter(({ effect }) => effect === "worse").map(({ what }) => what);
  return worse.length === 0 && !isWorse(level.after, level.before) ? [] : shortened(worse);
}

/** What was added to the drift of a share since somebody last looked at it; every change of what was shared ends its approvals. */
export function whatCame(before: Drift, after: Drift): string[] {
  const known = new Set(before.items.map(({ what }) => what));
  const came = after.items.filter(({ what }) => !known.has(what));
  return shortened([...came].sort((a, b) => RANK[a.effect] - RANK[b.effect]).map(({ what }) => what));
}

const RANK = { worse: 0, better: 1, none: 2 };

function shortened(items: readonly string[]): string[] {
  return items.length <= MOST ? [...items] : [...items.slice(0, MOST), `And ${items.length - MOST} further changes.`];
}
