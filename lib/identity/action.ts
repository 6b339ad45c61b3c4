import type * as z from "zod";
import type { Outcome } from "../core/model/outcome";
import type { Permission } from "../core/model/permission";
import { logFault } from "../log";
import { AuditFailure } from "../store/audit";
import { ChangedMeanwhile } from "../store/changed-meanwhile";
import { actFor } from "../who";
import { admit, Refused } from "./needs";

/**
 * The only way to a server function: whoever asks must have the permission, and the input is parsed by the schema or answered with the
 * first problem of every field. A field is named by its path: `args.0` is the first item of a list. What could not be recorded was not
 * done, and the answer says so.
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

/** Errors whose message is for the person who asked. */
const SAID = [Refused, AuditFailure, ChangedMeanwhile];

function firstProblems(error: z.ZodError): { problem: string; fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".")] ??= issue.message;
  return { problem: error.issues[0]!.message, fields };
}

function problemOf(error: unknown): { problem: string } {
  if (SAID.some((kind) => error instanceof kind)) return { problem: (error as Error).message };
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
