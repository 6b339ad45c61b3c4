import * as z from "zod";
import { ComponentSchema } from "./component";
import { GrantSchema } from "./right";
import { ToolSchema } from "./tool";

/**
 * The result of checking a signature in a tool's definition when it was listed: it is valid for the key that it holds, it is not, or this cannot be checked here. `key` is the id of that key; it does not say whose key it is.
 */
export const SignatureStateSchema = z.object({
  format: z.string(),
  state: z.enum(["fits", "does-not-fit", "unverified"]),
  key: z.string().optional(),
});
export type SignatureState = z.infer<typeof SignatureStateSchema>;

/** One tool in a snapshot: as read, and the fingerprint of its canonical form (RFC 8785, SHA-256, hex). */
export const ListedToolSchema = z.object({
  tool: ToolSchema,
  digest: z.string(),
  /** Absent when it has no signature, and in older snapshots. */
  signature: SignatureStateSchema.optional(),
});
export type ListedTool = z.infer<typeof ListedToolSchema>;

/** Something that a server did against the specification and that did not stop the listing. */
export const ViolationSchema = z.object({ where: z.string(), what: z.string() });
export type Violation = z.infer<typeof ViolationSchema>;

/**
 * With which credentials a server was asked, since its list may depend on them (specification 2026-07-28, server/tools). Names, never
 * values: the headers, variables and parts of the address that were filled in, or the sign-in.
 */
export const ListedAsSchema = z.discriminatedUnion("how", [
  z.object({ how: z.literal("anonymous") }),
  z.object({
    how: z.literal("configured"),
    names: z.array(z.string()),
    /** What the credentials themselves say about their rights; absent when they say nothing. */
    rights: z.array(GrantSchema).optional(),
  }),
  z.object({ how: z.literal("sign-in"), account: z.string(), issuer: z.string(), scope: z.string() }),
]);
export type ListedAs = z.infer<typeof ListedAsSchema>;

/** The tools of one server at one moment. */
export const SnapshotSchema = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  /** `partial`: a limit was met, or the server says that its list changes at run time. */
  extent: z.enum(["complete", "partial"]).default("complete"),
  /** Why it is partial, in words. */
  extentReason: z.string().optional(),
  protocolVersion: z.string().optional(),
  /** Absent in older snapshots and when there was nothing to fill in. */
  listedAs: ListedAsSchema.optional(),
  /** How it was reached, safe to show: the command line or the address. Absent in older snapshots and for what was given by hand. */
  reached: z.string().optional(),
  serverInfo: z
    .looseObject({
      name: z.string().optional().catch(undefined),
      version: z.string().optional().catch(undefined),
      title: z.string().optional().catch(undefined),
    })
    .optional(),
  instructions: z.string().optional(),
  capabilities: z.record(z.string(), z.unknown()).optional(),
  tools: z.array(ListedToolSchema),
  prompts: z.array(z.unknown()).default([]),
  resources: z.array(z.unknown()).default([]),
  resourceTemplates: z.array(z.unknown()).default([]),
  /** Set when it is not a server but something beside servers, read from files. */
  component: ComponentSchema.optional(),
  violations: z.array(ViolationSchema).default([]),
  /** SHA-256 over what the model would see: tool digests in order, instructions, prompts, resources. Not the time. */
  digest: z.string(),
});
export type Snapshot = z.infer<typeof SnapshotSchema>;

/** Why a server could not be listed. */
export const ProblemKindSchema = z.enum([
  "declined",
  "unreachable",
  "refused",
  "unauthorized",
  "too-slow",
  "too-big",
  "not-mcp",
  "crashed",
]);
export type ProblemKind = z.infer<typeof ProblemKindSchema>;

/** A failed listing as a value: what happened, in words, and the last lines of the server's error output. */
export const ProblemSchema = z.object({
  kind: ProblemKindSchema,
  message: z.string(),
  stderrTail: z.string().default(""),
});
export type Problem = z.infer<typeof ProblemSchema>;
