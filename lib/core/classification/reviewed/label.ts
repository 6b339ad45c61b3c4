import type { Question } from "../scoring/question";

/** A label: yes, no, or that it depends on the deployment (of effects only yes or no). */
export type Label = "y" | "m" | "n";

/** What is known of one tool by its name and, where it was at hand, by its definition. */
export type KnownTool = {
  name: string;
  /** What nobody judged is not there. */
  labels: Partial<Record<Question, Label>>;
  /** How often it was judged, each time without a look at the other ones; 0: read in the server's public documentation. */
  passes: number;
  /** The definition that was judged; absent where only its name, or no more than its text, was at hand. */
  definition?: Fingerprint;
};

/** What is kept of a definition instead of its text. */
export type Fingerprint = {
  /** Length of the description in UTF-16 units: told at once, so that few definitions have to be hashed. */
  length: number;
  /** The first 96 bits of the SHA-256 of its canonical form, base64url. */
  digest: string;
  /** Which words it is made of, roughly (`sketchOf`); absent where no way to the server is known by which a changed text could be recognised. */
  sketch?: string;
};

/**
 * A server whose tools are known. `identities` are what it is reached by, as `identityOf` says it: packages, images and hosts, which
 * nobody else can take; empty where none is known for certain.
 */
export type KnownServer = {
  label: string;
  identities: readonly string[];
  /** Where anybody can read the facts, or where the definitions were taken from. */
  source?: string;
  /** The version that was listed, where it is known. */
  version?: string;
  /** When it was listed, as 2026-11. */
  listed?: string;
  tools: readonly KnownTool[];
};
