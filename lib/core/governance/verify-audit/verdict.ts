import type { AuditHead } from "../../model/audit";

/** What is wrong with a log, at the first line (1-based) from which it cannot be followed. */
export type AuditFault = {
  line: number;
  seq?: number;
  what: "changed" | "removed" | "moved" | "inserted" | "truncated" | "another-key";
  says: string;
};

/** The result of following a log. `head` is where it ends, as far as it could be followed, and `key` signs there. `grown`: entries after the head that was named. */
export type AuditVerdict = {
  entries: number;
  head: AuditHead;
  key: string;
  closed: boolean;
  grown?: number;
  fault?: AuditFault;
};

export type AuditAsked = {
  /** Whether the signature (base64url) of a text was made with the key of an Ed25519 public key (base64url). */
  isSignedBy(key: string, text: string, signature: string): boolean;
  /** The key that signs, or did until it was replaced; absent: the one that the first entry names, whoever's it is. */
  key?: string;
  /** A digest that was kept elsewhere, or its first characters: the log has to hold the entry with it. */
  head?: string;
  /** An exported log closes with a line that says so; the log in the database does not. */
  closes: boolean;
};
