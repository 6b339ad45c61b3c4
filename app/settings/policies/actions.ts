"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import { findInversions, tablesWith } from "@/lib/core/analysis/severity-tables";
import { GovernanceSchema, NO_GOVERNANCE, tidyGovernance } from "@/lib/core/model/governance";
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
import { deletePolicy, findGovernance, findPolicies, putGovernance, putPolicies } from "@/lib/store/policies";

/** Stores a policy; `instead` is the id of the one that was edited, which is removed when the name is different. */
export const keepPolicy = action(
  "administer",
  z.object({ policy: OwnPolicySchema, instead: z.string().optional() }),
  async ({ policy, instead }): Promise<Outcome<null>> => {
    const kept = toPolicy(policy);
    const others = (await findPolicies()).filter((one) => one.id !== instead);
    if (others.some((one) => one.id === kept.id)) return { problem: `A policy called “${kept.label}” already exists.` };
    const problem = await keep([kept], others);
    if (problem) return { problem };
    if (instead !== undefined && instead !== kept.id) await deletePolicy(instead);
    refresh();
    return { ok: null };
  },
);

export const removePolicy = action(
  "administer",
  z.object({ id: z.string().min(1) }),
  async ({ id }): Promise<Outcome<null>> => {
    await deletePolicy(id);
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
  z.object({ asks: AsksSchema }),
  async ({ asks }): Promise<Outcome<null>> => {
    const hints = asks.hints.map((hint) => (typeof hint === "string" ? { hint } : hint));
    const { severity } = await findGovernance();
    await putGovernance(tidyGovernance(GovernanceSchema.parse({ ...asks, hints, severity })));
    refresh();
    return { ok: null };
  },
);

/** Stores the rows of severity that this organisation changes; null for none. Rows that would reverse the order of the tables are refused. */
export const keepSeverity = action(
  "administer",
  z.object({ rows: SeverityFileSchema.nullable() }),
  async ({ rows }): Promise<Outcome<null>> => {
    const [inversion] = rows ? findInversions(tablesWith(rows)) : [];
    if (inversion) return { problem: `${inversion} Change both rows, or neither.` };
    const { severity: _before, ...asks } = await findGovernance();
    await putGovernance(tidyGovernance(GovernanceSchema.parse({ ...asks, ...(rows && { severity: rows }) })));
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
    const problem = await keep(policies, await findPolicies());
    if (problem) return { problem };
    if (asks) await putGovernance(governance);
    refresh();
    const taken = [
      ...(policies.length > 0 ? [policies.length === 1 ? "1 policy" : `${policies.length} policies`] : []),
      ...(asks ? ["further requirements"] : []),
    ];
    return { ok: { taken: `Imported: ${taken.join(" and ")}.` } };
  },
);

async function keep(policies: readonly Policy[], known: readonly Policy[]): Promise<string | undefined> {
  if (new Set([...known, ...policies].map((one) => one.id)).size > MOST.policies)
    return `There can be at most ${MOST.policies} policies.`;
  await putPolicies(policies);
  return undefined;
}
