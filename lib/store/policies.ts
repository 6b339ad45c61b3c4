import "server-only";
import { GovernanceSchema, NO_GOVERNANCE, tidyGovernance, type Governance } from "../core/model/governance";
import { PolicySchema, type Policy } from "../core/model/policy";
import { digestOf } from "../core/text/digest";
import { sayGovernance } from "../core/text/say-governance";
import { GOVERNANCE_PARTS, versionOfPart, versionOfPolicy, type GovernancePart } from "../core/policy-file/versions";
import { audited, type Note } from "./audit";
import { changedMeanwhile } from "./changed-meanwhile";
import { database } from "./client";
import type { Prisma } from "./generated/client";
import { fromText } from "./rows";

/** The workspace's own policies, by name. */
export async function findPolicies(): Promise<Policy[]> {
  const rows = await database.policy.findMany({ orderBy: { id: "asc" } });
  return rows.map((row) => fromText(PolicySchema, row.body));
}

/** Keeps many, all or none; one of the same name takes the place of the old. */
export async function putPolicies(policies: readonly Policy[]): Promise<void> {
  await audited(async (tx, write) => {
    for (const policy of policies) await put(tx, write, policy);
  });
}

/**
 * Keeps a policy in the place of the one with this id, whose name may be another.
 * @param seen version of that one as somebody saw it
 * @throws {ChangedMeanwhile} when it is another one by now
 */
export async function replacePolicy(id: string, seen: string, policy: Policy): Promise<void> {
  await audited(async (tx, write) => {
    await checkPolicy(tx, id, seen);
    if (id !== policy.id) await remove(tx, write, id);
    await put(tx, write, policy);
  });
}

/** @throws {ChangedMeanwhile} when it is another one than was `seen` */
export async function deletePolicy(id: string, seen: string): Promise<void> {
  await audited(async (tx, write) => {
    await checkPolicy(tx, id, seen);
    await remove(tx, write, id);
  });
}

type Tx = Prisma.TransactionClient;
type Write = (note: Note) => void;

async function put(tx: Tx, write: Write, policy: Policy): Promise<void> {
  const row = { id: policy.id, body: JSON.stringify(policy) };
  write({ kind: "policy", subject: policy.label, detail: { did: "kept", digest: digestOf(policy), id: policy.id } });
  await tx.policy.upsert({ where: { id: policy.id }, create: row, update: row });
}

async function remove(tx: Tx, write: Write, id: string): Promise<void> {
  const row = await tx.policy.findUnique({ where: { id } });
  if (!row) return;
  await tx.policy.delete({ where: { id } });
  write({ kind: "policy", subject: fromText(PolicySchema, row.body).label, detail: { did: "deleted", id } });
}

async function checkPolicy(tx: Tx, id: string, seen: string): Promise<void> {
  const row = await tx.policy.findUnique({ where: { id } });
  if (versionOfPolicy(row ? fromText(PolicySchema, row.body) : undefined) !== seen)
    throw await changedMeanwhile(tx, "this policy", { kind: "policy" }, { id });
}

/** The requirements beside the policies. */
export async function findGovernance(): Promise<Governance> {
  const row = await database.governance.findUnique({ where: { id: 1 } });
  return row ? fromText(GovernanceSchema, row.body) : NO_GOVERNANCE;
}

/**
 * Changes the requirements from what they are at that moment.
 * @param seen the part that somebody edits, and its version as they saw it
 * @throws {ChangedMeanwhile} when that part is another one by now
 */
export async function changeGovernance(
  change: (now: Governance) => Governance,
  seen?: { part: GovernancePart; version: string },
): Promise<void> {
  await audited(async (tx, write) => {
    const known = await tx.governance.findUnique({ where: { id: 1 } });
    const now = known ? fromText(GovernanceSchema, known.body) : NO_GOVERNANCE;
    if (seen && versionOfPart(now, seen.part) !== seen.version)
      throw await changedMeanwhile(tx, GOVERNANCE_PARTS[seen.part], { kind: "policy", subject: BESIDE }, seen);
    const next = tidyGovernance(change(now));
    const parts = Object.keys(GOVERNANCE_PARTS) as GovernancePart[];
    write({
      kind: "policy",
      subject: BESIDE,
      detail: {
        did: "kept",
        digest: digestOf(next),
        asks: sayGovernance(next),
        changed: parts.filter((part) => versionOfPart(now, part) !== versionOfPart(next, part)),
      },
    });
    const row = { id: 1, body: JSON.stringify(next) };
    await tx.governance.upsert({ where: { id: 1 }, create: row, update: row });
  });
}

/** How the audit log calls the requirements. */
const BESIDE = "asked beside the policies";
