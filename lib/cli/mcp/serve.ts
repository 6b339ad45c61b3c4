import type { Readable, Writable } from "node:stream";
import { setImmediate as breathe } from "node:timers/promises";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";
import { showHidden } from "@/lib/core/text/visible";
import type { Io } from "../io";
import { VERSION } from "../version";
import { answerCall, describeTool, refusal, type CallToolAnswer } from "./answer";
import type { Given } from "./given";
import { LIMITS } from "./limits";
import type { Input } from "./listen";
import { MARK_NOTE } from "./quote";
import { Queue } from "./queue";
import { TOOLS } from "./tools";

const INSTRUCTIONS = `Trefoil tells whether the tools of an agent session can be made to leak: private data, untrusted input and a way out in one session are the lethal trifecta. Begin with judge_session; ask what_if before a server is added. Everything was read once, at the start. ${MARK_NOTE} In structured results they are marked “untrusted”. References such as s1 and t01 are Trefoil's own names for them.`;

/** Serves until the client closes its end, or the person gives up. Earlier calls are still answered, for a moment. */
export async function serve(io: Io, given: Given, { lines, ended, over }: Input): Promise<void> {
  const queue = new Queue(LIMITS.waiting);
  const server = new Server(
    { name: "trefoil", title: "Trefoil", version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.onerror = ({ message }) => io.stderr.write(`${showHidden(message).slice(0, 300)}\n`);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }): Promise<CallToolAnswer> => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool)
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no such tool. There are: ${TOOLS.map(({ name }) => name).join(", ")}.`,
      );
    return (await queue.run(() => answerCall(tool, params.arguments, given), signal)) ?? refusal(BUSY);
  });
  await server.connect(new StdioServerTransport(lines, outputOf(io, lines)));
  await ended;
  // What was read last has yet to reach the queue.
  await breathe();
  await Promise.race([queue.idle(), aborted(over)]);
  await server.close();
}

/** Standard output. While nobody reads what was answered, nothing further is read, so that answers cannot pile up. */
function outputOf({ stdout }: Io, lines: Readable): Writable {
  let full = false;
  const goOn = () => {
    full = false;
    lines.resume();
  };
  const write = (text: string): boolean => {
    if (!stdout.write(text) && !full) {
      full = true;
      lines.pause();
      stdout.once("drain", goOn);
    }
    return true;
  };
  return { write } as Writable;
}

const BUSY = `${LIMITS.waiting} questions wait already. Ask again when some are answered.`;

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
