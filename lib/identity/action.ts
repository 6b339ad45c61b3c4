import type * as z from "zod";
import type { Outcome } from "../core/model/outcome";
import type { Permission } from "../core/model/permission";
import { logFault } from "../log";
import { AuditFailure } from "../store/audit";
import { actFor } from "../who";
import { admit, Refused } from "./needs";

/**
 * The one way to a server function: whoever asks must have the permission; what arrives is parsed by the schema, or answered with the
 * first problem of every field, which is named by its path, `args.0` for the first of a list. What could not be written down was not done,
 * and is answered so.
 */
export function action<T>(permission: Permission, act: () => Promise<Outcome<T>>): () => Promise<Outcome<T>>;
export function action<S extends z.ZodType, T>(
  permission: Permission,
  schema: S,
  act: (input: z.output<S>) => Promise<Outcome<T>>,
): (raw: z.input<S>) => Promise<Outcome<T>>;
export function action<T>(
  permission: Permission,
  first: z.ZodType | (() => Promise<Outcome<T>>),
  second?: (input: unknown) => Promise<Outcome<T>>,
) {
  return async (raw?: unknown): Promise<Outcome<T>> => {
    try {
      const asker = await admit(permission);
      if (typeof first === "function") return await actFor(asker, first);
      const parsed = first.safeParse(raw);
      return parsed.success ? await actFor(asker, () => second!(parsed.data)) : firstProblems(parsed.error);
    } catch (error) {
      return problemOf(error);
    }
  };
}

function firstProblems(error: z.ZodError): { problem: string; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".")] ??= issue.message;
  return { problem: error.issues[0]!.message, fields };
}

function problemOf(error: unknown): { problem: string } {
  if (error instanceof Refused || error instanceof AuditFailure) return { problem: error.message };
  if (isOfRouter(error)) throw error;
  const id = logFault("An action failed", error);
  return {
    problem: `This was not done: a fault of Trefoil's own. The terminal that it runs in says more, under ${id}.`,
  };
}

/** Redirects and "not found" travel as errors to Next's router; it knows them by their digest. */
function isOfRouter(error: unknown): boolean {
  return error instanceof Error && "digest" in error && String(error.digest).startsWith("NEXT_");
}
