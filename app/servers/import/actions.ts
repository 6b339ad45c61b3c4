"use server";
import { z } from "zod";
import { consentHref } from "@/components/servers/consent-href";
import type { Outcome } from "@/lib/core/model/outcome";
import { action } from "@/lib/identity/action";
import { importFiles as importChosen, previewFiles as lookInto } from "@/lib/jobs/import-files";

/** The browser leaves out what is larger; the server checks it all the same. */
const SourceInput = z.union([
  z.object({ machine: z.literal(true) }),
  z.object({
    files: z
      .array(z.object({ path: z.string().max(1_000), text: z.string().max(1_000_000, "A file is larger than 1 MB.") }))
      .max(2_000, "At most 2,000 files."),
  }),
]);

const ChoiceInput = z.object({
  source: SourceInput,
  chosen: z.array(z.string()).max(1_000),
  servers: z.array(z.string()).max(1_000),
  into: z
    .union([
      z.object({
        name: z.string().trim().min(1, "Give the session a name.").max(120, "A name has at most 120 characters."),
        host: z.string().max(60),
      }),
      z.object({ sessionId: z.string().max(60) }),
    ])
    .nullable(),
});

export const previewFiles = action("edit", SourceInput, lookInto);

export const importFiles = action("edit", ChoiceInput, async (input): Promise<Outcome<{ next: string }>> => {
  const outcome = await importChosen(input);
  if ("problem" in outcome) return outcome;
  const { serverIds, sessionId } = outcome.ok;
  if (sessionId !== undefined)
    return { ok: { next: serverIds.length > 0 ? `/servers/consent?session=${sessionId}` : `/sessions/${sessionId}` } };
  return { ok: { next: serverIds.length > 0 ? consentHref(serverIds) : "/servers" } };
});
