import { existsSync } from "node:fs";
import path from "node:path";
import { placeOf } from "@/lib/boot/database-address.mjs";
import { inProject } from "@/lib/boot/project.mjs";
import { env } from "@/lib/env";
import { prepareSealing } from "@/lib/secrets/seal";
import { keyInUse } from "@/lib/store/key-in-use";
import { DataProblem } from "./problem";

export const EMBEDDED_MIGRATIONS = inProject("prisma", "migrations");
export const POSTGRESQL_MIGRATIONS = inProject("prisma", "postgresql");

/** What everything is kept in, in words. */
export const ownPlace = (): string => (env.database === undefined ? env.data : `the database ${placeOf(env.database)}`);

/** There is data, and its key opens. */
export async function openOwnData(): Promise<void> {
  if (env.database === undefined && !existsSync(path.join(env.data, "trefoil.db")))
    throw new DataProblem(`There is no data in ${env.data}. Name another folder with TREFOIL_DATA.`);
  await prepareSealing(await keyInUse());
}
