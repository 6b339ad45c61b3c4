"use server";
import * as z from "zod";
import { EXPORTERS } from "@/lib/core/exporters";
import { PlanSchema } from "@/lib/core/exporters/plan-schema";
import { action } from "@/lib/identity/action";
import { changedFile, findFixable, fixFound } from "@/lib/jobs/fix-config";

const ClientSchema = z.enum(EXPORTERS.map(({ id }) => id));
const TextSchema = z
  .object({ text: z.string().max(5_000_000, "The file is larger than 5 MB."), fileName: z.string().max(4000) })
  .optional();
const FixSchema = z.object({
  client: ClientSchema,
  plan: PlanSchema,
  paths: z.object({ config: z.string().max(4000).optional(), settings: z.string().max(4000).optional() }),
  texts: z.object({ config: TextSchema, settings: TextSchema }),
});

/** The files of a client on this machine that a fix can be written into. */
export const findClientFiles = action("edit", z.object({ client: ClientSchema }), async ({ client }) => ({
  ok: await findFixable(client),
}));

export const fixClientFiles = action("edit", FixSchema, fixFound);

export const changeClientFile = action(
  "edit",
  FixSchema.extend({ role: z.enum(["config", "settings", "policy", "agent"]) }),
  ({ role, ...request }) => changedFile(request, role),
);
