/** What a page is told of a server that it watches. */
export type WatchEvent =
  | { kind: "watching" }
  /** It was listed; `changed` against the listing before. */
  | { kind: "listed"; at: string; tools: number; changed: boolean }
  | { kind: "ended"; message: string };
