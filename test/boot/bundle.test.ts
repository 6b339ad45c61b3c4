import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { putInPlace } from "@/lib/boot/bundle.mjs";

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), "trefoil-bundle-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("what is built replaces what was there, and leaves no draft", () => {
  for (const name of ["cli", "cli.1"]) mkdirSync(path.join(root, name));
  writeFileSync(path.join(root, "cli", "old.mjs"), "");
  writeFileSync(path.join(root, "cli.1", "main.mjs"), "new");
  putInPlace(path.join(root, "cli.1"), path.join(root, "cli"));
  expect(readFileSync(path.join(root, "cli", "main.mjs"), "utf8")).toBe("new");
  expect(existsSync(path.join(root, "cli", "old.mjs"))).toBe(false);
  expect(existsSync(path.join(root, "cli.1"))).toBe(false);
});

test("of several that put theirs in place at the same moment none fails, and one whole program stands there", async () => {
  const program = `
    const { workerData: [module, root, own] } = require("node:worker_threads");
    const { mkdirSync, writeFileSync } = require("node:fs");
    import(module).then(({ putInPlace }) => {
      for (let round = 0; round < 200; round++) {
        const draft = root + "/cli." + own;
        mkdirSync(draft);
        for (const name of ["a", "b", "c"]) writeFileSync(draft + "/" + name, "whole");
        putInPlace(draft, root + "/cli");
      }
    });`;
  const bundler = new URL("../../lib/boot/bundle.mjs", import.meta.url).href;
  const ends = [1, 2, 3].map((own) =>
    once(new Worker(program, { eval: true, workerData: [bundler, root, own] }), "exit"),
  );
  expect(await Promise.all(ends)).toEqual([[0], [0], [0]]);
  for (const name of ["a", "b", "c"]) expect(readFileSync(path.join(root, "cli", name), "utf8")).toBe("whole");
});
