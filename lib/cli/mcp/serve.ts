import type { Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";
import { showHidden } from "@/lib/core/text/visible";
import type { Io } from "../io";
import { VERSION } from "../version";
import { answerCall, describeTool, type Answer } from "./answer";
import type { Given } from "./given";
import { LIMITS } from "./limits";
import { BoundedLines } from "./lines";
import { MARK_NOTE } from "./quote";
import { Queue } from "./queue";
import { TOOLS } from "./tools";

const INSTRUCTIONS = `Trefoil tells whether the tools of an agent session can be made to leak: private data, untrusted input and a way out in one session are the lethal trifecta. Begin with judge_session; ask what_if before a server is added. Everything was read once, at the start. ${MARK_NOTE} In structured results they are marked “untrusted”. References such as s1 and t01 are Trefoil's own names for them.`;

/** Serves until the client closes its end, or the person gives up. */
export async function serve(io: Io, given: Given): Promise<void> {
  const queue = new Queue(LIMITS.waiting);
  const { server } = new McpServer(
    { name: "trefoil", title: "Trefoil", version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.onerror = ({ message }) => io.stderr.write(`${showHidden(message).slice(0, 300)}\n`);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }): Promise<Answer> => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no such tool. There are: ${TOOLS.map(({ name }) => name).join(", ")}.`,
      );
    const answer = await queue.run(() => answerCall(tool, params.arguments, given), signal);
    return answer ?? busy();
  });

  const lines = new BoundedLines(LIMITS.message, (id) => refuse(io, id));
  const ended = endOf(lines, io);
  await server.connect(new StdioServerTransport(lines, io.stdout as Writable));
  io.stdin.pipe(lines);
  if ((await ended) === "closed")
    await Promise.race([queue.idle(), sleep(LIMITS.lastAnswers, undefined, { ref: false })]);
  io.stdin.unpipe(lines);
  await server.close();
}

function busy(): Answer {
  return {
    content: [{ type: "text", text: `${LIMITS.waiting} questions wait already. Ask again when some are answered.` }],
    isError: true,
  };
}

/** Settles when the client closed its end, or the person gave up. */
function endOf(lines: BoundedLines, { stdin, signal }: Io): Promise<"closed" | "given up"> {
  return new Promise((resolve) => {
    lines.once("end", () => resolve("closed"));
    stdin.once("close", () => lines.end());
    stdin.once("error", () => lines.end());
    signal?.addEventListener("abort", () => resolve("given up"), { once: true });
  });
}

/** A message that was too long to be read: its request is refused where it is known which it was. */
function refuse({ stdout, stderr }: Io, id: string | number | undefined): void {
  const message = "The message is longer than 2 MB, so it was not read. Arguments may have 1 MB.";
  stderr.write(`${message}\n`);
  if (id !== undefined)
    stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, error: { code: ErrorCode.InvalidRequest, message } })}\n`);
}
