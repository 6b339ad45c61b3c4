import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { bundled } from "@/lib/boot/bundle.mjs";
import type { CaptureProgress } from "@/lib/core/model/capture-job";
import { Secret } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";

const program = await bundled("lib/jobs/heavy/main.ts");
process.env["TREFOIL_WORKER"] = program;
process.env["TREFOIL_DATA"] = mkdtempSync(path.join(tmpdir(), "trefoil-thread-"));
const { list } = await import("@/lib/jobs/heavy/list");
const { ListingThread, ThreadLost } = await import("@/lib/jobs/heavy/listing-thread");

const fixture = (name: string, ...args: string[]): Server => ({
  name,
  transport: {
    kind: "stdio",
    command: process.execPath,
    args: [path.resolve(import.meta.dirname, `../fixtures/servers/${name}.mjs`), ...args],
    env: ["TOKEN"],
  },
  disabled: false,
  hiddenTools: [],
});
const secrets = { "env.TOKEN": new Secret("s3cret-in-the-thread") };
const unending = new AbortController().signal;

test("a server is listed in a thread: progress and starts are told, and what comes back is closed and holds no secret", async () => {
  const phases: CaptureProgress["phase"][] = [];
  const endings: string[] = [];
  const listed = await list(fixture("tells-secrets"), secrets, {
    signal: unending,
    onProgress: ({ phase }) => phases.push(phase),
    onStart: async () => async (ending) => void endings.push(ending),
  });
  expect(listed).toMatchObject({ ok: true, snapshot: { tools: expect.any(Number), body: expect.any(String) } });
  expect(JSON.stringify(listed)).not.toContain("s3cret-in-the-thread");
  expect(phases[0]).toBe("starting");
  expect(phases.at(-1)).toBe("storing");
  expect(endings).toHaveLength(1);
});

test("what is wrong with a server is a problem in words, and the next one is listed", async () => {
  const both = await Promise.all([
    list(fixture("exits-before-list"), secrets, { signal: unending }),
    list(fixture("from-nowhere"), secrets, { signal: unending }),
    list(fixture("changes-tools"), secrets, { signal: unending }),
  ]);
  expect(both.map(({ ok }) => ok)).toEqual([false, false, true]);
});

test("a listing that is cancelled ends", async () => {
  const abort = new AbortController();
  const endings: string[] = [];
  const listed = list(fixture("never-answers"), secrets, {
    signal: abort.signal,
    onProgress: ({ phase }) => phase === "asking" && abort.abort(),
    onStart: async () => async (ending) => void endings.push(ending),
  });
  expect(await listed).toMatchObject({ ok: false, problem: { kind: "declined" } });
  expect(endings).toEqual(["ended by Trefoil: cancelled"]);
});

test("a thread that wants more memory than it may have is ended, whoever waits for it is told, and this one goes on", async () => {
  const thread = new ListingThread(program, 20);
  const entry = {
    server: fixture("outsized", "many-wide-schemas"),
    secrets: { "env.TOKEN": "x" },
    reach: { environment: {} },
  };
  const asked = thread.line({ started: () => 0 }, (calls) => calls.call("list", entry));
  await expect(asked).rejects.toThrow(ThreadLost);
  expect(thread.isLost).toBe(true);
  expect(await list(fixture("changes-tools"), secrets, { signal: unending })).toMatchObject({ ok: true });
});
