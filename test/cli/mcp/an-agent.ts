import { PassThrough } from "node:stream";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { Ajv } from "ajv";
import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { run } from "@/lib/cli/run";
import { LIMITS } from "@/lib/cli/mcp/limits";

type Structure = Record<string, any>;
export type Heard = { structure: Structure; text: string; isError: boolean };

/**
 * An agent that talks to `trefoil mcp` in this process, on files in memory (others are read from the disk). Every answer is held against the
 * schema that its tool declares, and against the size that is stated.
 */
export async function anAgent(args: readonly string[], files: Record<string, string> = {}) {
  const [toServer, fromServer] = [new PassThrough(), new PassThrough()];
  const said: string[] = [];
  const opened: string[] = [];
  const gone = new AbortController();
  const ended = run(["mcp", ...args], {
    stdin: toServer,
    stdout: fromServer,
    stderr: { write: (text) => (said.push(String(text)), true), once: () => undefined },
    readFile: async (path) => {
      opened.push(path);
      return Object.hasOwn(files, path) ? files[path]! : readFile(path, "utf8");
    },
    readBytes: (path) => readFile(path),
    writeFile: () => Promise.reject(new Error("It writes a file.")),
    env: {},
    signal: gone.signal,
  });
  const client = new Client({ name: "an-agent", version: "1.0.0" });
  // The transport is the same from either end.
  await client.connect(new StdioServerTransport(fromServer, toServer));
  const { tools } = await client.listTools();
  const ajv = new Ajv({ strict: true, strictTypes: false });
  const schemas = new Map(tools.map((tool) => [tool.name, ajv.compile(tool.outputSchema!)]));
  return {
    client,
    tools,
    said,
    opened,
    toServer,
    fromServer,
    ended,
    giveUp: () => gone.abort(),
    async ask(name: string, given: Record<string, unknown> = {}): Promise<Heard> {
      const result = await client.callTool({ name, arguments: given });
      const [content] = result.content as { text: string }[];
      const isError = result.isError === true;
      expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(LIMITS.answer);
      expect(content!.text.length).toBeLessThanOrEqual(LIMITS.text);
      expect([isError, isError || schemas.get(name)!(result.structuredContent), schemas.get(name)!.errors]).toEqual([
        isError,
        true,
        isError ? schemas.get(name)!.errors : null,
      ]);
      return { structure: (result.structuredContent ?? {}) as Structure, text: content!.text, isError };
    },
    async close(): Promise<number> {
      toServer.end();
      return ended;
    },
  };
}

/** The name behind a reference. */
export function nameIn({ structure }: Heard, ref: string): string {
  return structure["names"].find((one: { ref: string }) => one.ref === ref)?.name.text ?? `${ref} is not told`;
}
