import "server-only";
import { LEG_WORDS } from "../core/model/leg";
import { OverrideSchema, type Override } from "../core/model/verdict";
import { whoActs } from "../who";
import { audited, type Note } from "./audit";
import { changedMeanwhile } from "./changed-meanwhile";
import { database } from "./client";
import type { Override as OverrideRow, Prisma } from "./generated/client";

export type StoredOverride = Override & { id: string };

function toOverride(row: OverrideRow): StoredOverride {
  return { ...OverrideSchema.parse(row), id: row.id };
}

export async function findOverrides(): Promise<StoredOverride[]> {
  const rows = await database.override.findMany({ orderBy: [{ server: "asc" }, { tool: "asc" }, { leg: "asc" }] });
  return rows.map(toOverride);
}

/**
 * One word a leg: a new one takes the place of the old.
 * @param seen when the one was said that somebody saw before; null: there was none, undefined: whatever there is gives way
 * @throws {ChangedMeanwhile} when it is another one by now
 */
export async function putOverride(override: Override, seen?: string | null): Promise<StoredOverride> {
  const { server, tool, leg } = override;
  const key = { server_tool_leg: { server, tool, leg } };
  return audited(async (tx, write) => {
    const known = await tx.override.findUnique({ where: key });
    if (seen !== undefined && (known?.at ?? null) !== seen) throw await overruledMeanwhile(tx, override);
    write(noteOf(override, "set"));
    return toOverride(await tx.override.upsert({ where: key, create: override, update: override }));
  });
}

/** Keeps many that came from a file, all or none; a database that is full or locked leaves everything as it was. */
export async function putOverrides(overrides: readonly Override[]): Promise<void> {
  await audited(async (tx, write) => {
    for (const { server, tool, leg, verdict, by, at, reason } of overrides) {
      const row = { server, tool, leg, verdict, by, at, reason };
      write({ ...noteOf(row, "imported from a file"), by: whoActs() });
      await tx.override.upsert({ where: { server_tool_leg: { server, tool, leg } }, create: row, update: row });
    }
  });
}

/**
 * @param seen when the one was said that somebody saw and takes back
 * @throws {ChangedMeanwhile} when it is another one by now
 */
export async function deleteOverride(id: string, seen?: string): Promise<void> {
  await audited(async (tx, write) => {
    const known = await tx.override.findUnique({ where: { id } });
    if (!known) return;
    if (seen !== undefined && known.at !== seen) throw await overruledMeanwhile(tx, toOverride(known));
    write({ ...noteOf(toOverride(known), "taken back"), by: whoActs() });
    await tx.override.delete({ where: { id } });
  });
}

function overruledMeanwhile(tx: Prisma.TransactionClient, { server, tool, leg }: Override) {
  const what = `the override of “${LEG_WORDS[leg].title}” on ${tool}`;
  return changedMeanwhile(tx, what, { kind: "overridden", subject: `${server}/${tool}` }, { leg });
}

function noteOf({ server, tool, leg, verdict, by, reason }: Override, did: string): Note {
  return {
    by,
    kind: "overridden",
    subject: `${server}/${tool}`,
    detail: { did, user: whoActs(), leg, verdict, saidBy: by, reason },
  };
}
