import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shareChunks } from "@/lib/boot/share-chunks.mjs";

const CODE = `module.exports=[1,()=>"${"shared ".repeat(50)}"];`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "trefoil-chunks-"));
  mkdirSync(path.join(folder, "ssr"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("copies load the first of them, from any folder, and are loaded once", () => {
  const files = ["a.js", "b.js", "ssr/c.js"].map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, CODE);
  expect(shareChunks(folder)).toBeGreaterThan(CODE.length);
  const require = createRequire(import.meta.url);
  const [first, ...rest] = files.map((file) => require(file));
  for (const one of rest) expect(one).toBe(first);
  expect(readFileSync(files[0]!, "utf8")).toBe(CODE);
});

test("what is different, short, or no program stays as it is; a second time changes nothing", () => {
  const texts = { "a.js": CODE, "b.js": `${CODE}\n`, "c.js": "0", "d.js": "0", "e.json": CODE, "f.js": CODE };
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(folder, name), text);
  shareChunks(folder);
  const read = () => Object.keys(texts).map((name) => readFileSync(path.join(folder, name), "utf8"));
  const once = read();
  expect(once.slice(0, 5)).toEqual(Object.values(texts).slice(0, 5));
  expect(once[5]).not.toBe(CODE);
  expect(shareChunks(folder)).toBe(0);
  expect(read()).toEqual(once);
});
