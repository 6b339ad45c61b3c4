/**
 * Lists 200 servers, half commands and half addresses, each with a time of its own between 50 ms and 1.5 s, as the app does; and compares
 * the wall time with the sum and the maximum of the servers' own times. Deterministic servers; run with `npm run bench:listing`.
 */
import { createServer, type Server as HttpServer } from "node:http";
import { cpus } from "node:os";
import path from "node:path";
import type { Server } from "@/lib/core/model/server";
import { AT_ONCE, CaptureJobs } from "@/lib/jobs/capture-jobs";
import { capture } from "@/lib/mcp/capture";

const SERVERS = Number(process.argv[2] ?? 200);

/** Between 50 ms and 1.5 s, most of them short. */
const ownTime = (index: number): number => 50 + Math.round(1450 * ((index * 0.618034) % 1) ** 3);

/** Answers `tools/list` after the time that stands in the path. */
async function slowServer(): Promise<{ http: HttpServer; port: number }> {
  const tool = { name: "one", description: "A tool.", inputSchema: { type: "object" } };
  const http = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    if (request.method !== "POST") return void response.writeHead(405).end();
    const { id, method } = JSON.parse(text) as { id?: number; method: string };
    if (id === undefined) return void response.writeHead(202).end();
    const results: Record<string, unknown> = {
      initialize: {
        protocolVersion: "2025-11-25",
        capabilities: { tools: {} },
        serverInfo: { name: "slow", version: "1" },
      },
      "tools/list": { tools: [tool] },
    };
    const result = results[method];
    const answer = () =>
      response.writeHead(200, { "content-type": "application/json" }).end(
        JSON.stringify({
          jsonrpc: "2.0",
          id,
          ...(result ? { result } : { error: { code: -32601, message: "Method not found" } }),
        }),
      );
    setTimeout(answer, method === "tools/list" ? Number(request.url!.slice(1)) : 0);
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return { http, port: (http.address() as { port: number }).port };
}

const { http, port } = await slowServer();
const program = path.resolve("test/fixtures/servers/takes-its-time.mjs");
const servers = Array.from({ length: SERVERS }, (_, index): Server => ({
  name: `server-${index}`,
  transport:
    index % 2 === 0
      ? { kind: "stdio", command: process.execPath, args: [program, String(ownTime(index))], env: [] }
      : { kind: "http", url: `http://127.0.0.1:${port}/${ownTime(index)}`, headers: [] },
  disabled: false,
  hiddenTools: [],
}));

const jobs = new CaptureJobs();
const from = performance.now();
for (const server of servers)
  jobs.start(server.name, (signal, onProgress) => capture(server, {}, { signal, onProgress }));
await jobs.settled();
const wall = performance.now() - from;
http.close();

const states = jobs.states();
const listed = states.filter((job) => job.phase === "done").length;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(8);
const own = servers.map((_, index) => ownTime(index));
const took = states.map((job) => job.elapsed);
const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);
const line = (words: string, ms: number) => process.stdout.write(`${words.padEnd(58)}${seconds(ms)}\n`);

process.stdout.write(`${SERVERS} servers, ${listed} listed, ${AT_ONCE} at once, ${cpus().length} processors\n\n`);
line("wall time", wall);
line("the servers' own times (waiting they ask for): sum", sum(own));
line("  maximum", Math.max(...own));
line("the listings, starts and protocol included: sum", sum(took));
line("  maximum", Math.max(...took));
line(
  `the best that ${AT_ONCE} at once allow: sum of the listings / ${AT_ONCE}`,
  Math.max(sum(took) / AT_ONCE, ...took),
);
process.stdout.write(`\n${(sum(took) / wall).toFixed(1)} times as fast as one after the other\n`);
if (listed !== SERVERS) process.exitCode = 1;
