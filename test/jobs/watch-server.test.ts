import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { WatchEvent } from "@/lib/core/model/watch";
import { commandLinesWith } from "../support/processes";
import { useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
const { agreeTo, consentDigest } = await import("@/lib/jobs/consent");
const { register } = await import("@/lib/jobs/register");
const { watchStream } = await import("@/lib/jobs/watch-server");
const { findSnapshots } = await import("@/lib/store/snapshots/snapshots");
const { findStarts } = await import("@/lib/store/starts");

const program = path.resolve(import.meta.dirname, "../fixtures/servers/changes-later.mjs");
const file = path.join(mkdtempSync(path.join(tmpdir(), "trefoil-test-")), "changed");
const registered = () =>
  register(
    {
      name: "changes",
      transport: { kind: "stdio", command: process.execPath, args: [program, file], env: [] },
      disabled: false,
      hiddenTools: [],
    },
    {},
  );

async function* events(stream: ReadableStream<Uint8Array>): AsyncGenerator<WatchEvent> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const part of stream) {
    text += decoder.decode(part, { stream: true });
    for (let end = text.indexOf("\n\n"); end !== -1; end = text.indexOf("\n\n")) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (line.startsWith("data: ")) yield JSON.parse(line.slice(6)) as WatchEvent;
    }
  }
}

test("a page that watches is told of every change, both listings are kept, and its leaving ends the command", async () => {
  const server = await registered();
  const refused = [];
  for await (const event of events(watchStream(server.id, new AbortController().signal))) refused.push(event);
  expect(refused).toEqual([{ kind: "ended", message: expect.stringContaining("Agree to it first") }]);

  await agreeTo(server, await consentDigest(server));
  const seen: WatchEvent[] = [];
  const page = new AbortController();
  for await (const event of events(watchStream(server.id, page.signal))) {
    seen.push(event);
    if (event.kind === "watching") writeFileSync(file, "");
    if (seen.filter((one) => one.kind === "listed").length === 2) break;
  }
  expect(seen).toEqual([
    { kind: "listed", at: expect.any(String), tools: 1, changed: true },
    { kind: "watching" },
    { kind: "listed", at: expect.any(String), tools: 2, changed: true },
  ]);
  await expect.poll(() => commandLinesWith(program)).toEqual([]);
  expect((await findSnapshots(server.id)).map((snapshot) => snapshot.tools.length)).toEqual([2, 1]);
  await expect
    .poll(async () => (await findStarts({ take: 10 })).map((start) => start.ending))
    .toEqual(["ended by Trefoil: cancelled"]);
});
