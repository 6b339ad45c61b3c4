/** Registers what a workspace is described to hold, through the app's own code, so that every row is as a person's own clicks leave it. */
import { text } from "node:stream/consumers";
import { readToolset } from "@/lib/core/importers/toolset";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { keepListing } from "@/lib/jobs/keep-listing";
import { register, registerGiven } from "@/lib/jobs/register";
import { prepareSealing } from "@/lib/secrets/seal";
import { addApprovals } from "@/lib/store/approvals";
import { putOverrides } from "@/lib/store/overrides";
import { updateServerState } from "@/lib/store/servers";
import { createSession } from "@/lib/store/sessions";
import { newestSnapshot } from "@/lib/store/snapshots/snapshots";
import { madeUpWorkspace } from "./made-up-workspace";
import { WorkspaceSchema } from "./workspace";
import { closeListing } from "@/lib/core/snapshots/closed";

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
  await keepListing(ids.get(name)!, closeListing(takeSnapshot({ ...before, tools }, LATER)));
}
for (const approval of approvals) {
  const { digest } = (await newestSnapshot(ids.get(approval.server)!))!;
  await addApprovals([{ ...approval, digest }]);
}
process.stdout.write(`${ids.size} servers listed, ${failed.length} not, ${sessions.length} sessions\n`);
