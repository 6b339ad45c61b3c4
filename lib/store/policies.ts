import "server-only";
import { PolicySchema, type Policy } from "../core/model/policy";
import { database } from "./client";
import { fromText } from "./rows";

/** The workspace's own policies, by name. */
export async function findPolicies(): Promise<Policy[]> {
  const rows = await database.policy.findMany({ orderBy: { id: "asc" } });
  return rows.map((row) => fromText(PolicySchema, row.body));
}

/** Keeps many, all or none; one of the same name takes the place of the old. */
export async function putPolicies(policies: readonly Policy[]): Promise<void> {
  await database.$transaction(
    policies.map((policy) => {
      const row = { id: policy.id, body: JSON.stringify(policy) };
      return database.policy.upsert({ where: { id: policy.id }, create: row, update: row });
    }),
  );
}

export async function deletePolicy(id: string): Promise<void> {
  await database.policy.deleteMany({ where: { id } });
}
