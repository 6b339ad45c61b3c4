import type { Opinion } from "../../model/opinion";

/** What a model said about each listed tool of a server, in their order; an opinion on another definition does not count. */
export function matchOpinions(
  opinions: readonly Opinion[],
  server: string,
  tools: readonly { digest: string }[],
): Opinion[][] {
  const byDigest = new Map<string, Opinion[]>();
  for (const one of opinions)
    if (one.server === server) byDigest.set(one.digest, [...(byDigest.get(one.digest) ?? []), one]);
  return tools.map(({ digest }) => byDigest.get(digest) ?? []);
}
