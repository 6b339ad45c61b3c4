"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import { withInput } from "@/lib/form";
import { forgetEverything } from "@/lib/jobs/everything";

export const deleteAll = withInput(
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
