import type { CallOutcome } from "@/lib/core/guard/logged-calls";

export const OUTCOME_WORDS: Record<CallOutcome, string> = {
  passed: "passed",
  asked: "asked",
  refused: "refused",
  unseen: "not seen before",
};

export const SHOWN_WORDS = {
  asked: "with a question",
  allowed: "with a question that was allowed",
  refused: "with a refusal",
  broken: "where it could not do its work",
} as const;

/** To the second, UTC. */
export const moment = (at: string): string => `${at.slice(0, 19).replace("T", " ")} UTC`;

export const sessionHref = ({ client, id }: { client: string; id: string }): string =>
  `/settings/guard/${encodeURIComponent(client)}/${encodeURIComponent(id)}`;

/** Digests are told apart by their beginning. */
export const shortDigest = (digest: string): string => digest.slice(0, 10);
