"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import { endpointAddress } from "@/lib/advisor/address";
import { ask } from "@/lib/advisor/ask";
import { advisorRuns } from "@/lib/advisor/runs";
import { planFor } from "@/lib/advisor/workspace";
import { viewPlan, type PlanView } from "@/lib/core/advisor/plan";
import type { Outcome } from "@/lib/core/model/outcome";
import { Secret } from "@/lib/core/model/secret";
import { action } from "@/lib/identity/action";
import { seal, unseal } from "@/lib/secrets/seal";
import { findSealedAdvisorKey, getAdvisor, putAdvisor, switchAdvisor } from "@/lib/store/advisor";
import { appendAudit } from "@/lib/store/audit";
import { findOpinions, forgetOpinions, putOpinions } from "@/lib/store/opinions";
import { putOverride } from "@/lib/store/overrides";
import { ChoiceInput, ConfirmInput, QuestionInput, SettingsInput, StartInput } from "./inputs";

const OFF = { problem: "The advisor is off. Nothing is sent while it is." };

export const saveSettings = action(
  "administer",
  SettingsInput,
  async ({
    kind,
    address: typed,
    model,
    key,
    forgetKey,
    inputPrice,
    outputPrice,
  }): Promise<Outcome<{ keyForgotten: boolean }>> => {
    const address = endpointAddress(kind, typed);
    if ("problem" in address) return { problem: address.problem, fields: { address: address.problem } };
    const before = await getAdvisor();
    // A key is only used for the host that it was entered for.
    const elsewhere = before !== null && before.hasKey && new URL(before.address).origin !== address.ok.origin;
    const sealed = key ? seal(new Secret(key)) : forgetKey || elsewhere ? null : undefined;
    const prices =
      inputPrice !== undefined && outputPrice !== undefined
        ? { prices: { input: inputPrice, output: outputPrice } }
        : {};
    await putAdvisor({ on: before?.on ?? false, kind, address: address.ok.href, model, ...prices }, sealed);
    refresh();
    return { ok: { keyForgotten: !key && elsewhere } };
  },
);

export const switchOn = action("administer", z.object({ on: z.boolean() }), async ({ on }): Promise<Outcome<null>> => {
  if (!on) advisorRuns().cancel();
  await switchAdvisor(on);
  refresh();
  return { ok: null };
});

export const previewPlan = action("edit", ChoiceInput, async (choice): Promise<Outcome<PlanView>> => {
  const settings = await getAdvisor();
  if (!settings?.on) return OFF;
  return { ok: viewPlan(settings.address, await planFor(settings, choice)) };
});

/** One request body, exactly as it would be sent. */
export const readQuestion = action("edit", QuestionInput, async ({ server, digest }): Promise<Outcome<string>> => {
  const settings = await getAdvisor();
  if (!settings) return OFF;
  const { questions } = await planFor(settings, { servers: [server], which: "all", again: true });
  const found = questions.find((one) => one.digest === digest);
  return found ? { ok: found.body } : { problem: "This tool has changed since. Preview again." };
});

export const startAsking = action("edit", StartInput, async ({ digest, ...choice }): Promise<Outcome<null>> => {
  const settings = await getAdvisor();
  if (!settings?.on) return OFF;
  const plan = await planFor(settings, choice);
  if (plan.digest !== digest)
    return { problem: "Something changed since the preview. Nothing was sent; preview again." };
  const key = await openKey();
  if (key === "lost") return { problem: "The key can no longer be decrypted. Enter it again." };
  const endpoint = { kind: settings.kind, address: new URL(settings.address), key };
  await appendAudit({
    kind: "advisor",
    subject: settings.address,
    detail: {
      did: "asked",
      model: settings.model,
      questions: plan.questions.length,
      plan: plan.digest,
      servers: choice.servers,
    },
  });
  const started = advisorRuns().start(
    plan.questions,
    (body, signal) => ask(endpoint, body, { signal }),
    async ({ serverId, server, tool, digest: of }, said) => {
      const at = new Date().toISOString();
      await putOpinions(
        serverId,
        said.map((one) => ({ server, tool: tool.name, digest: of, ...one, model: settings.model, at })),
      );
    },
  );
  return started ? { ok: null } : { problem: "A run is already in progress." };
});

async function openKey(): Promise<Secret | "lost" | undefined> {
  const sealed = await findSealedAdvisorKey();
  try {
    return sealed === null ? undefined : unseal(sealed);
  } catch {
    return "lost";
  }
}

export const cancelAsking = action("edit", async (): Promise<Outcome<null>> => {
  advisorRuns().cancel();
  await advisorRuns().settled();
  refresh();
  return { ok: null };
});

/** A person adopts a model's opinion: from then on it is an override of theirs. */
export const confirmOpinion = action(
  "review",
  ConfirmInput,
  async ({ server, digest, leg, by, note }): Promise<Outcome<null>> => {
    const opinion = (await findOpinions()).find(
      (one) => one.server === server && one.digest === digest && one.leg === leg,
    );
    if (!opinion) return { problem: "This opinion has been deleted in the meantime." };
    const { tool, verdict, model, reason, at } = opinion;
    const words = `Confirms ${model} of ${at.slice(0, 10)}${reason ? `: “${reason}”` : "."}`;
    await putOverride({
      server,
      tool,
      leg,
      verdict,
      by,
      at: new Date().toISOString(),
      reason: note ? `${note} (${words})` : words,
    });
    refresh();
    return { ok: null };
  },
);

export const forgetAll = action("administer", async (): Promise<Outcome<null>> => {
  await forgetOpinions();
  refresh();
  return { ok: null };
});
