import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as FirstMajor } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as FirstMajorTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LEGS } from "@/lib/core/model/leg";
import type { Report } from "@/lib/core/model/report";
import { runWith } from "../../support/an-io";

const SESSION = path.resolve("public/examples/lethal-together.json");
const START = {
  command: process.execPath,
  args: [path.resolve("lib/boot/trefoil.mjs"), "mcp", "--session", SESSION],
};
/** Milliseconds: a process is started, and what it runs may have to be bundled first, on a machine that does other things. */
const SLOW = 120_000;

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "trefoil-mcp-"))));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ["the first major", () => new FirstMajor({ name: "test", version: "1" }), () => new FirstMajorTransport(START)],
  ["the second major", () => new Client({ name: "test", version: "1" }), () => new StdioClientTransport(START)],
] as const)("a client of %s of the SDK", (_, makeClient, makeTransport) => {
  test(
    "lists, asks and leaves",
    async () => {
      const client = makeClient() as FirstMajor;
      // The clients' own patience is a minute, which a busy machine needs to start the process.
      await client.connect(makeTransport() as FirstMajorTransport, { timeout: SLOW });
      expect(client.getServerVersion()).toMatchObject({ name: "trefoil" });
      expect((await client.listTools()).tools).toHaveLength(6);
      const judged = await client.callTool({ name: "judge_session", arguments: {} });
      expect(judged.structuredContent).toMatchObject({ session: "lethal-together", verdict: "lethal" });
      const mistaken = await client.callTool({ name: "explain_verdict", arguments: { tool: "nobody" } });
      expect(mistaken.isError).toBe(true);
      await client.close();
    },
    2 * SLOW,
  );
});

const INITIALIZE = `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}\n`;

/** A process that has answered once, so that it is past its start. */
async function started() {
  const server = spawn(START.command, START.args, { stdio: ["pipe", "pipe", "pipe"] });
  server.stdin.write(INITIALIZE);
  const [first] = await once(server.stdout, "data");
  expect(String(first)).toContain('"serverInfo"');
  return server;
}

describe("the process ends", () => {
  const cases: [string, (server: Awaited<ReturnType<typeof started>>) => void, number][] = [
    ["when its input is closed", (server) => server.stdin.end(), 0],
    ["when it is told to", (server) => server.kill("SIGTERM"), 0],
    [
      "when its input is closed and nobody reads its answers",
      (server) => {
        server.stdout.pause();
        for (let id = 1; id <= 90; id++) server.stdin.write(`{"jsonrpc":"2.0","id":${id},"method":"tools/list"}\n`);
        server.stdin.end();
      },
      0,
    ],
  ];
  test.each(cases)(
    "%s",
    async (_, leave, expected) => {
      const server = await started();
      leave(server);
      const [code] = await once(server, "exit");
      expect(code).toBe(expected);
    },
    SLOW,
  );
});

test(
  "Trefoil judges its own server: private data, perhaps untrusted input, and no way out",
  async () => {
    const config = path.join(folder, "mcp.json");
    writeFileSync(config, JSON.stringify({ mcpServers: { trefoil: START } }));
    const { stdout, stderr } = await runWith(["scan", config, "--allow-start-all", "--format", "json"]);
    const report = JSON.parse(stdout) as Report;
    expect(report.servers, stderr).toMatchObject([{ name: "trefoil", state: "listed", tools: 6 }]);
    const lines = [
      `level: ${report.verdict.level}`,
      ...LEGS.map((leg) => `${leg}: ${report.verdict.legs[leg] === "no" ? "no" : "yes, or possible"}`),
      ...[...report.tools, ...report.channels].map(({ id, egress }) => `${id}: way out ${egress.verdict}`),
      `misleading hints: ${report.findings.filter(({ rule, level }) => rule.startsWith("LT06") && level !== "note").length}`,
    ];
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("../../golden/cli/mcp-own-verdict.txt");
  },
  SLOW,
);
