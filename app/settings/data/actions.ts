"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import { action } from "@/lib/identity/action";
import { forgetEverything } from "@/lib/jobs/everything";

export const deleteAll = action(
  "administer",
  z.object({
    word: z
      .string()
      .trim()
      .refine((word) => word.toLowerCase() === "delete", "Type “delete” to go on."),
  }),
  async () => {
    await forgetEverything();
    refresh();
    return { ok: null };
  },
);
