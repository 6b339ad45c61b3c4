import type { FindingRecord, FindingState } from "@/lib/core/model/finding-record";

export const STATE_WORDS: Record<FindingState, string> = {
  open: "Open",
  accepted: "Accepted",
  fixed: "Fixed",
  gone: "Gone",
};

/** The state, with the day until which it is accepted. */
export function sayState(state: FindingState, { accepted }: FindingRecord): string {
  if (state === "accepted") return `Accepted until ${accepted!.until}`;
  if (state === "open" && accepted) return `Open again since ${accepted.until}`;
  return STATE_WORDS[state];
}
