import "server-only";
import * as z from "zod";
import { ScopeSchema, type Scope } from "../core/model/permission";
import { whoActs } from "../who";
import { audited } from "./audit";
import { database } from "./client";
import type { ApiToken as TokenRow } from "./generated/client";
import { fromText, now } from "./rows";

/** A token as stored: never the token itself. */
export type ApiToken = Omit<TokenRow, "scopes" | "digest"> & { scopes: Scope[] };

/** Milliseconds. When a token was last used is written down no more often than this. */
const USE_GRAIN = 60_000;

export type NewToken = { name: string; scopes: readonly Scope[]; expiresAt: string; digest: string };

export async function createToken({ name, scopes, expiresAt, digest }: NewToken): Promise<void> {
  await audited(async (tx, write) => {
    const row = await tx.apiToken.create({
      data: { name, digest, expiresAt, scopes: JSON.stringify(scopes), createdAt: now(), createdBy: whoActs() },
    });
    write({
      kind: "access",
      subject: name,
      detail: { did: "token created", id: row.id, scopes: [...scopes], expiresAt },
    });
  });
}

/** The newest first. */
export async function findTokens(): Promise<ApiToken[]> {
  const rows = await database.apiToken.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    omit: { digest: true },
  });
  return rows.map((row) => ({ ...row, scopes: scopesOf(row.scopes) }));
}

/** A token is worth nothing from the next request on. False when there is none of this id that was worth anything. */
export async function revokeToken(id: string): Promise<boolean> {
  return audited(async (tx, write) => {
    const row = await tx.apiToken.findUnique({ where: { id } });
    const { count } = await tx.apiToken.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now() } });
    if (row && count > 0) write({ kind: "access", subject: row.name, detail: { did: "token revoked", id } });
    return count > 0;
  });
}

/** The token with this digest, if it is worth anything now. */
export async function useToken(digest: string): Promise<{ id: string; name: string; scopes: Scope[] } | undefined> {
  const row = await database.apiToken.findUnique({ where: { digest } });
  const at = now();
  if (!row || row.revokedAt !== null || row.expiresAt <= at) return undefined;
  const before = new Date(Date.parse(at) - USE_GRAIN).toISOString();
  if (row.lastUsedAt === null || row.lastUsedAt < before)
    await database.apiToken.updateMany({ where: { digest }, data: { lastUsedAt: at } });
  return { id: row.id, name: row.name, scopes: scopesOf(row.scopes) };
}

const scopesOf = (text: string): Scope[] => fromText(z.array(ScopeSchema), text);
