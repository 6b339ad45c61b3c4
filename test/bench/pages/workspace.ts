import * as z from "zod";
import { ApprovalSchema } from "@/lib/core/model/approval";
import { SessionSpecSchema } from "@/lib/core/model/session";
import { ProblemSchema } from "@/lib/core/model/snapshot";
import { OverrideSchema } from "@/lib/core/model/verdict";

/** What a workspace is to hold. */
export const WorkspaceSchema = z.object({
  /** As `readToolset` takes it: servers with their tools. */
  toolset: z.object({ servers: z.array(z.looseObject({ name: z.string() })) }),
  /** Servers that could not be listed, each with the command that it has. */
  failed: z.array(z.object({ name: z.string(), command: z.string(), problem: ProblemSchema })).default([]),
  /** Servers whose later listing has these tools less, so that there is a history; by name. */
  shrunk: z.record(z.string(), z.number()).default({}),
  sessions: z.array(SessionSpecSchema).default([]),
  overrides: z.array(OverrideSchema).default([]),
  /** Decisions on the newest listing of a server. */
  approvals: z.array(ApprovalSchema.omit({ digest: true })).default([]),
});
export type Workspace = z.input<typeof WorkspaceSchema>;
