"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import type { Outcome } from "@/lib/core/model/outcome";
import { carryOver } from "@/lib/core/classification/reviewed/carry-over";
import { compareOverrides, readOverrides } from "@/lib/core/classification/scoring/override-file";
import { serversHere } from "@/lib/jobs/servers-here";
import { action } from "@/lib/identity/action";
import { deleteOverride, findOverrides, putOverrides } from "@/lib/store/overrides";

export const takeBack = action(
  "review",
  z.object({ id: z.string().min(1), seen: z.string().max(60) }),
  async ({ id, seen }): Promise<Outcome<null>> => {
    await deleteOverride(id, seen);
    refresh();
    return { ok: null };
  },
);

/** Imports a file's overrides, each replacing the existing one for the same leg. Who, when and why stay as the file says. */
export const takeOver = action(
  "administer",
  z.object({ text: z.string() }),
  async ({ text }): Promise<Outcome<{ taken: string }>> => {
    const { overrides: filed, problems } = readOverrides(text);
    const { overrides, left } = carryOver(filed, await serversHere());
    if (filed.length === 0) return { problem: problems[0]?.message ?? "There are no overrides in the file." };
    const changes = compareOverrides(await findOverrides(), overrides).filter(({ effect }) => effect !== "same");
    await putOverrides(changes.map(({ override }) => override));
    refresh();
    const taken = `${changes.length} ${changes.length === 1 ? "override was" : "overrides were"} imported.`;
    const other = `${left.length} ${left.length === 1 ? "was" : "were"} left out, because the tool was defined differently then.`;
    return { ok: { taken: left.length > 0 ? `${taken} ${other}` : taken } };
  },
);
