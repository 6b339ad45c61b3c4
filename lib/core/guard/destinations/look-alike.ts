import { siteOf } from "./address";

/** Letters that a name needs to be told from others. */
const SHORTEST = 5;
/** What is read for something else. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/[1|]/g, "l"],
  [/0/g, "o"],
  [/5/g, "s"],
  [/3/g, "e"],
];

/** Whether a domain only looks like one of those that are allowed: it has their name in it, or one that is read for it, or nearly so. */
export function isLookAlike(domain: string, allowed: readonly string[]): boolean {
  const site = siteOf(domain);
  const name = readAs(site.slice(0, site.lastIndexOf(".")));
  return allowed.some((one) => {
    const own = siteOf(one.replace(/^(?:@|\*\.)/, ""));
    const ownName = readAs(own.slice(0, Math.max(0, own.lastIndexOf("."))));
    if (own === site || ownName.length < SHORTEST || one.includes("/")) return false;
    return name.includes(ownName) || isOneOff(name, ownName);
  });
}

const readAs = (name: string): string =>
  READ_AS.reduce((so, [from, to]) => so.replace(from, to), name.normalize("NFKD").replace(/[\p{M}.-]/gu, ""));

/** One letter is another, too much, missing, or has changed places with its neighbour. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (
    Math.max(left.length, right.length) <= 1 ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
