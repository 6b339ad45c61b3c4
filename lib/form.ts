import type { z } from "zod";
import type { Outcome } from "@/lib/core/model/outcome";
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
        throw error;
      });
    }
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= issue.message;
    return { problem: parsed.error.issues[0]!.message, fields };
  };
}
