import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import type { CaptureProgress } from "@/lib/core/model/capture-job";
import { capture } from "@/lib/mcp/capture";
import { localServer, namesOf, remoteServer, secretsOf, snapshotOf } from "./support";

const bin = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/@modelcontextprotocol/server-${name}/dist/index.js`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "trefoil-test-"));
const real = (name: string, args: string[] = [], env: string[] = []) => ({
  ...localServer(name),
  transport: { kind: "stdio" as const, command: process.execPath, args: [bin(name), ...args], env },
});

describe("real servers over stdio", () => {
  test("everything: tools, prompts, resources, templates and instructions", async () => {
    const phases: CaptureProgress[] = [];
    const snapshot = snapshotOf(
      await capture(real("everything", ["stdio"]), {}, { onProgress: (progress) => phases.push(progress) }),
    );
    expect(namesOf(snapshot)).toEqual(expect.arrayContaining(["echo", "get-sum", "get-env"]));
    expect(snapshot.prompts.length).toBeGreaterThan(0);
    expect(snapshot.resources.length).toBeGreaterThan(0);
    expect(snapshot.resourceTemplates.length).toBeGreaterThan(0);
    expect(snapshot.instructions?.length).toBeGreaterThan(100);
    expect(snapshot).toMatchObject({ extent: "complete", protocolVersion: "2025-11-25", violations: [] });
    const tools = snapshot.tools.length;
    const listed = {
      tools,
      prompts: snapshot.prompts.length,
      resources: snapshot.resources.length,
      resourceTemplates: snapshot.resourceTemplates.length,
    };
    // It says afterwards that its tools changed, and is asked for them again.
    expect(phases.slice(0, 11)).toMatchObject([
      { phase: "starting", page: 0, tools: 0 },
      { phase: "asking", page: 0, tools: 0 },
      { phase: "negotiating", page: 0, tools: 0 },
      ...Object.entries(listed).flatMap(([list, read]) => [
        { phase: "listing", list, page: 0, read: 0 },
        { phase: "listing", list, page: 1, read, tools },
      ]),
    ]);
  });

  test("filesystem, memory and sequential thinking", async () => {
    const files = snapshotOf(await capture(real("filesystem", [folder]), {}));
    expect(namesOf(files)).toEqual(expect.arrayContaining(["read_text_file", "write_file"]));
    const memory = snapshotOf(
      await capture(
        real("memory", [], ["MEMORY_FILE_PATH"]),
        secretsOf({ "env.MEMORY_FILE_PATH": join(folder, "memory.json") }),
      ),
    );
    expect(namesOf(memory)).toEqual(expect.arrayContaining(["create_entities", "read_graph"]));
    expect(namesOf(snapshotOf(await capture(real("sequential-thinking"), {})))).toEqual(["sequentialthinking"]);
  });

  test("the archived GitHub server with a token that opens nothing, on the first revision", async () => {
    const snapshot = snapshotOf(
      await capture(
        real("github", [], ["GITHUB_PERSONAL_ACCESS_TOKEN"]),
        secretsOf({ "env.GITHUB_PERSONAL_ACCESS_TOKEN": "ghp_dummy" }),
      ),
    );
    expect(namesOf(snapshot)).toEqual(
      expect.arrayContaining(["get_file_contents", "create_issue", "search_repositories"]),
    );
    expect(snapshot.protocolVersion).toBe("2024-11-05");
  });

  test("the same server listed twice has the same digest", async () => {
    const twice = await Promise.all([capture(real("memory"), {}), capture(real("memory"), {})]);
    const [first, second] = twice.map(snapshotOf);
    expect(first!.digest).toBe(second!.digest);
  });
});

describe("a real server over Streamable HTTP", () => {
  let server: ChildProcess;
  afterAll(() => void server.kill("SIGKILL"));

  test("gives what it gives over stdio", async () => {
    const port = await freePort();
    server = spawn(process.execPath, [bin("everything"), "streamableHttp"], {
      env: { PATH: process.env.PATH, PORT: String(port) } as unknown as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "pipe"],
    });
    await new Promise((resolve) =>
      server.stderr!.on("data", (text: Buffer) => text.includes("listening") && resolve(undefined)),
    );
    const remote = snapshotOf(await capture(remoteServer(`http://127.0.0.1:${port}/mcp`), {}));
    const local = snapshotOf(await capture(real("everything", ["stdio"]), {}));
    expect(namesOf(remote)).toEqual(namesOf(local));
    expect(remote).toMatchObject({ extent: "complete", protocolVersion: "2025-11-25", violations: [] });
  });
});

describe("a real server over the older HTTP with server-sent events", () => {
  let server: ChildProcess;
  afterAll(() => void server.kill("SIGKILL"));

  test("gives what it gives over stdio", async () => {
    const port = await freePort();
    server = spawn(process.execPath, [bin("everything"), "sse"], {
      env: { PATH: process.env.PATH, PORT: String(port) } as unknown as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "pipe"],
    });
    await new Promise((resolve) =>
      server.stderr!.on("data", (text: Buffer) => /running|listening/i.test(text.toString()) && resolve(undefined)),
    );
    const remote = snapshotOf(await capture(remoteServer(`http://127.0.0.1:${port}/sse`), {}));
    expect(namesOf(remote)).toEqual(namesOf(snapshotOf(await capture(real("everything", ["stdio"]), {}))));
    expect(remote).toMatchObject({ extent: "complete", listedAs: { how: "anonymous" } });
  });
});

describe("every revision is spoken", () => {
  test("a server of 2026-07-28, which knows no handshake, with its unknown fields kept", async () => {
    const snapshot = snapshotOf(await capture(localServer("modern"), {}));
    expect(snapshot).toMatchObject({
      protocolVersion: "2026-07-28",
      instructions: "Be modern.",
      serverInfo: { name: "modern", version: "2.0.0" },
    });
    expect(namesOf(snapshot)).toEqual(["new", "2026-07-28"]);
    expect(snapshot.tools[0]!.tool["x-vendor"]).toEqual({ kept: true });
  });

  test("an old server that exits at the first message it does not know is started again without it", async () => {
    const snapshot = snapshotOf(await capture(localServer("exits-at-probe"), {}));
    expect(snapshot).toMatchObject({ protocolVersion: "2024-11-05", extent: "complete" });
    expect(namesOf(snapshot)).toEqual(["old"]);
  });

  test("a new server that was slow to start is started again with more patience", async () => {
    const snapshot = snapshotOf(
      await capture(localServer("slow-modern", [join(folder, "slow-modern")]), {}, { limits: { probeMs: 200 } }),
    );
    expect(snapshot.protocolVersion).toBe("2026-07-28");
    expect(namesOf(snapshot)).toEqual(["late"]);
  });

  test("pages are read to the last, and an empty text is a cursor like any other", async () => {
    const snapshot = snapshotOf(await capture(localServer("three-pages"), {}));
    expect(namesOf(snapshot)).toEqual(["a", "b", "c"]);
    expect(snapshot.extent).toBe("complete");
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
