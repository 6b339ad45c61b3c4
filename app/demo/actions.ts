"use server";
import { refresh } from "next/cache";
import type { Outcome } from "@/lib/core/model/outcome";
import { loadDemo, removeDemo } from "@/lib/jobs/demo";
import { action } from "@/lib/identity/action";

export const openDemo = action("edit", async (): Promise<Outcome<{ sessions: number }>> => {
  const outcome = await loadDemo();
  refresh();
  return outcome;
});

export const closeDemo = action("administer", async (): Promise<Outcome<null>> => {
  await removeDemo();
  refresh();
  return { ok: null };
});
