import * as z from "zod";
import type { Channel } from "./channel";
import type { Component } from "./component";
import { GateSchema, type Gate } from "./gate";
import type { Governed } from "./governance";
import type { Policy } from "./policy";
import type { Remark } from "./remark";
import type { ToolRight } from "./right";
import type { SeverityRows } from "./severity";
import { WishesSchema, type Wishes } from "./wishes";
import type { Classification } from "./verdict";
import type { Reach, Trust } from "./server";
import type { Tool } from "./tool";

/** How to read `possible`: as yes (cautious) or as no (plain). */
export const STANCES = ["cautious", "plain"] as const;
export type Stance = (typeof STANCES)[number];

/** A tool of a session, or a channel beside the tools: who offers it, what it is, and its classification. */
export type SessionTool = {
  /** `server/tool`; a further tool of the same name on one server is `server/tool#2`. Unique in the session. */
  id: string;
  server: string;
  tool: Tool;
  /** Digest of the definition; absent for a host's built-in tools. */
  digest?: string;
  classification: Classification;
  /** What it is when it is not a tool. */
  channel?: Channel;
  /** Left out unless a person switches it on: what is open only to the operator of a server, or what this host does not do by default. */
  onRequest?: boolean;
  /** Whether the server's credentials let it work; absent when nothing is known about any tool of the server. */
  right?: ToolRight;
  /** Switched off: still shown, but left out of the analysis. */
  off?: boolean;
  /** A pattern or allow-list of the config hides it from the model. It is off unless the session switches it on. */
  hiddenByConfig?: boolean;
  /** Set when it is a tool about tools. */
  meta?: MetaReach;
};

/** What a tool about tools can reach: whether it calls tools, runs code that does, finds tools that are not listed, or adds some. */
export type MetaReach = {
  kind: "call" | "code" | "search" | "add";
  /** What it reaches, in sentences. */
  words: string;
  /** The servers that its gateway's command line names as those behind it; absent when none. */
  behind?: readonly string[];
};

/** The kinds of tools about tools in words for people. */
export const META_WORDS: Record<MetaReach["kind"], string> = {
  call: "calls tools",
  code: "runs code that calls tools",
  search: "finds tools",
  add: "adds tools",
};

/** A server in a session. `unlisted` when its tools could not be fetched: never counted as safe. */
export type SessionServer = {
  name: string;
  /** True for the host's built-in tools. */
  builtIn?: boolean;
  state: "listed" | "partial" | "unlisted";
  /** Why it is partial or unlisted, in words. */
  reason?: string;
  /** The place of the entry in a config, and its name there when it differs. */
  origin?: { importer?: string; file: string; line?: number; entry?: string };
  trust?: Trust;
  /** How it is reached, in words. */
  reach?: Reach;
  /** What was judged: the snapshot's digest, the moment it was taken (empty for a file of unknown age), the protocol revision used, the self-reported version. */
  listing?: { digest: string; at: string; protocolVersion?: string; version?: string };
  /** Set when it is not a server but a skill, plugin, agent or the like. */
  component?: Component;
  /** Its violations of the protocol when it was listed, in sentences; absent when there were none. */
  violations?: readonly string[];
  off?: boolean;
  /** How many of its tools the rules about texts and hints looked at; absent when they looked at all, or at none. */
  examined?: number;
  tools: SessionTool[];
};

/** What one agent holds at once. */
export type Session = {
  name: string;
  /** Id of the host profile, `none` when there is none. */
  host: string;
  servers: SessionServer[];
  /** Controls that a person says are in place. They are shown beside the verdict and never change it. */
  gates?: readonly Gate[];
  /** The user's own rules, judged beside the built-in ones; they never change the verdict. */
  policies?: readonly Policy[];
  /** What a policy file requires beside them, and the state of approvals; absent when nothing is required. */
  governance?: Governed;
  /** Rows of the tables of severity that an organisation changed; absent when there are none. */
  severityRows?: SeverityRows;
  /** A person's constraints on cuts and splits. */
  wishes?: Wishes;
  /** What the rules about tools found when the servers were read; filled in where a report is made. */
  remarks?: readonly Remark[];
};

const MOST_GATES = 200;

/** What is stored of a session: names and switches; the tools come from the newest snapshots. */
export const SessionSpecSchema = z.object({
  name: z.string().min(1).max(120).describe("What the session is called."),
  host: z.string().default("none").describe("Id of the agent application whose own tools count, or none."),
  servers: z.array(z.string()).describe("Names of its servers."),
  off: z.array(z.string()).default([]).describe("Ids of servers (name) and tools (server/tool) that are switched off."),
  on: z
    .array(z.string())
    .optional()
    .describe(
      "Ids of tools that are on although a pattern or allow-list of their config hides them, and of channels that are left out unless asked for.",
    ),
  gates: z
    .array(GateSchema)
    .max(MOST_GATES)
    .optional()
    .describe("Compensating controls. They stand beside the verdict and never change it."),
  wishes: WishesSchema.optional().describe("Constraints of cuts and splits."),
});
export type SessionSpec = z.infer<typeof SessionSpecSchema>;
