import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { LIMITS } from "@/lib/mcp/limits";
import { ProcessGroup } from "@/lib/mcp/process-group";
import { StdioTransport } from "@/lib/mcp/stdio-transport";
import { Stop } from "@/lib/mcp/stop";

test("a command that reads nothing gets no listener for each message that waits, and all go on when it reads", async () => {
  const child = spawn(process.execPath, [
    "-e",
    `process.once("SIGUSR2", () => process.stdin.resume()); process.stdout.write("up"); setInterval(() => {}, 1e6)`,
  ]);
  await once(child.stdout, "data");
  const transport = new StdioTransport(child, new ProcessGroup(child, ""), LIMITS, new Stop());
  const before = child.stdin.listenerCount("close");
  const params = { text: "x".repeat(10_000) };
  const sent = Array.from({ length: 200 }, (_, id) => transport.send({ jsonrpc: "2.0", id, method: "ping", params }));
  expect(child.stdin.listenerCount("close")).toBeLessThanOrEqual(before + 1);
  expect(child.stdin.listenerCount("drain")).toBeLessThanOrEqual(2);
  child.kill("SIGUSR2");
  await Promise.all(sent);
  expect(child.stdin.listenerCount("close")).toBe(before);
  child.kill("SIGKILL");
});
