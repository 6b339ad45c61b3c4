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
/** The same of all servers together: ten thousand tools with long texts are what the memory of one task bears. */
export const MOST_EXAMINED_IN_ALL = 10_000;

/** How many tools of each server are examined, given how many each offers: of small ones all, and large ones share what is left evenly. */
export function examinedCounts(offered: readonly number[]): number[] {
  const counts = offered.map((count) => Math.min(count, MOST_EXAMINED));
  const ascending = counts.map((_, at) => at).sort((a, b) => counts[a]! - counts[b]!);
  let left = MOST_EXAMINED_IN_ALL;
  for (const [done, at] of ascending.entries()) {
    counts[at] = Math.min(counts[at]!, Math.floor(left / (offered.length - done)));
    left -= counts[at]!;
  }
  return counts;
}
