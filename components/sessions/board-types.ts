import type { ReactNode } from "react";
import type { OnOverride } from "@/components/evidence/evidence-drawer";
import type { PickableServer } from "@/components/servers/server-picker";
import type { SessionPlan } from "@/lib/core/exporters";
import type { FixableFile, ShownFile, ShownFix } from "@/lib/core/model/client-fix";
import type { Cover } from "@/lib/core/model/cover";
import type { Gate } from "@/lib/core/model/gate";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SessionSpec, Stance } from "@/lib/core/model/session";
import type { Wishes } from "@/lib/core/model/wishes";

export const TABS = ["matrix", "sets", "path", "findings", "fix", "report", "share"] as const;
export type TabId = (typeof TABS)[number];

/** What an address can say about a board beside the switches: the view, the open evidence, what is picked, the reading of `possible`, which path is shown. */
export type BoardPlace = { tab: TabId; tool?: string; pick?: string; stance: Stance; path: number };

/** How the board opens, from its address. Missing means: as saved, or the first. */
export type BoardOpening = Partial<BoardPlace> & { off?: string[]; host?: string };

/** The registered servers behind a saved board: their ids by name, and what can be done with them from here. */
export type BoardServers = {
  ids: Readonly<Record<string, string>>;
  /** Lists one again; where consent is needed first, a page of its own asks for it. */
  onRetry: (id: string) => void;
  /** Ids of those that are being listed. */
  running: ReadonlySet<string>;
  problem?: string;
  /** Those that are not in the session yet. */
  others: readonly PickableServer[];
  onAdd: (names: string[]) => Promise<{ problem?: string }>;
};

/** Something that needs attention, in a few words that can be expanded. */
export type BoardNotice = { words: string; body: ReactNode };

/** What can be saved of a board; a frozen snapshot has none of these. Each returns what went wrong, if anything. */
export type BoardActions = {
  save: (input: { off: string[]; host: string }) => Promise<{ problem?: string }>;
  gates: (gates: Gate[]) => Promise<{ problem?: string }>;
  rename: (name: string) => Promise<{ problem?: string }>;
  remove: () => Promise<{ problem?: string }>;
  /** The first page of its reports. */
  cover: (cover: Cover) => Promise<{ problem?: string }>;
  wishes: (wishes: Wishes) => Promise<{ problem?: string }>;
  split: (parts: SessionSpec[]) => Promise<{ problem?: string }>;
  override: OnOverride;
  clientFiles?: ClientFiles;
};

/** The client's files on this machine, as far as a fix needs them. The page only gets differences with values covered, and a whole file when it is downloaded. */
export type ClientFiles = {
  find: (input: { client: string }) => Promise<Outcome<FixableFile[]>>;
  fix: (request: FixRequest) => Promise<Outcome<ShownFix>>;
  changed: (request: FixRequest & { role: ShownFile["role"] }) => Promise<Outcome<{ text: string }>>;
};
type FixRequest = {
  client: string;
  plan: SessionPlan;
  paths: { config?: string; settings?: string };
  texts: { config?: { text: string; fileName: string }; settings?: { text: string; fileName: string } };
};
