import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { databaseUrl } from "@/lib/boot/data-folder.mjs";
import { migrate } from "@/lib/boot/migrate.mjs";
import { sqlBetween } from "@/prisma/schema-engine";
import { MIGRATIONS, SCHEMA } from "../throw-away-data";

let scratch: string;
let data: string;
let migrations: string;

beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "trefoil-migrate-"));
  data = path.join(scratch, "data");
  migrations = path.join(scratch, "migrations");
  writeMigration("0001_shelf", `CREATE TABLE "Shelf" ("id" TEXT PRIMARY KEY);`);
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

function writeMigration(name: string, sql: string): void {
  mkdirSync(path.join(migrations, name), { recursive: true });
  writeFileSync(path.join(migrations, name, "migration.sql"), sql);
}

async function query(sql: string): Promise<unknown[][]> {
  const db = await new PrismaLibSql({ url: databaseUrl(data) }).connect();
  const { rows } = await db.queryRaw({ sql, args: [], argTypes: [] });
  await db.dispose();
  return rows;
}

describe("bringing a database up to date", () => {
  test("applies each migration once, in the order of their names", async () => {
    writeMigration("0002_book", `CREATE TABLE "Book" ("id" TEXT PRIMARY KEY, "shelf" TEXT REFERENCES "Shelf" ("id"));`);
    expect(await migrate(data, migrations)).toEqual(["0001_shelf", "0002_book"]);
    expect(await migrate(data, migrations)).toEqual([]);
    writeMigration("0003_more", `ALTER TABLE "Book" ADD COLUMN "title" TEXT;`);
    expect(await migrate(data, migrations)).toEqual(["0003_more"]);
  });

  test("keeps what is there", async () => {
    await migrate(data, migrations);
    await query(`INSERT INTO "Shelf" VALUES ('a') RETURNING "id"`);
    writeMigration("0002_wide", `ALTER TABLE "Shelf" ADD COLUMN "width" INTEGER;`);
    await migrate(data, migrations);
    expect(await query(`SELECT "id" FROM "Shelf"`)).toEqual([["a"]]);
  });

  test("refuses a migration that was edited after it was applied", async () => {
    await migrate(data, migrations);
    writeMigration("0001_shelf", `CREATE TABLE "Shelf" ("id" TEXT PRIMARY KEY, "sneaked" TEXT);`);
    await expect(migrate(data, migrations)).rejects.toThrow(/0001_shelf was edited after it was applied/);
  });

  test("takes a migration with other line ends for the same", async () => {
    writeMigration("0001_shelf", `CREATE TABLE "Shelf" (\n"id" TEXT PRIMARY KEY);\n`);
    await migrate(data, migrations);
    writeMigration("0001_shelf", `CREATE TABLE "Shelf" (\r\n"id" TEXT PRIMARY KEY);\r\n`);
    expect(await migrate(data, migrations)).toEqual([]);
  });

  test("refuses a database that a newer version made", async () => {
    writeMigration("0009_future", `CREATE TABLE "Future" ("id" TEXT PRIMARY KEY);`);
    await migrate(data, migrations);
    rmSync(path.join(migrations, "0009_future"), { recursive: true });
    await expect(migrate(data, migrations)).rejects.toThrow(/newer Trefoil/);
  });

  test("applies a migration whole or not at all", async () => {
    await migrate(data, migrations);
    writeMigration("0002_broken", `CREATE TABLE "Half" ("id" TEXT);\nCREATE TABLE "Shelf" ("id" TEXT);`);
    await expect(migrate(data, migrations)).rejects.toThrow();
    expect(await query(`SELECT "name" FROM sqlite_master WHERE "name" = 'Half'`)).toEqual([]);
    writeMigration("0002_broken", `CREATE TABLE "Half" ("id" TEXT);`);
    expect(await migrate(data, migrations)).toEqual(["0002_broken"]);
  });

  test("lets nobody else read the data", async () => {
    await migrate(data, migrations);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(data, "trefoil.db")).mode & 0o777).toBe(0o600);
  });
});

test("the migrations make what the schema says", async () => {
  await migrate(data, MIGRATIONS);
  const schema = readFileSync(SCHEMA, "utf8");
  const connect = () => new PrismaLibSql({ url: databaseUrl(data) }).connect();
  expect(await sqlBetween("sqlite", "database", { schema }, connect)).toBe("");
  // A schema that says more is told from it.
  const more = `${schema}\nmodel More {\n  id String @id\n}\n`;
  expect(await sqlBetween("sqlite", "database", { schema: more }, connect)).toContain(`CREATE TABLE "More"`);
});
