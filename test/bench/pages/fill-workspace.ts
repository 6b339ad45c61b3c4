/** Registers what a workspace is described to hold, through the app's own code, so that every row is as a person's own clicks leave it. */
import { text } from "node:stream/consumers";
import { z } from "zod";
import { readToolset } from "@/lib/core/importers/toolset";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { ApprovalSchema } from "@/lib/core/model/approval";
import { SessionSpecSchema } from "@/lib/core/model/session";
import { ProblemSchema } from "@/lib/core/model/snapshot";
import { OverrideSchema } from "@/lib/core/model/verdict";
import { keepListing } from "@/lib/jobs/keep-listing";
import { register, registerGiven } from "@/lib/jobs/register";
import { prepareSealing } from "@/lib/secrets/seal";
import { addApprovals } from "@/lib/store/approvals";
import { putOverrides } from "@/lib/store/overrides";
import { updateServerState } from "@/lib/store/servers";
import { createSession } from "@/lib/store/sessions";
import { newestSnapshot } from "@/lib/store/snapshots";
import { madeUpWorkspace } from "./made-up-workspace";

/** What a workspace is to hold. */
const WorkspaceSchema = z.object({
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

const AT = "2026-11-02T09:00:00.000Z";
const LATER = "2026-11-16T09:00:00.000Z";

const asked = process.argv.includes("--made-up") ? madeUpWorkspace() : JSON.parse(await text(process.stdin));
const { toolset, failed, shrunk, sessions, overrides, approvals } = WorkspaceSchema.parse(asked);
await prepareSealing({ needed: false });
const ids = new Map<string, string>();
for (const one of toolset.servers) {
  const { servers } = readToolset(JSON.stringify({ servers: [one] }), { at: AT });
  for (const given of servers) ids.set(given.name, (await registerGiven(given)).id);
}
for (const { name, command, problem } of failed) {
  const transport = { kind: "stdio" as const, command, args: [], env: [] };
  const { id } = await register({ name, transport, disabled: false, hiddenTools: [] }, {});
  await updateServerState(id, "failed", problem);
}
for (const session of sessions) await createSession(session);
await putOverrides(overrides);
for (const [name, fewer] of Object.entries(shrunk)) {
  const before = (await newestSnapshot(ids.get(name)!))!;
  const tools = before.tools.slice(0, -fewer).map(({ tool }) => tool);
  await keepListing(ids.get(name)!, takeSnapshot({ ...before, tools }, LATER));
}
for (const approval of approvals) {
  const { digest } = (await newestSnapshot(ids.get(approval.server)!))!;
  await addApprovals([{ ...approval, digest }]);
}
process.stdout.write(`${ids.size} servers listed, ${failed.length} not, ${sessions.length} sessions\n`);
