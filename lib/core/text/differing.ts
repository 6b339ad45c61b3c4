/** A text in three parts: what it has in common with another at its beginning, what is its own, and what it has in common at its end. */
export type Parted = { head: string; own: string; tail: string };

/** Parts two texts where they differ, never within a character. */
export function partWhereDiffering(before: string, after: string): [Parted, Parted] {
  const [a, b] = [[...before], [...after]];
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const part = (chars: string[]): Parted => ({
    head: chars.slice(0, head).join(""),
    own: chars.slice(head, chars.length - tail).join(""),
    tail: chars.slice(chars.length - tail).join(""),
  });
  return [part(a), part(b)];
}
