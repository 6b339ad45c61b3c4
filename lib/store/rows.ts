import "server-only";
import type * as z from "zod";
import { database, onPostgresql } from "./client";

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

/** Finds a part of a text, whether its plain letters are upper or lower case, as SQLite does by itself. */
export function containing(text: string): { contains: string } {
  if (!onPostgresql) return { contains: text };
  const plain = { contains: text.replaceAll("\\", "\\\\"), mode: "insensitive" };
  return plain;
}

/**
 * Empties the journal, which may still hold the bytes of what was deleted. Waits while somebody reads from it. PostgreSQL does so by itself, in
 * its own time, and cannot be told to.
 */
export async function emptyJournal(): Promise<void> {
  if (!onPostgresql) await database.$queryRawUnsafe("PRAGMA wal_checkpoint(TRUNCATE)");
}
