import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { oneAtATime } from "@/lib/boot/one-at-a-time.mjs";

let root: string;
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), "trefoil-once-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const underTest = new URL("../../lib/boot/one-at-a-time.mjs", import.meta.url).href;
const other = (work: string) =>
  spawn(
    process.execPath,
    ["--input-type=module", "-e", `import { oneAtATime } from ${JSON.stringify(underTest)}; ${work}`],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );

test("of several processes none begins before another is done", async () => {
  const [lock, log] = [path.join(root, "lock"), path.join(root, "log")];
  const work = `
    import { appendFileSync } from "node:fs";
    await oneAtATime(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(log)}, "begin ");
      await new Promise((resolve) => setTimeout(resolve, 100));
      appendFileSync(${JSON.stringify(log)}, "end ");
    });`;
  const ends = [1, 2, 3, 4].map(() => once(other(work), "exit"));
  expect((await Promise.all(ends)).map(([code]) => code as number)).toEqual([0, 0, 0, 0]);
  expect(readFileSync(log, "utf8")).toBe("begin end ".repeat(4));
  expect(existsSync(lock)).toBe(false);
});

test("one that was killed holds nobody up", async () => {
  const lock = path.join(root, "lock");
  const killed = other(
    `await oneAtATime(${JSON.stringify(lock)}, () => { console.log("at it"); return new Promise((resolve) => setTimeout(resolve, 600_000)); });`,
  );
  await once(killed.stdout, "data");
  killed.kill("SIGKILL");
  await once(killed, "exit");
  expect(readFileSync(lock, "utf8")).toBe(String(killed.pid));
  expect(await oneAtATime(lock, async () => "done")).toBe("done");
});

test("what fails holds nobody up, and says why", async () => {
  const lock = path.join(root, "lock");
  await expect(oneAtATime(lock, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});

test("where it cannot be told that somebody is at it, nobody waits for ever", async () => {
  await expect(oneAtATime(path.join(root, "none", "lock"), async () => "done")).rejects.toThrow("ENOENT");
  writeFileSync(path.join(root, "lock"), "999999999");
  expect(await oneAtATime(path.join(root, "lock"), async () => "done")).toBe("done");
});
