import type { LoggedEntry, ReviewBody } from "@/lib/core/model/review";
import { HeldShareSchema, KeptLogSchema, type HeldShare } from "@/lib/core/model/share";
import type { Shared } from "@/lib/core/share/kinds";
import { followChain, headOf } from "@/lib/core/reviews/chain";
import { IV_BYTES, KEY_BYTES } from "@/lib/core/share/seal";
import { call, Closed, Conflict, type Route } from "./call";
import { openEntry, openSnapshot, sealEntry } from "@/lib/core/share/stored";

const TRIES = 4;

export const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));
export const newKey = (): Uint8Array => randomBytes(KEY_BYTES);
export const newIv = (): Uint8Array => randomBytes(IV_BYTES);

export type OpenedShare = { held: HeldShare; report: Shared; log: LoggedEntry[]; refused: number };

/** Fetches what is stored and opens it here. Opening is counted by a separate request, so that a program that only fetches the link does not count. */
export async function openShare(client: Route, key: Uint8Array): Promise<OpenedShare> {
  const held = HeldShareSchema.parse(await call(client, "GET", ""));
  const opened = await openSnapshot(held.sealed, key);
  if (!opened.ok) throw new Closed(opened.problem, false);
  const read = await readEntries(client, key);
  if (held.right !== "owner") await call(client, "POST", "/opens", {});
  return { held, report: opened.report, log: read.log, refused: read.refused };
}

/** The log as far as it can be opened and is unbroken; the rest is counted and ignored. */
export async function readEntries(
  client: Route,
  key: Uint8Array,
): Promise<{ log: LoggedEntry[]; refused: number; next: number }> {
  const kept = KeptLogSchema.parse(await call(client, "GET", "/log"));
  const entries = await Promise.all(
    kept.map(async ({ through, sealed }) => ({ through, entry: await openEntry(sealed, key) })),
  );
  const readable = entries.filter((one): one is LoggedEntry => one.entry !== undefined);
  const { log, refused } = followChain(readable);
  return { log, refused: refused + kept.length - readable.length, next: kept.length };
}

/** Appends an entry; when somebody else was quicker, behind theirs. */
export async function write(client: Route, key: Uint8Array, by: string, body: ReviewBody): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { log, next } = await readEntries(client, key);
    const sealed = await sealEntry({ prev: headOf(log), at: new Date().toISOString(), by, body }, { key, iv: newIv() });
    try {
      return void (await call(client, "POST", "/log", { seq: next, sealed }));
    } catch (error) {
      if (attempt >= TRIES || !(error instanceof Conflict)) throw error;
    }
  }
}
