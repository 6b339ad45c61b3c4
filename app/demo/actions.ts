"use server";
import { refresh } from "next/cache";
import type { Outcome } from "@/lib/core/model/outcome";
import { loadDemo, removeDemo } from "@/lib/jobs/demo";

export async function openDemo(): Promise<Outcome<{ sessions: number }>> {
  const outcome = await loadDemo();
  refresh();
  return outcome;
}

export async function closeDemo(): Promise<Outcome<null>> {
  await removeDemo();
  refresh();
  return { ok: null };
}
