/** What a page learns about a server that it watches. */
export type WatchEvent =
  | { kind: "watching" }
  /** It was listed; `changed` says whether it differs from the previous listing. */
  | { kind: "listed"; at: string; tools: number; changed: boolean }
  | { kind: "ended"; message: string };
