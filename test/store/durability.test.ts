import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useThrowAwayData } from "./throw-away-data";

const folder = await useThrowAwayData();
const { verifyLog } = await import("@/lib/jobs/audit-log");
const { findAudit } = await import("@/lib/store/read-audit");
const { findSessions } = await import("@/lib/store/sessions");
const root = path.resolve(import.meta.dirname, "../..");
const writer = path.join(root, "dist", `store-writer-${process.pid}.mjs`);

beforeAll(async () => {
  mkdirSync(path.dirname(writer), { recursive: true });
  await build({
    entryPoints: [path.join(import.meta.dirname, "writer.ts")],
    alias: { "server-only": path.join(root, "test/support/empty.ts") },
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    outfile: writer,
    logLevel: "warning",
  });
});
afterAll(() => rmSync(writer, { force: true }));

/** Starts a process that keeps sessions and says so after each, and kills it outright once it has said `enough` times. */
function writeUntilKilled(enough: number, name: string): Promise<string[]> {
  const child = spawn(process.execPath, [writer, name], {
    env: { ...process.env, TREFOIL_DATA: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split("\n").length > enough) child.kill("SIGKILL");
  });
  return new Promise((resolve) => child.once("close", () => resolve(said.split("\n").slice(0, -1))));
}

describe("what was acknowledged", () => {
  test("is there after the process was killed, again and again", async () => {
    const acknowledged: string[] = [];
    for (const enough of [1, 7, 40]) acknowledged.push(...(await writeUntilKilled(enough, `run-${enough}`)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(48);
    const kept = new Set((await findSessions()).map(({ name }) => name));
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  });

  test("is there when two processes wrote at once, and neither met an error", async () => {
    const [one, two] = await Promise.all([writeUntilKilled(40, "left"), writeUntilKilled(40, "right")]);
    expect([one.length >= 40, two.length >= 40]).toEqual([true, true]);
    const kept = new Set((await findSessions()).map(({ name }) => name));
    expect([...one, ...two].filter((name) => !kept.has(name))).toEqual([]);
  });

  test("stands in the audit log, whole and in one order, whoever wrote and however it ended", async () => {
    expect((await verifyLog()).fault).toBeUndefined();
    const told = new Set((await findAudit({ kind: "session" }, { take: 100_000 })).map(({ subject }) => subject));
    expect((await findSessions()).filter(({ name }) => !told.has(name))).toEqual([]);
  });
});
