import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { capture } from "@/lib/mcp/capture";
import { fixture, localServer, remoteServer, snapshotOf } from "./support";

const LISTED = {
  extent: "complete",
  protocolVersion: "2025-11-25",
  violations: [],
  serverInfo: { name: "first-major", version: "1.0.0" },
  instructions: "Made with the first major.",
  tools: [
    {
      tool: {
        name: "find_order",
        title: "Find an order",
        description: "Finds one order by its number.",
        annotations: { readOnlyHint: true, openWorldHint: false },
        inputSchema: { type: "object", properties: { number: { type: "string" } }, required: ["number"] },
      },
    },
  ],
};

test("a server of the SDK's first major is listed over stdio, after the newer handshake was tried", async () => {
  expect(snapshotOf(await capture(localServer("first-major", ["stdio"]), {}))).toMatchObject(LISTED);
});

test("and over Streamable HTTP", async () => {
  const child = spawn(process.execPath, [fixture("first-major"), "http"], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [port] = await once(child.stdout, "data");
    const url = `http://127.0.0.1:${String(port).trim()}/mcp`;
    expect(snapshotOf(await capture(remoteServer(url), {}))).toMatchObject(LISTED);
  } finally {
    child.kill();
    await once(child, "exit");
  }
});
