import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { forPostgresql } from "@/lib/boot/generate.mjs";
import packageJson from "@/package.json";

const schema = readFileSync("prisma/schema.prisma", "utf8");
// Prisma aligns the columns of what it keeps.
const plain = (text: string) => text.replace(/[ \t]+/g, " ");

test.each([
  ["class.ts", schema],
  ["class-postgresql.ts", forPostgresql(schema)],
])("the database client %s is made from the schema as it is, by the Prisma that is named", (file, from) => {
  const generated = readFileSync(`lib/store/generated/internal/${file}`, "utf8");
  const [, inlined] = /"inlineSchema": ("(?:[^"\\]|\\.)*")/.exec(generated)!;
  expect(plain(JSON.parse(inlined!)), "stale: run npm run generate, and commit what it writes").toBe(plain(from));
  expect(generated).toContain(`"clientVersion": "${packageJson.devDependencies.prisma}"`);
});

test("the schemas of both databases differ in one line", () => {
  const [one, other] = [schema, forPostgresql(schema)].map((text) => text.split("\n"));
  expect(one!.filter((line, index) => line !== other![index])).toEqual([`  provider = "sqlite"`]);
});

test("both databases take the same steps, from the one with which PostgreSQL began", () => {
  const [embedded, postgresql] = ["prisma/migrations", "prisma/postgresql"].map((folder) => readdirSync(folder).sort());
  const since = (names: string[]) => names.filter((name) => name > "0017");
  expect(postgresql![0]).toBe("0016_start");
  expect(since(postgresql!)).toEqual(since(embedded!));
});
