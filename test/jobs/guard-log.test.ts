import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { appendLog } from "@/lib/cli/guard/append-log";
import { LOG_SCHEMA, type LogEntry } from "@/lib/core/guard/log";
import { useThrowAwayData } from "../store/throw-away-data";

const data = await useThrowAwayData();
const { takeOverGuardLogs, verifyGuardLogs } = await import("@/lib/jobs/guard-log");
const { exportAudit, verifyLog } = await import("@/lib/jobs/audit-log");
const { readAuditOf } = await import("@/lib/store/read-audit");
const { deleteEverything } = await import("@/lib/store/everything");

const folder = path.join(data, "guard", "claude-code");
const log = path.join(folder, "log.jsonl");
const entry = (at: number, more: Partial<LogEntry> = {}): LogEntry => ({
  schema: LOG_SCHEMA,
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString(),
  event: "decided",
  client: "claude-code",
  session: "s".repeat(32),
  tool: "web/fetch_page",
  answer: "allow",
  ...more,
});
const write = (from: number, to: number): void => {
  for (let at = from; at < to; at++) appendLog(folder, entry(at));
};
const taken = async () =>
  (await readAuditOf("guarded", "claude-code")).map(({ detail }) => detail as Record<string, unknown>);
const faults = async () => (await verifyGuardLogs()).flatMap((one) => one.faults);

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await deleteEverything();
});

test("what came to the log is taken over once, by digest and counts, and nothing that stands in it", async () => {
  await takeOverGuardLogs();
  expect(await taken()).toEqual([]);
  write(0, 3);
  appendLog(folder, entry(3, { answer: "ask" }));
  await takeOverGuardLogs();
  await takeOverGuardLogs();
  expect(await taken()).toEqual([
    expect.objectContaining({ part: 1, from: 0, entries: 5, sessions: 1, calls: 4, asked: 1, refused: 0 }),
  ]);
  write(4, 6);
  // A line that is being written is not taken over before it is whole.
  appendFileSync(log, '{"half');
  await takeOverGuardLogs();
  const [first, second, ...more] = await taken();
  expect(second).toMatchObject({ from: first!["to"], entries: 2 });
  expect(more).toEqual([]);
  expect(JSON.stringify([first, second])).not.toContain("fetch_page");
  expect(await verifyGuardLogs()).toEqual([{ client: "claude-code", batches: 2, intact: 2, gone: 0, faults: [] }]);
  expect((await verifyLog()).fault).toBeUndefined();
});

test.each([
  ["shortened", () => truncateSync(log, 500)],
  ["changed", () => writeFileSync(log, readFileSync(log, "utf8").replace('"allow"', '"deny" '))],
  ["removed", () => rmSync(log)],
  ["written anew", () => (rmSync(log), write(1, 9))],
])("a log that was %s afterwards is found, said, written down, and taken over anew", async (what, change) => {
  write(0, 8);
  await takeOverGuardLogs();
  change();
  expect(await faults()).toEqual([expect.stringContaining(`The guard’s log was ${what}.`)]);
  await takeOverGuardLogs();
  await takeOverGuardLogs();
  const [, fault, anew] = await taken();
  expect(fault).toEqual({ fault: expect.stringContaining(what) });
  expect(anew?.["from"]).toBe(what === "removed" ? undefined : 0);
  expect(await faults()).toEqual([expect.stringMatching(/^Entry \d+: /)]);
});

test("a log that goes on in a new file stays intact, and what was replaced in its turn is no fault", async () => {
  const fill = () => appendFileSync(log, `${" ".repeat(8_000_000)}\n`);
  for (let part = 0; part < 4; part++) {
    write(part, part + 2);
    await takeOverGuardLogs();
    fill();
  }
  write(9, 10);
  await takeOverGuardLogs();
  const [verdict] = await verifyGuardLogs();
  expect(verdict!.faults).toEqual([]);
  expect(verdict!.gone).toBeGreaterThan(0);
  expect(verdict!.intact).toBeGreaterThan(0);
  expect((await taken()).map(({ part }) => part)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
});

test("the command compares an exported audit log with the guard's logs", async () => {
  write(0, 4);
  await takeOverGuardLogs();
  let text = "";
  for await (const lines of exportAudit()) text += lines;
  const file = path.join(data, "audit.jsonl");
  writeFileSync(file, text);
  const verify = () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.resolve(import.meta.dirname, "../../lib/boot/trefoil.mjs"), "audit", "verify", file, "--guard"],
      { env: { ...process.env, TREFOIL_DATA: data }, encoding: "utf8" },
    );
    return { status, stdout };
  };
  expect(verify()).toEqual({ status: 0, stdout: expect.stringContaining("as it was taken over, in 1 stretch") });
  truncateSync(log, 300);
  expect(verify()).toEqual({ status: 1, stdout: expect.stringContaining("The guard’s log was shortened.") });
});
