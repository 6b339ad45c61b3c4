import type { Classification } from "./verdict";

/** What a server offers beside its tools, entry by entry: the channels of its own that have entries. */
export const BESIDE_KINDS = ["instructions", "prompts", "resources", "templates", "apps"] as const;
export type BesideKind = (typeof BESIDE_KINDS)[number];

/** What a rule about texts found in an entry. The quote is a stranger's words. */
export type BesideRemark = {
  rule: string;
  title: string;
  level: "error" | "warning" | "note";
  message: string;
  field?: string;
  quote?: string;
};

/** A resource, a template, a page, a prompt, or the instructions. Every text is a stranger's. */
export type BesideItem = {
  kind: BesideKind;
  /** Its index in the listing, from 0. */
  at: number;
  name: string;
  /** Address or address template. */
  uri?: string;
  description?: string;
  mimeType?: string;
  /** The arguments of a prompt. */
  arguments?: { name: string; description?: string; required: boolean }[];
  /** As the server gave it: the text of instructions, the JSON of everything else. */
  raw: string;
  /** The evidence for each leg; absent when so many are listed that this one is not judged by itself. */
  classification?: Classification;
  remarks: BesideRemark[];
};
