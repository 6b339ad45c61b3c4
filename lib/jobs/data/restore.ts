import path from "node:path";
import { openStore } from "@/lib/boot/open-data.mjs";
import type { Content } from "@/lib/core/backup/lines";
import { env } from "@/lib/env";
import { KeyProblem, keyFile } from "@/lib/secrets/key-file";
import { prepareSealing } from "@/lib/secrets/seal";
import { NotEmpty, ownStore } from "@/lib/store/backup/fill";
import type { DataPart } from "./content";
import { DataProblem } from "./problem";
import { checkBackup, readBackup, type Backup } from "./read-backup";
import { ownPlace } from "./store-ready";
import { takeIn } from "./take-in";

/** Puts a backup into the database of this Trefoil, which has to be empty. All of the file is read and checked before anything is written. */
export async function restore(file: string): Promise<Content> {
  const { head } = await checkBackup(file);
  await openKeyOf(head.key, file);
  await openStore(env.data, { migrate: true });
  try {
    return await takeIn(ownStore(), contentsOf(file), {
      did: "restored from a backup",
      from: backupName(file, head.at),
    });
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error;
    throw new DataProblem(
      `${ownPlace()} holds data already, which a restore would mix with the backup’s. Name an empty place with TREFOIL_DATA or DATABASE_URL.`,
    );
  }
}

const backupName = (file: string, at: string): string => `${path.basename(file)} of ${at}`;

async function* contentsOf(file: string): AsyncGenerator<DataPart, Content> {
  const { end }: Backup = yield* readBackup(file);
  return end.content;
}

/** The key that the backup was made with has to be in place first: without it, what is sealed in there is lost. */
async function openKeyOf(key: string, file: string): Promise<void> {
  try {
    await prepareSealing({ needed: true, signedBy: key });
  } catch (error) {
    if (!(error instanceof KeyProblem)) throw error;
    throw new DataProblem(
      `${file} was made with a sealing key that ${env.data} does not have. Put the key that was kept for this backup there, as ${keyFile(env.data)}, and restore again.`,
    );
  }
}
