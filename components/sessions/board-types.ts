import type { OnOverride } from "@/components/evidence/evidence-drawer";
import type { Gate } from "@/lib/core/model/gate";

export const TABS = ["matrix", "sets", "path", "fix", "report", "share"] as const;
export type TabId = (typeof TABS)[number];

/** Where the board opens, from its address. Missing means: as saved, or the first. */
export type Opening = { off?: string[]; host?: string; tab?: TabId; tool?: string };

/** What can be kept of a board; a frozen snapshot has none of these. Each answers with what went wrong, if anything. */
export type BoardActions = {
  save: (input: { off: string[]; host: string }) => Promise<{ problem?: string }>;
  gates: (gates: Gate[]) => Promise<{ problem?: string }>;
  rename: (name: string) => Promise<{ problem?: string }>;
  remove: () => Promise<{ problem?: string }>;
  split: (parts: { name: string; host: string; servers: string[]; off: string[] }[]) => Promise<{ problem?: string }>;
  override: OnOverride;
};

/** A report format as the page offers it. */
export type Offer = { id: string; label: string; extension: string; mediaType: string };
