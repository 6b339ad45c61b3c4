import "server-only";
import type * as z from "zod";

/** Reads a JSON column; null and undefined mean that there is none. */
export function fromText<S extends z.ZodType>(schema: S, text: string): z.infer<S>;
export function fromText<S extends z.ZodType>(schema: S, text: string | null): z.infer<S> | undefined;
export function fromText<S extends z.ZodType>(schema: S, text: string | null): z.infer<S> | undefined {
  return text === null ? undefined : schema.parse(JSON.parse(text));
}

export function toText(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

export function now(): string {
  return new Date().toISOString();
}

/** Empties the journal, which may still hold the bytes of what was deleted. Waits while somebody reads from it. */
export async function emptyJournal(database: { $queryRawUnsafe(query: string): Promise<unknown> }): Promise<void> {
  await database.$queryRawUnsafe("PRAGMA wal_checkpoint(TRUNCATE)");
}
