import { openPostgresql } from "@/lib/boot/open-postgresql.mjs";
import type { Content } from "@/lib/core/backup/lines";
import { env } from "@/lib/env";
import { appendAudit } from "@/lib/store/audit";
import { atOneMoment } from "@/lib/store/backup/consistent";
import { EMBEDDED_MIGRATIONS, openOwnData, POSTGRESQL_MIGRATIONS } from "./store-ready";
import { writeBackup } from "./write-backup";

/** Writes a backup of all that is kept, while the app may run. The audit log says so first, and the backup holds that entry. */
export async function backUp(file: string): Promise<Content> {
  if (env.database !== undefined) await openPostgresql(env.database, POSTGRESQL_MIGRATIONS, { apply: false });
  await openOwnData();
  await appendAudit({ kind: "exported", subject: "everything", detail: { as: "a backup" } });
  return atOneMoment(env.data, EMBEDDED_MIGRATIONS, (database) =>
    writeBackup(file, database, new Date().toISOString()),
  );
}
