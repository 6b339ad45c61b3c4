import { readFile, writeFile } from "node:fs/promises";
import { Readable, Writable } from "node:stream";
import type { Io } from "@/lib/cli/io";
import { run } from "@/lib/cli/run";

export type Ran = { code: number; stdout: string; stderr: string; written: Record<string, string> };
type World = {
  files?: Record<string, string>;
  stdin?: string;
  env?: Record<string, string>;
  isTTY?: boolean;
  onDisk?: boolean;
};

/** Runs a command line on files in memory (others are read from the disk) and gives all that it said and wrote. */
export async function runWith(
  line: string | string[],
  { files = {}, stdin = "", env = {}, isTTY = false, onDisk = false }: World = {},
): Promise<Ran> {
  const written: Record<string, string> = {};
  const stdout = sink(isTTY);
  const stderr = sink(isTTY);
  const io: Io = {
    stdin: Readable.from([stdin]),
    stdout,
    stderr,
    readFile: async (path) => (Object.hasOwn(files, path) ? files[path]! : readFile(path, "utf8")),
    readBytes: (path) => readFile(path),
    writeFile: async (path, text) =>
      onDisk
        ? writeFile(path, text)
        : void (written[path] = typeof text === "string" ? text : Buffer.from(text).toString("latin1")),
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
  };
  const code = await run(typeof line === "string" ? line.split(" ") : line, io);
  return { code, stdout: stdout.text(), stderr: stderr.text(), written };
}

function sink(isTTY: boolean) {
  const chunks: string[] = [];
  const stream = new Writable({ write: (chunk, _, done) => (chunks.push(String(chunk)), done()) });
  return Object.assign(stream, { isTTY, text: () => chunks.join("") });
}
