import "server-only";
import { GovernanceSchema, NO_GOVERNANCE, type Governance } from "../core/model/governance";
import { PolicySchema, type Policy } from "../core/model/policy";
import { digestOf } from "../core/text/digest";
import { sayGovernance } from "../core/text/say-governance";
import { audited } from "./audit";
import { database } from "./client";
import { fromText } from "./rows";

/** The workspace's own policies, by name. */
export async function findPolicies(): Promise<Policy[]> {
  const rows = await database.policy.findMany({ orderBy: { id: "asc" } });
  return rows.map((row) => fromText(PolicySchema, row.body));
}

/** Keeps many, all or none; one of the same name takes the place of the old. */
export async function putPolicies(policies: readonly Policy[]): Promise<void> {
  await audited(async (tx, write) => {
    for (const policy of policies) {
      const row = { id: policy.id, body: JSON.stringify(policy) };
      write({ kind: "policy", subject: policy.label, detail: { did: "kept", digest: digestOf(policy) } });
      await tx.policy.upsert({ where: { id: policy.id }, create: row, update: row });
    }
  });
}

export async function deletePolicy(id: string): Promise<void> {
  await audited(async (tx, write) => {
    const { count } = await tx.policy.deleteMany({ where: { id } });
    if (count > 0) write({ kind: "policy", subject: id, detail: { did: "deleted" } });
  });
}

/** The requirements beside the policies. */
export async function findGovernance(): Promise<Governance> {
  const row = await database.governance.findUnique({ where: { id: 1 } });
  return row ? fromText(GovernanceSchema, row.body) : NO_GOVERNANCE;
}

export async function putGovernance(governance: Governance): Promise<void> {
  const row = { id: 1, body: JSON.stringify(governance) };
  await audited(async (tx, write) => {
    write({
      kind: "policy",
      subject: "asked beside the policies",
      detail: { did: "kept", digest: digestOf(governance), asks: sayGovernance(governance) },
    });
    await tx.governance.upsert({ where: { id: 1 }, create: row, update: row });
  });
}
