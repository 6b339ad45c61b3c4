import { minute } from "./timeline";

/** When a listing was first and last seen in this form. */
export type SeenSpan = { since: string; at: string };

/** How certain it is that a listing is what a server offered at a moment. Between two listings nobody looked. */
export function saySeen(at: string, row: SeenSpan, next: SeenSpan | undefined): string {
  const seen = `It was listed so from ${minute(row.since)} to ${minute(row.at)}`;
  if (at <= row.at) return `${seen}.`;
  if (!next) return `${seen}, and not since: what it offered at that time is not certain.`;
  return `${seen}, and otherwise from ${minute(next.since)} on. It was not listed in between, so at that time it offered either this or what came next.`;
}
