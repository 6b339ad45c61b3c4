import * as z from "zod";

/** What a rule about tools found in one server: in which of its tools (by id), in words, and where. Quotes are a stranger's words. */
export const RemarkSchema = z.object({
  /** The code of the rule, as findings name it. */
  rule: z.string().max(20),
  server: z.string(),
  /** Empty when it is about the server as such, as its instructions. */
  tools: z.array(z.string()),
  message: z.string(),
  field: z.string().optional(),
  quote: z.string().optional(),
});
export type Remark = z.infer<typeof RemarkSchema>;

/**
 * How many tools of one server the rules look at. No real server comes near it, and each tool takes some ten kilobytes until all rules have run. Its legs are judged for every tool.
 */
export const MOST_EXAMINED = 2_000;
/** The same of all servers together. */
export const MOST_EXAMINED_IN_ALL = 10_000;
/** Bytes of the definitions that are examined, of all servers together: what the memory of one task bears, measured with 10,000 tools. */
export const MOST_EXAMINED_BYTES = 12_000_000;

/** A server of which not all tools are examined: how many it offers, and how many are. */
export type ExaminedInPart = { server: string; tools: number; examined: number };

/**
 * How many tools of each server are examined, given how many each offers, and how many bytes its listing has where that is known: of small
 * ones all, and large ones share what is left evenly.
 */
export function examinedCounts(offered: readonly number[], bytes: readonly number[] = []): number[] {
  const counts = shared(
    offered.map((count) => Math.min(count, MOST_EXAMINED)),
    MOST_EXAMINED_IN_ALL,
  );
  const perTool = offered.map((count, at) => (bytes[at] ?? 0) / Math.max(count, 1));
  const wishes = counts.map((count, at) => count * perTool[at]!);
  const parts = shared(wishes, MOST_EXAMINED_BYTES);
  // What gets all that it wishes is not divided: the quotient may be a hair smaller than the count.
  return counts.map((count, at) => (parts[at] === wishes[at] ? count : Math.floor(parts[at]! / perTool[at]!)));
}

/** What each gets of so much when small wishes are met, and large ones share what is left evenly. */
function shared(wishes: readonly number[], most: number): number[] {
  const given = [...wishes];
  const ascending = given.map((_, at) => at).sort((a, b) => given[a]! - given[b]!);
  let left = most;
  for (const [done, at] of ascending.entries()) {
    given[at] = Math.min(given[at]!, Math.floor(left / (given.length - done)));
    left -= given[at]!;
  }
  return given;
}
