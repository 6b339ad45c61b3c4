import { existsSync } from "node:fs";
import { openPostgresql } from "@/lib/boot/open-postgresql.mjs";
import { env } from "@/lib/env";
import type { KeyPlace } from "@/lib/secrets/open-key";
import { keyPlace, replaceKey, saveKey } from "@/lib/secrets/seal";
import { appendAudit, KeyWasReplaced } from "@/lib/store/audit";
import { AnotherReplacement, resealEverything, type Resealed } from "@/lib/store/backup/reseal";
import { migrate } from "@/lib/boot/migrate.mjs";
import { DataProblem } from "./problem";
import { EMBEDDED_MIGRATIONS, openOwnData, POSTGRESQL_MIGRATIONS } from "./store-ready";

/** Replaces the sealing key: everything is sealed anew in one transaction. An app that runs meanwhile can write nothing until it is started again. */
export async function rotate(): Promise<Resealed & { before: string; place: KeyPlace }> {
  await openOwnData();
  if (env.database !== undefined) await openPostgresql(env.database, POSTGRESQL_MIGRATIONS, { apply: false });
  else await migrate(env.data, EMBEDDED_MIGRATIONS);
  try {
    const { done, before } = await replaceKey(resealEverything);
    return { ...done, before, place: keyPlace() };
  } catch (error) {
    if (error instanceof KeyWasReplaced || error instanceof AnotherReplacement)
      throw new DataProblem("The sealing key was replaced by another command at the same time. Nothing more was done.");
    throw error;
  }
}

/** Writes the sealing key into a new file. */
export async function save(file: string): Promise<void> {
  await openOwnData();
  if (existsSync(file)) throw new DataProblem(`${file} is there already. Name a new file.`);
  await appendAudit({ kind: "exported", subject: "the sealing key", detail: { as: "a file" } });
  saveKey(file);
}
