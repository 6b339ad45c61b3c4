import * as z from "zod";
import type { Asker } from "@/lib/core/model/asker";
import { actFor, actingFor, actOfOwnAccord } from "@/lib/who";

const ForWhomSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("person"), issuer: z.string(), subject: z.string(), name: z.string() }),
    z.object({ kind: z.literal("token"), id: z.string(), name: z.string() }),
  ])
  .nullable()
  .catch(null);

/** Who caused a job, as the queue keeps it: enough to name them in the audit log, and no permission. Null for what Trefoil does of its own accord. */
export type ForWhom = z.infer<typeof ForWhomSchema>;

export function forWhom(): ForWhom {
  return ForWhomSchema.parse(actingFor());
}

/** Does a job in the name of whoever caused it, and of nobody else whose request happens to be answered at the moment. */
export function doFor<T>(kept: unknown, act: () => T): T {
  const whom = ForWhomSchema.parse(kept);
  if (whom === null) return actOfOwnAccord(act);
  const asker: Asker = whom.kind === "person" ? { ...whom, role: null } : { ...whom, scopes: [] };
  return actFor(asker, act);
}
