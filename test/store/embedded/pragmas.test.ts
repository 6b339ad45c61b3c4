import { expect, test } from "vitest";
import { useThrowAwayData } from "../throw-away-data";

await useThrowAwayData();
const { database } = await import("@/lib/store/client");

test("every connection syncs each commit, checks references and waits for a lock, also the one after a transaction", async () => {
  const pragmas = async () => {
    const read = async (name: string) =>
      Object.values((await database.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`))[0] ?? {})[0];
    return {
      mode: await read("journal_mode"),
      sync: Number(await read("synchronous")),
      references: Number(await read("foreign_keys")),
      overwrites: Number(await read("secure_delete")),
      wait: Number(await read("busy_timeout")),
    };
  };
  const wanted = { mode: "wal", sync: 2, references: 1, overwrites: 1, wait: 10_000 };
  expect(await pragmas()).toEqual(wanted);
  await database.$transaction(async (tx) => tx.session.count());
  expect(await pragmas()).toEqual(wanted);
});
