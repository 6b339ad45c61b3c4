import { named, type Unnamed } from "../model/client";
import type { Syntax } from "../importers/define";
import type { Edit, Path } from "./writing/edit";

/** What a client can be told about a tool: not to show it, to refuse the call, or to ask a person before each call. */
export const EFFECTS = ["hide", "block", "ask"] as const;
export type Effect = (typeof EFFECTS)[number];

/** One server as it is meant to be, in the names of the config. */
export type PlannedServer = {
  /** What the config calls it. */
  name: string;
  /** What the session calls it: the same, or told apart from another of that name. */
  key: string;
  /** Not meant to be there at all. */
  off: boolean;
  /** Every tool that is known of it. */
  tools: readonly string[];
  /** Of these, the ones that the model is not to have, by the effect that was chosen. */
  hide: readonly string[];
  block: readonly string[];
  /** The ones that a person is to be asked about. */
  ask: readonly string[];
  /** Not to reach the network at all, or only what a person lists. */
  network?: "none" | "listed";
  /** How it is reached, in words: servers with switches of their own are known by it. */
  reach: string;
};

/** A session as it is meant to be. */
export type Plan = {
  name: string;
  servers: readonly PlannedServer[];
  /** The host's id, and its own tools by the host's names. */
  host: string;
  builtIn: {
    hide: readonly string[];
    ask: readonly string[];
    /** Ways of the host that are no tools, such as clickable links. */ ways: readonly string[];
  };
  /** Ids of what stands beside the tools of servers (resources, prompts, apps) and is to go: no client has a key for it. */
  beside: readonly string[];
  /** A part of a split: nothing may be there but what is named, now or later. */
  strict: boolean;
  /** Where single tools cannot be kept from the model, the whole server is switched off. */
  wholeServers: boolean;
};

/** Something to do by hand, and what to copy for it. */
export type Step = { text: string; code?: string };

/** Where an entry stands in the file; undefined when the file does not have it. */
export type Places = (server: PlannedServer) => Path | undefined;

/** A change to one file of the client. */
export type FileChange = {
  /** `config` is the file that the servers stand in and that is imported. */
  role: "config" | "settings" | "policy" | "agent";
  /** Where the client looks for it, as people write it. */
  place: string;
  syntax: Syntax;
  edits?(value: unknown, at: Places): Edit[];
  /** The whole text of a file that is made anew. */
  whole?: string;
};

/** How one client is told. One file a client. */
export type Exporter = {
  /** The same as the importer's. */
  id: string;
  label: string;
  /** The map of entries in the client's config; absent where they stand in a list. */
  container?: string;
  /** The key or file behind each effect, and behind a switch of a whole server, as people would look it up; null when no file of this client has it. */
  keys: Record<Effect | "server", string | null>;
  changes(plan: Plan): FileChange[];
  /** What has no key in a file. */
  steps(plan: Plan): Step[];
  /** Where the files of one part of a split go, so that it runs apart from the others. */
  apart: Step;
};

export const defineExporter = (exporter: Unnamed<Exporter>): Exporter => named(exporter);

/** Tools that the model is not to have, by whatever effect. */
export const taken = (server: PlannedServer): readonly string[] => [...server.hide, ...server.block];

/** Some names in a sentence; a long list ends with a number. */
export const some = (names: readonly string[], most = 12): string =>
  names.length > most ? `${names.slice(0, most).join(", ")} and ${names.length - most} more` : names.join(", ");

/** What to do in a client's own window, for tools that no file of it can hide. */
export function inWindow(plan: Plan, where: string): Step[] {
  if (plan.wholeServers) return [];
  return plan.servers
    .filter((server) => !server.off && taken(server).length > 0)
    .map((server) => ({ text: `${where} Switch off under “${server.name}”:`, code: taken(server).join("\n") }));
}

/** The host's own tools have no key that is known here. */
export function builtInByHand({ builtIn }: Plan, where: string): Step[] {
  const names = [...builtIn.hide, ...builtIn.ask];
  return names.length === 0 ? [] : [{ text: `${where}: ${some(names)}.` }];
}
