/**
 * A kind of service that a whole server may be. `holds`: whose content its reads return. `writers` and `readers` as for a
 * resource: who can put text into it, and who sees what a call writes.
 */
export type Service = {
  id: string;
  label: string;
  holds: "account" | "local" | "public" | "nothing";
  writers: 0 | 1 | 2 | 3;
  readers: 0 | 1 | 2 | 3;
  /** Names of products, and words that tell the kind; blank-separated, phrases joined by `_`. */
  words: string;
  /** Words that tell the kind only in a server's name or title, since everybody uses them. */
  nameOnly?: string;
};
