import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { migrate } from "@/lib/boot/migrate.mjs";

export const MIGRATIONS = path.resolve(import.meta.dirname, "../../prisma/migrations");

/** A fresh data folder with an empty database, which the store of this test file uses. Import the store after it. */
export async function useThrowAwayData(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "trefoil-store-"));
  process.env["TREFOIL_DATA"] = folder;
  await migrate(folder, MIGRATIONS);
  afterAll(async () => {
    const { database } = await import("@/lib/store/client");
    await database.$disconnect();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
