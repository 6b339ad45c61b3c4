import "server-only";
import { ApprovalSchema, type Approval } from "../core/model/approval";
import type { AuditNote } from "../core/model/audit";
import { withAudit } from "./audit";
import { database } from "./client";
import type { Approval as ApprovalRow } from "./generated/client";

function toApproval(row: ApprovalRow): Approval {
  return ApprovalSchema.parse({ ...row, tool: row.tool ?? undefined, until: row.until ?? undefined, protocolVersion: row.protocolVersion ?? undefined });
}

/** Every decision on a server and its tools, or on all of them: the newest first. */
export async function findApprovals(server?: string): Promise<Approval[]> {
  const rows = await database.approval.findMany({ where: server === undefined ? {} : { server }, orderBy: [{ at: "desc" }, { id: "desc" }] });
  return rows.map(toApproval);
}

/** Keeps decisions and writes them down in the audit log, all or none. Earlier ones stay. */
export async function addApprovals(approvals: readonly Approval[]): Promise<void> {
  await withAudit(approvals.map(noteOf), (tx) => tx.approval.createMany({ data: approvals.map((approval) => ApprovalSchema.parse(approval)) }));
}

function noteOf({ server, tool, digest, decision, by, until, reason, protocolVersion }: Approval): AuditNote {
  const detail = { decision, digest, reason, ...(until ? { until } : {}), ...(protocolVersion ? { protocolVersion } : {}) };
  return { by, kind: "approved", subject: tool === undefined ? server : `${server}/${tool}`, detail };
}
