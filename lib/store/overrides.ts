import "server-only";
import { OverrideSchema, type Override } from "../core/model/verdict";
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
  return toOverride(await database.override.upsert({ where: key, create: override, update: override }));
}

/** Keeps many, all or none; a database that is full or locked leaves everything as it was. */
export async function putOverrides(overrides: readonly Override[]): Promise<void> {
  await database.$transaction(
    overrides.map(({ server, tool, leg, verdict, by, at, reason }) => {
      const row = { server, tool, leg, verdict, by, at, reason };
      return database.override.upsert({ where: { server_tool_leg: { server, tool, leg } }, create: row, update: row });
    }),
  );
}

export async function deleteOverride(id: string): Promise<void> {
  await database.override.deleteMany({ where: { id } });
}
