"use server";
import { refresh } from "next/cache";
import type { Outcome } from "@/lib/core/model/outcome";
import { deleteStarts } from "@/lib/store/starts";

export async function emptyLog(): Promise<Outcome<null>> {
  await deleteStarts();
  refresh();
  return { ok: null };
}
