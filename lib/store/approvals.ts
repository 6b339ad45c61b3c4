import "server-only";
import { ApprovalSchema, type Approval } from "../core/model/approval";
import { whoActs } from "../who";
import { audited, type Note } from "./audit";
import { database } from "./client";
import type { Approval as ApprovalRow } from "./generated/client";

function toApproval(row: ApprovalRow): Approval {
  return ApprovalSchema.parse({
    ...row,
    tool: row.tool ?? undefined,
    until: row.until ?? undefined,
    protocolVersion: row.protocolVersion ?? undefined,
  });
}

/** Every decision on a server and its tools, or on all of them: the newest first. */
export async function findApprovals(server?: string): Promise<Approval[]> {
  const rows = await database.approval.findMany({
    where: server === undefined ? {} : { server },
    orderBy: [{ at: "desc" }, { id: "desc" }],
  });
  return rows.map(toApproval);
}

/**
 * Keeps decisions and writes them down in the audit log, all or none. Earlier ones stay.
 * @param from where they were read, when they were not made here
 */
export async function addApprovals(approvals: readonly Approval[], from?: string): Promise<void> {
  await audited(async (tx, write) => {
    await tx.approval.createMany({ data: approvals.map((approval) => ApprovalSchema.parse(approval)) });
    for (const approval of approvals) write(noteOf(approval, from));
  });
}

function noteOf(
  { server, tool, digest, decision, by, until, reason, protocolVersion, at }: Approval,
  from?: string,
): Note {
  const detail = {
    user: whoActs(),
    decision,
    digest,
    reason,
    ...(until ? { until } : {}),
    ...(protocolVersion ? { protocolVersion } : {}),
    ...(from ? { from, saidBy: by, saidAt: at } : {}),
  };
  return {
    ...(from ? {} : { by }),
    kind: "approved",
    subject: tool === undefined ? server : `${server}/${tool}`,
    detail,
  };
}
