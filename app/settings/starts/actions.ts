"use server";
import { refresh } from "next/cache";
import type { Outcome } from "@/lib/core/model/outcome";
import { deleteStarts } from "@/lib/store/starts";
import { action } from "@/lib/identity/action";

export const emptyLog = action("administer", async (): Promise<Outcome<null>> => {
  await deleteStarts();
  refresh();
  return { ok: null };
});
