import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { useThrowAwayData } from "../../store/throw-away-data";
import { aCopy, end, endAll } from "./processes";

await useThrowAwayData();
const { prepareSealing } = await import("@/lib/secrets/seal");
const { keyInUse } = await import("@/lib/store/key-in-use");
const { addRequestedWork, findOpenWork, takeEnded } = await import("@/lib/store/requested-work");
const { tellCopies } = await import("@/lib/store/copies");
const { together } = await import("@/lib/store/transaction");
const { openWorkQueues } = await import("@/lib/store/work-queue");

await prepareSealing(await keyInUse());
const { request: queue, close } = await openWorkQueues(process.env["DATABASE_URL"]!, () => {});
const scratch = mkdtempSync(path.join(tmpdir(), "trefoil-requested-"));
const stuckOnes: string[] = [];
afterEach(async () => {
  await endAll();
  for (const begun of stuckOnes.splice(0)) process.kill(Number(readFileSync(begun, "utf8")), "SIGKILL");
});
afterAll(async () => {
  await close();
  rmSync(scratch, { recursive: true });
});

/** A folder with a browser that begins to print, tells so in the file, and ends by printing these words, or never. */
function browser(name: string, words?: string): { programs: string; begun: string } {
  const programs = path.join(scratch, name);
  const begun = path.join(programs, "begun");
  mkdirSync(programs);
  const print = `for one in "$@"; do case $one in --print-to-pdf=*) printf '%s' '%PDF-${words}' > "\${one#*=}";; esac; done`;
  const script = `#!/bin/sh\necho $$ > '${begun}'\n${words === undefined ? "exec sleep 600" : print}\n`;
  writeFileSync(path.join(programs, "chromium"), script, { mode: 0o755 });
  // Nobody is left to end the browser of a copy that was killed.
  if (words === undefined) stuckOnes.push(begun);
  return { programs, begun };
}

/** As a copy asks for it which ends in that moment. */
async function put(html: string): Promise<string> {
  const [id, job] = [randomUUID(), randomUUID()];
  await together(async (tx) => {
    await addRequestedWork(tx, { id, job, kind: "print", input: JSON.stringify({ html, paper: "A4" }) });
    await queue.put(tx, job, null);
    await tellCopies("work", tx);
  });
  return id;
}

const pdf = (words: string) => Buffer.from(`%PDF-${words}`).toString("base64");

test("what a copy asks for is done, and nothing of it stays", async () => {
  const copy = await aCopy(browser("quick", "quick"));
  expect(await copy.ask({ print: "<html><head></head></html>" })).toBe(pdf("quick"));
  expect(await findOpenWork()).toEqual([]);
});

test("what a copy was at when it was killed is done by another", async () => {
  const stuck = browser("stuck");
  const killed = await aCopy(stuck);
  const id = await put("<html><head></head></html>");
  await expect.poll(() => existsSync(stuck.begun)).toBe(true);
  const [work] = await findOpenWork();
  expect(work).toMatchObject({ id, tries: 1 });
  expect(await takeEnded(id)).toBeUndefined();
  await end(killed, "SIGKILL");
  await aCopy(browser("whole", "whole"));
  await expect.poll(async () => takeEnded(id)).toEqual({ done: pdf("whole") });
});

test("what two copies did not survive is not tried a third time, and says so", async () => {
  const id = await put("<html><head></head></html>");
  for (const name of ["first", "second"]) {
    const stuck = browser(name);
    const copy = await aCopy(stuck);
    await expect.poll(() => existsSync(stuck.begun)).toBe(true);
    await end(copy, "SIGKILL");
  }
  await aCopy(browser("third", "third"));
  await expect
    .poll(async () => takeEnded(id))
    .toEqual({ failed: "2 copies of Trefoil ended while they did this, so it was not tried again." });
});
