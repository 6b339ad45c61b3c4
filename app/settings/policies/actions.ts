"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import { findInversions, tablesWith } from "@/lib/core/analysis/severity-tables";
import { GovernanceSchema, NO_GOVERNANCE } from "@/lib/core/model/governance";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Policy } from "@/lib/core/model/policy";
import {
  ApprovalRulesSchema,
  GradesSchema,
  HintEntrySchema,
  MOST,
  SeverityFileSchema,
} from "@/lib/core/policy-file/form";
import { OwnPolicySchema, toPolicy } from "@/lib/core/policy-file/own-policy";
import { readPolicyFile } from "@/lib/core/policy-file/read";
import { canonicalJson } from "@/lib/core/text/canonical";
import { action } from "@/lib/identity/action";
import {
  changeGovernance,
  deletePolicy,
  findGovernance,
  findPolicies,
  putPolicies,
  replacePolicy,
} from "@/lib/store/policies";

const VersionSchema = z.string().max(64);

/** Stores a policy; `instead` is the one that was edited, as it was seen, which is removed when the name is different. */
export const keepPolicy = action(
  "administer",
  z.object({ policy: OwnPolicySchema, instead: z.object({ id: z.string(), seen: VersionSchema }).optional() }),
  async ({ policy, instead }): Promise<Outcome<null>> => {
    const kept = toPolicy(policy);
    const others = (await findPolicies()).filter((one) => one.id !== instead?.id);
    if (others.some((one) => one.id === kept.id)) return { problem: `A policy called “${kept.label}” already exists.` };
    const problem = tooMany([kept], others);
    if (problem) return { problem };
    await (instead ? replacePolicy(instead.id, instead.seen, kept) : putPolicies([kept]));
    refresh();
    return { ok: null };
  },
);

export const removePolicy = action(
  "administer",
  z.object({ id: z.string().min(1), seen: VersionSchema }),
  async ({ id, seen }): Promise<Outcome<null>> => {
    await deletePolicy(id, seen);
    refresh();
    return { ok: null };
  },
);

const AsksSchema = z.object({
  hints: z.array(HintEntrySchema).max(MOST.hints),
  grades: GradesSchema,
  approval: ApprovalRulesSchema,
});

/** Stores the requirements beside the policies, replacing the previous ones; rows of severity have a form of their own. */
export const keepGovernance = action(
  "administer",
  z.object({ asks: AsksSchema, seen: VersionSchema }),
  async ({ asks, seen }): Promise<Outcome<null>> => {
    const hints = asks.hints.map((hint) => (typeof hint === "string" ? { hint } : hint));
    await changeGovernance(({ severity }) => GovernanceSchema.parse({ ...asks, hints, severity }), {
      part: "requirements",
      version: seen,
    });
    refresh();
    return { ok: null };
  },
);

/** Stores the rows of severity that this organisation changes; null for none. Rows that would reverse the order of the tables are refused. */
export const keepSeverity = action(
  "administer",
  z.object({ rows: SeverityFileSchema.nullable(), seen: VersionSchema }),
  async ({ rows, seen }): Promise<Outcome<null>> => {
    const [inversion] = rows ? findInversions(tablesWith(rows)) : [];
    if (inversion) return { problem: `${inversion} Change both rows, or neither.` };
    await changeGovernance(
      ({ severity: _before, ...asks }) => GovernanceSchema.parse({ ...asks, ...(rows && { severity: rows }) }),
      { part: "severity", version: seen },
    );
    refresh();
    return { ok: null };
  },
);

/** Imports a file: its policies, each replacing the existing one of the same name, and its other requirements if all of them can be read. */
export const takeOverPolicies = action(
  "administer",
  z.object({ text: z.string() }),
  async ({ text }): Promise<Outcome<{ taken: string }>> => {
    const { policies, governance, problems } = readPolicyFile(text);
    const asks =
      problems.length === 0 &&
      canonicalJson(governance) !== canonicalJson(NO_GOVERNANCE) &&
      canonicalJson(governance) !== canonicalJson(await findGovernance());
    if (policies.length === 0 && !asks) return { problem: problems[0]?.message ?? "There is nothing new in the file." };
    const problem = tooMany(policies, await findPolicies());
    if (problem) return { problem };
    await putPolicies(policies);
    if (asks) await changeGovernance(() => governance);
    refresh();
    const taken = [
      ...(policies.length > 0 ? [policies.length === 1 ? "1 policy" : `${policies.length} policies`] : []),
      ...(asks ? ["further requirements"] : []),
    ];
    return { ok: { taken: `Imported: ${taken.join(" and ")}.` } };
  },
);

function tooMany(policies: readonly Policy[], known: readonly Policy[]): string | undefined {
  const count = new Set([...known, ...policies].map(({ id }) => id)).size;
  return count > MOST.policies ? `There can be at most ${MOST.policies} policies.` : undefined;
}
