import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, inject, test } from "vitest";
import { addressProblem, databaseAddress, placeOf } from "@/lib/boot/database-address.mjs";
import { openPostgresql } from "@/lib/boot/open-postgresql.mjs";
import { StepFailed } from "@/lib/boot/project.mjs";
import { addressOf, freshDatabase, POSTGRESQL_MIGRATIONS, withClient } from "../../support/postgres/server.mjs";

const server = inject("postgres")!;
const PASSWORD = "canary/pass:word@1";
const sockets: Server[] = [];
afterAll(() => sockets.forEach((one) => one.close()));

/** What a start says of a database that it cannot use; never the password. */
async function refused(address: string): Promise<string> {
  const error = await openPostgresql(address, POSTGRESQL_MIGRATIONS).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(StepFailed);
  const { message, stack } = error as StepFailed;
  for (const secret of ["canary", encodeURIComponent(PASSWORD), new URL(server).password])
    expect(`${message}${stack}`).not.toContain(secret);
  return message;
}

/** The same address for somebody else. */
function as(address: string, user: string, password = PASSWORD): string {
  const url = new URL(address);
  [url.username, url.password] = [user, encodeURIComponent(password)];
  return url.href;
}

/** Listens on a port of its own and says what it is told to, byte by byte. */
async function fake(answer: Buffer | null): Promise<string> {
  const listening = createServer((socket) => {
    socket.on("error", () => {});
    if (!answer) return socket.once("data", () => socket.destroy());
    // Whatever is asked after the greeting, the version among it, has this answer.
    socket.once("data", () => {
      socket.write(answer);
      socket.on("data", () => socket.write(OLD_VERSION));
    });
  });
  sockets.push(listening);
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return `postgresql://ada:${encodeURIComponent(PASSWORD)}@127.0.0.1:${(listening.address() as AddressInfo).port}/books`;
}

/** A message of PostgreSQL's protocol. */
function message(kind: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
}
const READY = message("Z", Buffer.from("I"));
const WELCOME = Buffer.concat([message("R", Buffer.alloc(4)), READY]);
const OLD_VERSION = Buffer.concat([
  message(
    "T",
    Buffer.concat([
      Buffer.from([0, 1]),
      Buffer.from("server_version_num\0"),
      Buffer.alloc(6),
      Buffer.from([0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0]),
    ]),
  ),
  message("D", Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 6]), Buffer.from("140012")])),
  message("C", Buffer.from("SHOW\0")),
  READY,
]);

describe("a database that cannot be used is told in words, without its password", () => {
  test("nothing listens, or what does hangs up", async () => {
    const gone = await fake(null);
    expect(await refused(gone)).toContain("cannot be reached. Start it, or correct DATABASE_URL.");
    sockets.pop()!.close();
    expect(await refused(gone)).toContain(`The database ${placeOf(gone)} cannot be reached`);
  });

  test("the password is wrong, or the user or the database is not there", async () => {
    expect(await refused(as(server, "postgres"))).toContain("did not accept the user or the password");
    expect(await refused(as(server, "nobody"))).toContain("did not accept the user or the password");
    expect(await refused(addressOf(server, "missing"))).toContain("There is no database missing at 127.0.0.1");
  });

  test("the user may not make tables", async () => {
    const address = await freshDatabase(server, "template0");
    await withClient(server, (client) => client.query(`CREATE ROLE guest LOGIN PASSWORD '${PASSWORD}'`));
    expect(await refused(as(address, "guest"))).toContain("may not make tables");
    await withClient(address, async (client) => {
      await client.query("GRANT CREATE, USAGE ON SCHEMA public TO guest");
      await client.query(`GRANT CREATE ON DATABASE "${new URL(address).pathname.slice(1)}" TO guest`);
    });
    expect(await openPostgresql(as(address, "guest"), POSTGRESQL_MIGRATIONS)).not.toEqual([]);
  });

  test("a user who does not own the tables may use them, and takes nothing out of the audit log", async () => {
    const address = await freshDatabase(server);
    await withClient(address, async (client) => {
      await client.query(`CREATE ROLE clerk LOGIN PASSWORD '${PASSWORD}'`);
      await client.query("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO clerk");
      await client.query("GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO clerk");
      await client.query("GRANT USAGE ON SCHEMA pgboss TO clerk");
      await client.query("GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO clerk");
    });
    const clerk = as(address, "clerk");
    expect(await openPostgresql(clerk, POSTGRESQL_MIGRATIONS, { apply: false })).toEqual([]);
    expect(await openPostgresql(clerk, POSTGRESQL_MIGRATIONS)).toEqual([]);
    await withClient(clerk, async (client) => {
      await client.query(`INSERT INTO "Policy" VALUES ('a', '{}')`);
      await client.query("INSERT INTO pgboss.job (name) VALUES ('listing')");
      await expect(client.query(`ALTER TABLE "AuditEntry" DISABLE TRIGGER USER`)).rejects.toThrow("must be owner");
      await expect(client.query(`TRUNCATE "AuditEntry"`)).rejects.toThrow("permission denied");
    });
  });

  test("it can only be read", async () => {
    const address = await freshDatabase(server, "template0");
    const { pathname } = new URL(address);
    await withClient(server, (client) =>
      client.query(`ALTER DATABASE "${pathname.slice(1)}" SET default_transaction_read_only = on`),
    );
    expect(await refused(address)).toContain("can only be read");
  });

  test("the server is too old", async () => {
    expect(await refused(await fake(WELCOME))).toContain("runs on PostgreSQL 14. Trefoil needs 15 or later");
  });

  test.each([
    ["mysql://ada:canary@db/books", "takes the address of a PostgreSQL database"],
    ["postgresql://ada:canary%zz@db/books", "takes the address of a PostgreSQL database"],
    ["file:./canary.db", "takes the address of a PostgreSQL database"],
    ["postgresql://ada:canary@db", "takes the address of a PostgreSQL database"],
    ["postgresql://ada:canary/@db/books", "takes the address of a PostgreSQL database"],
    ["postgresql://ada:canary@db/books?schema=mine", "in the schema “public”"],
  ])("%s is no address of one", async (address, words) => {
    expect(await refused(address)).toContain(words);
  });
});

test("an empty variable is none, and the place of a database names neither user nor password", () => {
  expect([databaseAddress({}), databaseAddress({ DATABASE_URL: "" })]).toEqual([undefined, undefined]);
  expect(addressProblem("postgres://ada:canary@db.example/books?schema=public")).toBeNull();
  expect(placeOf("postgres://ada:canary@db.example/books?sslmode=require")).toBe("books at db.example:5432");
});
