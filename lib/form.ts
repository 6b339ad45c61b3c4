import type * as z from "zod";
import type { Outcome } from "@/lib/core/model/outcome";
import { logFault } from "@/lib/log";
import { AuditFailure } from "@/lib/store/audit";

/**
 * The one way a form reaches an action: what arrives is parsed by the schema, or answered with the first problem of every field.
 * Fields are named by their path, `args.0` for the first of a list. What could not be written down was not done, and is answered so.
 */
export function withInput<S extends z.ZodType, T>(schema: S, action: (input: z.output<S>) => Promise<Outcome<T>>) {
  return async (raw: z.input<S>): Promise<Outcome<T>> => {
    const parsed = schema.safeParse(raw);
    if (parsed.success) {
      return action(parsed.data).catch((error: unknown) => {
        if (error instanceof AuditFailure) return { problem: error.message };
        if (isOfRouter(error)) throw error;
        const id = logFault("An action failed", error);
        return {
          problem: `This was not done: a fault of Trefoil's own. The terminal that it runs in says more, under ${id}.`,
        };
      });
    }
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= issue.message;
    return { problem: parsed.error.issues[0]!.message, fields };
  };
}

/** Redirects and "not found" travel as errors to Next's router; it knows them by their digest. */
function isOfRouter(error: unknown): boolean {
  return error instanceof Error && "digest" in error && String(error.digest).startsWith("NEXT_");
}
