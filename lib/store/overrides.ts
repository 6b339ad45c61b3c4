import "server-only";
import { OverrideSchema, type Override } from "../core/model/verdict";
import { whoActs } from "../who";
import { audited, type Note } from "./audit";
import { database } from "./client";
import type { Override as OverrideRow } from "./generated/client";

export type StoredOverride = Override & { id: string };

function toOverride(row: OverrideRow): StoredOverride {
  return { ...OverrideSchema.parse(row), id: row.id };
}

export async function findOverrides(): Promise<StoredOverride[]> {
  const rows = await database.override.findMany({ orderBy: [{ server: "asc" }, { tool: "asc" }, { leg: "asc" }] });
  return rows.map(toOverride);
}

/** One word a leg: a new one takes the place of the old. */
export async function putOverride(override: Override): Promise<StoredOverride> {
  const { server, tool, leg } = override;
  const key = { server_tool_leg: { server, tool, leg } };
  return audited(async (tx, write) => {
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

export async function deleteOverride(id: string): Promise<void> {
  await audited(async (tx, write) => {
    const known = await tx.override.findUnique({ where: { id } });
    if (!known) return;
    write({ ...noteOf(toOverride(known), "taken back"), by: whoActs() });
    await tx.override.delete({ where: { id } });
  });
}

function noteOf({ server, tool, leg, verdict, by, reason }: Override, did: string): Note {
  return {
    by,
    kind: "overridden",
    subject: `${server}/${tool}`,
    detail: { did, user: whoActs(), leg, verdict, saidBy: by, reason },
  };
}
