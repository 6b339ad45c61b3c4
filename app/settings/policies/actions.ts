"use server";
import { refresh } from "next/cache";
import { z } from "zod";
import type { Outcome } from "@/lib/core/model/outcome";
import { MOST_POLICIES, OwnPolicySchema, toPolicy } from "@/lib/core/policy-file/own-policy";
import { readPolicyFile } from "@/lib/core/policy-file/read";
import type { Policy } from "@/lib/core/model/policy";
import { withInput } from "@/lib/form";
import { deletePolicy, findPolicies, putPolicies } from "@/lib/store/policies";

/** Keeps a policy; `instead` is the id of the one that was changed, which goes when the name is another. */
export const keepPolicy = withInput(z.object({ policy: OwnPolicySchema, instead: z.string().optional() }), async ({ policy, instead }): Promise<Outcome<null>> => {
  const kept = toPolicy(policy);
  const others = (await findPolicies()).filter((one) => one.id !== instead);
  if (others.some((one) => one.id === kept.id)) return { problem: `There is a policy called “${kept.label}” already.` };
  const problem = await keep([kept], others);
  if (problem) return { problem };
  if (instead !== undefined && instead !== kept.id) await deletePolicy(instead);
  refresh();
  return { ok: null };
});

export const removePolicy = withInput(z.object({ id: z.string().min(1) }), async ({ id }): Promise<Outcome<null>> => {
  await deletePolicy(id);
  refresh();
  return { ok: null };
});

/** Takes a file's policies over, each in the place of the known one of the same name. */
export const takeOverPolicies = withInput(z.object({ text: z.string() }), async ({ text }): Promise<Outcome<{ taken: number }>> => {
  const { policies, problems } = readPolicyFile(text);
  if (policies.length === 0) return { problem: problems[0]?.message ?? "The file holds no policies." };
  const problem = await keep(policies, await findPolicies());
  if (problem) return { problem };
  refresh();
  return { ok: { taken: policies.length } };
});

async function keep(policies: readonly Policy[], known: readonly Policy[]): Promise<string | undefined> {
  if (new Set([...known, ...policies].map((one) => one.id)).size > MOST_POLICIES) return `At most ${MOST_POLICIES} policies are kept.`;
  await putPolicies(policies);
  return undefined;
}
