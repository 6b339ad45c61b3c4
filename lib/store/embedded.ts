import "server-only";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { databaseUrl } from "../boot/data-folder.mjs";
import { PrismaClient } from "./generated/client";

/** Every acknowledged write is on the disk; deleting a server deletes what hangs on it; deleted bytes are overwritten. */
const PRAGMAS = "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;";

/** Pragmas hold for one connection, and libSQL opens a fresh one after each transaction: so they are set again there. */
class DurableLibSql extends PrismaLibSql {
  override createClient(config: Parameters<PrismaLibSql["createClient"]>[0]) {
    const client = super.createClient(config);
    const begin = client.transaction.bind(client);
    void client.executeMultiple(PRAGMAS);
    // A read that turns into a write fails at once when another process wrote in between; taking the write lock first waits.
    client.transaction = async () => {
      const transaction = await begin("write");
      await client.executeMultiple(PRAGMAS);
      return transaction;
    };
    return client;
  }
}

/** @param folder data folder */
export function connectEmbedded(folder: string): PrismaClient<"error"> {
  return new PrismaClient({
    adapter: new DurableLibSql({ url: databaseUrl(folder), timeout: 10_000 }),
    log: [{ emit: "event", level: "error" }],
  });
}
