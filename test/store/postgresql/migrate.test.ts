import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PgBoss from "pg-boss";
import { afterAll, beforeEach, describe, expect, inject, test } from "vitest";
import { forPostgresql } from "@/lib/boot/generate.mjs";
import { openPostgresql } from "@/lib/boot/open-postgresql.mjs";
import { connectForEngine, sqlBetween } from "@/prisma/schema-engine";
import { freshDatabase, POSTGRESQL_MIGRATIONS, withClient } from "../../support/postgres/server.mjs";
import { SCHEMA } from "../throw-away-data";

const scratch = mkdtempSync(path.join(tmpdir(), "trefoil-migrate-"));
const migrations = path.join(scratch, "migrations");
let address: string;

beforeEach(async () => {
  rmSync(migrations, { recursive: true, force: true });
  writeMigration("0001_shelf", `CREATE TABLE "Shelf" ("id" TEXT PRIMARY KEY);`);
  address = await freshDatabase(inject("postgres")!, "template0");
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function writeMigration(name: string, sql: string): void {
  mkdirSync(path.join(migrations, name), { recursive: true });
  writeFileSync(path.join(migrations, name, "migration.sql"), sql);
}

const query = (sql: string) => withClient(address, async (client) => (await client.query(sql)).rows as object[]);

describe("bringing a PostgreSQL database up to date", () => {
  test("applies each migration once, in the order of their names, and keeps what is there", async () => {
    writeMigration("0002_book", `CREATE TABLE "Book" ("id" TEXT PRIMARY KEY, "shelf" TEXT REFERENCES "Shelf" ("id"));`);
    expect(await openPostgresql(address, migrations)).toEqual(["0001_shelf", "0002_book"]);
    await query(`INSERT INTO "Shelf" VALUES ('a')`);
    expect(await openPostgresql(address, migrations)).toEqual([]);
    writeMigration("0003_more", `ALTER TABLE "Book" ADD COLUMN "title" TEXT;`);
    expect(await openPostgresql(address, migrations)).toEqual(["0003_more"]);
    expect(await query(`SELECT "id" FROM "Shelf"`)).toEqual([{ id: "a" }]);
  });

  test("is done by one of many that start at once; the others wait for it", async () => {
    writeMigration("0002_book", `CREATE TABLE "Book" ("id" TEXT PRIMARY KEY);`);
    const all = await Promise.all(Array.from({ length: 12 }, () => openPostgresql(address, migrations)));
    expect(all.flat()).toEqual(["0001_shelf", "0002_book"]);
  });

  test("applies what is missing whole or not at all", async () => {
    await openPostgresql(address, migrations);
    writeMigration("0002_good", `CREATE TABLE "Good" ("id" TEXT);`);
    writeMigration("0003_broken", `CREATE TABLE "Half" ("id" TEXT);\nCREATE TABLE "Shelf" ("id" TEXT);`);
    await expect(openPostgresql(address, migrations)).rejects.toThrow("could not be made ready");
    expect(await query(`SELECT tablename FROM pg_tables WHERE tablename IN ('Good', 'Half')`)).toEqual([]);
  });

  test("is refused, and nothing is done, where it is to be done apart", async () => {
    await expect(openPostgresql(address, migrations, { apply: false })).rejects.toThrow(
      /lacks a migration, up to 0001_shelf\. Apply them with “trefoil migrate”/,
    );
    expect(await query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([]);
    await openPostgresql(address, migrations);
    expect(await openPostgresql(address, migrations, { apply: false })).toEqual([]);
  });

  test("refuses a migration that was edited, a newer database, and the tables of something else", async () => {
    await openPostgresql(address, migrations);
    writeMigration("0001_shelf", `CREATE TABLE "Shelf" ("id" TEXT PRIMARY KEY, "sneaked" TEXT);`);
    await expect(openPostgresql(address, migrations)).rejects.toThrow(/0001_shelf was edited after it was applied/);
    cpSync(path.join(migrations, "0001_shelf"), path.join(migrations, "0000_other"), { recursive: true });
    rmSync(path.join(migrations, "0001_shelf"), { recursive: true });
    await expect(openPostgresql(address, migrations)).rejects.toThrow(/newer Trefoil \(0001_shelf\)/);
    await query(`DROP TABLE "_prisma_migrations"`);
    await expect(openPostgresql(address, migrations)).rejects.toThrow(/holds the tables of something else/);
  });
});

describe("the migrations for PostgreSQL", () => {
  test("make what the schema says", async () => {
    await openPostgresql(address, POSTGRESQL_MIGRATIONS);
    const schema = forPostgresql(readFileSync(SCHEMA, "utf8"));
    expect(await sqlBetween("postgresql", "database", { schema }, () => connectForEngine(address))).toBe("");
    // A schema that says more is told from it.
    const more = `${schema}\nmodel More {\n  id String @id\n}\n`;
    expect(await sqlBetween("postgresql", "database", { schema: more }, () => connectForEngine(address))).toContain(
      `CREATE TABLE "More"`,
    );
  });

  test("make the queues as their library does", async () => {
    await openPostgresql(address, POSTGRESQL_MIGRATIONS);
    // A database of its own, made by the library itself.
    const other = await freshDatabase(inject("postgres")!, "template0");
    await withClient(other, async (client) => {
      await client.query(PgBoss.getConstructionPlans("pgboss"));
      for (const name of ["listing", "request"]) await client.query("SELECT pgboss.create_queue($1, '{}')", [name]);
    });
    const shapes = async (at: string) => {
      const found = await withClient(at, async (client) => [
        await client.query(
          "SELECT table_name, column_name, data_type, column_default, is_nullable FROM information_schema.columns WHERE table_schema = 'pgboss' ORDER BY 1, 2",
        ),
        await client.query("SELECT indexdef FROM pg_indexes WHERE schemaname = 'pgboss' ORDER BY 1"),
        await client.query("SELECT version FROM pgboss.version"),
      ]);
      return found.map(({ rows }) => rows);
    };
    expect(await shapes(address)).toEqual(await shapes(other));
  });

  test("have every text compared by its bytes, as the embedded database does", async () => {
    await openPostgresql(address, POSTGRESQL_MIGRATIONS);
    const others = await query(
      `SELECT table_name, column_name FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'text' AND table_name <> '_prisma_migrations' AND collation_name IS DISTINCT FROM 'C'`,
    );
    expect(others, `write TEXT COLLATE "C"`).toEqual([]);
  });
});
