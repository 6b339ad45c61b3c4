import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { sayDataProblem } from "@/lib/boot/data-problem.mjs";
import { openData, settleData } from "@/lib/boot/open-data.mjs";
import { StepFailed } from "@/lib/boot/project.mjs";
import { MIGRATIONS } from "../store/throw-away-data";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "trefoil-data-"));
  folders.push(folder);
  return folder;
}

/** A folder whose database is whole in one file, as after a clean end. */
async function aKeptFolder() {
  const folder = aFolder();
  await openData(folder, MIGRATIONS);
  await settleData(folder);
  return { folder, file: path.join(folder, "trefoil.db") };
}

const problem = (folder: string) =>
  openData(folder, MIGRATIONS).then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a database that cannot be used is told in words before anything is served", () => {
  test("something else lies in its place", async () => {
    const folder = aFolder();
    writeFileSync(path.join(folder, "trefoil.db"), "no database at all ".repeat(1000));
    const said = await problem(folder);
    expect(said).toBeInstanceOf(StepFailed);
    expect((said as Error).message).toContain(`The database in ${folder} is damaged`);
    expect(readFileSync(path.join(folder, "trefoil.db"), "utf8")).toContain("no database at all");
  });

  test("its pages are damaged in the middle", async () => {
    const { folder, file } = await aKeptFolder();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096 * 3, bytes.length - 4096);
    writeFileSync(file, bytes);
    expect(String(await problem(folder))).toContain("is damaged");
  });

  test("it was cut off", async () => {
    const { folder, file } = await aKeptFolder();
    truncateSync(file, Math.floor(statSync(file).size / 2));
    expect(String(await problem(folder))).toContain("is damaged");
  });

  test("the folder is a file", async () => {
    const folder = path.join(aFolder(), "data");
    writeFileSync(folder, "");
    expect(String(await problem(folder))).toContain("cannot be written to");
  });

  test("a folder lies where the database belongs", async () => {
    const folder = aFolder();
    mkdirSync(path.join(folder, "trefoil.db"));
    expect(String(await problem(folder))).toContain("cannot be written to");
  });
});

test.each([
  [Object.assign(new Error("write failed"), { code: "ENOSPC" }), "is full"],
  [new Error("SQLITE_FULL: database or disk is full"), "is full"],
  [Object.assign(new Error("cannot open"), { code: "EROFS" }), "cannot be written to"],
  [new Error("SQLITE_READONLY: attempt to write a readonly database"), "cannot be written to"],
  [new Error("query failed", { cause: { kind: "SocketTimeout", message: "database is locked" } }), "is in use"],
])("%s is told as what it is", (error, words) => {
  expect(sayDataProblem(error, "/data")).toContain(words);
});

test("a fault of the program stays a fault", () => {
  expect(sayDataProblem(new TypeError("x is not a function"), "/data")).toBeNull();
});

test("after a clean end the database is whole in one file", async () => {
  const { folder, file } = await aKeptFolder();
  const copy = aFolder();
  writeFileSync(path.join(copy, "trefoil.db"), readFileSync(file));
  expect(statSync(path.join(folder, "trefoil.db-wal"), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  expect(await problem(copy)).toBeUndefined();
});
