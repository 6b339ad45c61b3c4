import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { LOG_SCHEMA } from "@/lib/core/guard/log";
import { readLog } from "@/lib/guard/read-log";

const folder = mkdtempSync(path.join(tmpdir(), "trefoil-guard-log-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const log = path.join(folder, "log.jsonl");
const line = (session: string): string =>
  `${JSON.stringify({ schema: LOG_SCHEMA, at: "2026-01-01T00:00:00.000Z", event: "ran", client: "cursor", session, tool: "a/b" })}\n`;

test("without a log there is nothing, and a line that was cut off is left out and counted", async () => {
  expect(await readLog(path.join(folder, "none"))).toEqual({ entries: [], damaged: 0, cut: false });
  writeFileSync(path.join(folder, "log.old.jsonl"), line("first"));
  writeFileSync(log, `${line("second")}${line("third").slice(0, 50)}`);
  const read = await readLog(folder);
  expect(read.entries.map(({ session }) => session)).toEqual(["first", "second"]);
  expect(read).toMatchObject({ damaged: 1, cut: false });
  rmSync(path.join(folder, "log.old.jsonl"));
});

test.each([
  ["lines of the guard", line("x").repeat(20_000)],
  ["empty lines", "\n".repeat(4_000_000)],
  ["one endless line", "x".repeat(4_000_000)],
  ["lines that are none", "{\n".repeat(2_000_000)],
])("of 200 MB of %s only the end is read", async (_, block) => {
  writeFileSync(log, "");
  for (let written = 0; written < 200_000_000; written += block.length) appendFileSync(log, block);
  appendFileSync(log, `\n${line("last")}`);
  const { entries, cut } = await readLog(folder);
  expect(cut).toBe(true);
  expect(entries.at(-1)!.session).toBe("last");
  expect(entries.length).toBeLessThanOrEqual(60_000);
});
