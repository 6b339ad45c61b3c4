"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import * as z from "zod";
import { LegSchema } from "@/lib/core/model/leg";
import type { Outcome } from "@/lib/core/model/outcome";
import { RightSchema, type Minted } from "@/lib/core/model/share";
import { VerdictWordSchema } from "@/lib/core/model/verdict";
import { action } from "@/lib/identity/action";
import { mintFor, withdrawShare } from "@/lib/jobs/own-shares";
import { Refusal } from "@/lib/shares/share-store";
import { putOverride } from "@/lib/store/overrides";
import { getOwnShare } from "@/lib/store/own-shares";

const IdSchema = z.string().min(1).max(64);
const GONE = { problem: "This share has been deleted in the meantime." };

/** One more link to a share, for one more person. Its secret is in the answer and nowhere else. */
export const mintLink = action(
  "edit",
  z.object({ id: IdSchema, right: RightSchema, expiresAt: z.iso.datetime(), label: z.string().trim().max(120) }),
  async ({ id, ...link }): Promise<Outcome<Minted>> => {
    const own = await getOwnShare(id);
    if (!own) return GONE;
    try {
      return { ok: await mintFor(own, link) };
    } catch (error) {
      return refused(error);
    }
  },
);

/** Takes a share back for good: snapshot, log and links. */
export const withdraw = action("edit", z.object({ id: IdSchema }), async ({ id }): Promise<Outcome<null>> => {
  try {
    await withdrawShare(id);
  } catch (error) {
    return refused(error);
  }
  redirect("/reviews");
});

/** Turns a reviewer's proposal into an override by the owner, which holds in every session. */
export const takeOver = action(
  "review",
  z.object({
    server: z.string().min(1),
    tool: z.string().min(1),
    leg: LegSchema,
    verdict: VerdictWordSchema,
    by: z.string().trim().min(1, "Enter your name.").max(120),
    reason: z.string().trim().min(1).max(2200),
  }),
  async (word): Promise<Outcome<null>> => {
    await putOverride({ ...word, at: new Date().toISOString() });
    refresh();
    return { ok: null };
  },
);

function refused(error: unknown): { problem: string } {
  if (error instanceof Refusal) return { problem: error.message };
  throw error;
}
