import { firstFew } from "../text/first-few";
import { named, type Unnamed } from "../model/client";
import type { Syntax } from "../importers/define";
import type { Edit, EditPath } from "./writing/edit";

/** What a client can be told about a tool: not to show it, to refuse the call, or to ask a person before each call. */
export const EFFECTS = ["hide", "block", "ask"] as const;
export type PlannedEffect = (typeof EFFECTS)[number];

/** The desired state of one server, with the names of the config. */
export type PlannedServer = {
  /** Its name in the config. */
  name: string;
  /** Its name in the session: the same, unless another server has that name. */
  key: string;
  /** Whether it is to be removed. */
  off: boolean;
  /** All its known tools. */
  tools: readonly string[];
  /** Those that the model must not have, by the chosen effect. */
  hide: readonly string[];
  block: readonly string[];
  /** Those about which a person is asked. */
  ask: readonly string[];
  /** Whether it may not reach the network at all, or only what a person lists. */
  network?: "none" | "listed";
  /** How it is reached, in words: this identifies servers that have flags of their own. */
  reach: string;
};

/** The desired state of a session. */
export type SessionPlan = {
  name: string;
  servers: readonly PlannedServer[];
  /** The host's id, and its own tools by the host's names. */
  host: string;
  builtIn: {
    hide: readonly string[];
    ask: readonly string[];
    /** Properties of the host that are not tools, such as clickable links. */ ways: readonly string[];
  };
  /** Ids of what servers offer beside tools (resources, prompts, apps) and has to go: no client has a key for it. */
  beside: readonly string[];
  /** Whether it is a part of a split: only what is named may be there, now and later. */
  strict: boolean;
  /** Whether the whole server is switched off where single tools cannot be hidden from the model. */
  wholeServers: boolean;
};

/** Something to do by hand, and what to copy for it. */
export type ManualStep = { text: string; code?: string };

/** The path of an entry in the file; undefined when the file does not have it. */
export type Places = (server: PlannedServer) => EditPath | undefined;

/** A change to one file of the client. */
export type FileChange = {
  /** `config` is the file with the servers, which is imported. */
  role: "config" | "settings" | "policy" | "agent";
  /** Where the client looks for it, in people's notation. */
  place: string;
  syntax: Syntax;
  edits?(value: unknown, at: Places): Edit[];
  /** The whole text of a new file. */
  whole?: string;
};

/** How changes are written for one client. One file per client. */
export type Exporter = {
  /** The same as the importer's. */
  id: string;
  label: string;
  /** The map of entries in the client's config; absent when they are a list. */
  container?: string;
  /** The key or file behind each effect, and behind a switch of a whole server, as people would look it up; null when no file of this client has it. */
  keys: Record<PlannedEffect | "server", string | null>;
  changes(plan: SessionPlan): FileChange[];
  /** What has no key in a file. */
  steps(plan: SessionPlan): ManualStep[];
  /** Where the files of one part of a split go, so that it runs separately. */
  apart: ManualStep;
};

export const defineExporter = (exporter: Unnamed<Exporter>): Exporter => named(exporter);

/** Tools that the model must not have, by any effect. */
export const taken = (server: PlannedServer): readonly string[] => [...server.hide, ...server.block];

/** What to do in the client's own window, for tools that none of its files can hide. */
export function inWindow(plan: SessionPlan, where: string): ManualStep[] {
  if (plan.wholeServers) return [];
  return plan.servers
    .filter((server) => !server.off && taken(server).length > 0)
    .map((server) => ({ text: `${where} Switch off under “${server.name}”:`, code: taken(server).join("\n") }));
}

/** There is no known key for the host's own tools. */
export function builtInByHand({ builtIn }: SessionPlan, where: string): ManualStep[] {
  const names = [...builtIn.hide, ...builtIn.ask];
  return names.length === 0 ? [] : [{ text: `${where}: ${firstFew(names)}.` }];
}
