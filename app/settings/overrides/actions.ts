"use server";
import { refresh } from "next/cache";
import { z } from "zod";
import type { Outcome } from "@/lib/core/model/outcome";
import { compareOverrides, readOverrides } from "@/lib/core/classification/scoring/override-file";
import { withInput } from "@/lib/form";
import { deleteOverride, findOverrides, putOverrides } from "@/lib/store/overrides";

export const takeBack = withInput(z.object({ id: z.string().min(1) }), async ({ id }): Promise<Outcome<null>> => {
  await deleteOverride(id);
  refresh();
  return { ok: null };
});

/** Takes a file's overrides over, each in the place of the known word on the same leg. Who, when and why stay as the file says. */
export const takeOver = withInput(
  z.object({ text: z.string() }),
  async ({ text }): Promise<Outcome<{ taken: string }>> => {
    const { overrides, problems } = readOverrides(text);
    if (overrides.length === 0) return { problem: problems[0]?.message ?? "The file holds no overrides." };
    const changes = compareOverrides(await findOverrides(), overrides).filter(({ effect }) => effect !== "same");
    await putOverrides(changes.map(({ override }) => override));
    refresh();
    return {
      ok: { taken: `${changes.length} ${changes.length === 1 ? "override was" : "overrides were"} taken over.` },
    };
  },
);
