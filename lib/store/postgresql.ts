import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import type { PrismaClient } from "./generated/client";
import { getPrismaClientClass } from "./generated/internal/class-postgresql";

const POOL = {
  /** Connections of one copy of the app; told to operators, who set `max_connections` by it. */
  max: 10,
  /** Milliseconds to wait for a connection: a new one, or one that others of this copy use. */
  connectionTimeoutMillis: 20_000,
  application_name: "trefoil",
};

/** @param address with its password */
export function connectPostgresql(address: string): PrismaClient<"error"> {
  const Client = getPrismaClientClass();
  // A connection that breaks while nobody uses it is no fault: the next query opens another.
  return new Client({
    adapter: new PrismaPg({ connectionString: address, ...POOL }, { onPoolError: () => {} }),
    log: [{ emit: "event", level: "error" }],
  });
}
