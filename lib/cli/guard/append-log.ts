import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { LOG_FILES, LOG_SCHEMA, parseLogLine, type LogEntry } from "@/lib/core/guard/log";
import { lock } from "./keep";

/** In bytes. A longer log is continued in a new file, and of the earlier files only the last is kept. */
const LONGEST_LOG = 8_000_000;
const HEAD = 1_000;

/** Writes one line at the end of a client's log. Throws when the line could not be written whole. */
export function appendLog(folder: string, entry: LogEntry): void {
  const [older, newer] = LOG_FILES.map((name) => path.join(folder, name)) as [string, string];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const size = sizeOf(newer);
  if (size === undefined) begin(newer, partOf(older) + 1, entry);
  else if (size > LONGEST_LOG) turnOver(older, newer, entry);
  const file = openSync(newer, "a+", 0o600);
  try {
    const line = Buffer.from(`${endsTorn(file) ? "\n" : ""}${JSON.stringify(entry)}\n`);
    if (writeSync(file, line) < line.length) throw new Error("the log cannot be written");
  } finally {
    closeSync(file);
  }
}

/** Rotates the log. Only one hook does it; the others then find the new file. */
function turnOver(older: string, newer: string, entry: LogEntry): void {
  const release = lock(`${newer}.lock`);
  try {
    if ((sizeOf(newer) ?? 0) <= LONGEST_LOG) return;
    const part = partOf(newer) + 1;
    renameSync(newer, older);
    begin(newer, part, entry);
  } finally {
    release();
  }
}

/** Starts a file of the log. Its first line has the file's number, so that it is known later how many came before. */
function begin(file: string, part: number, { at, client }: LogEntry): void {
  const first: LogEntry = { schema: LOG_SCHEMA, at, event: "part", client, session: "", tool: "", part };
  try {
    writeFileSync(file, `${JSON.stringify(first)}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function partOf(file: string): number {
  let handle: number;
  try {
    handle = openSync(file, "r");
  } catch {
    return 0;
  }
  try {
    const head = Buffer.alloc(HEAD);
    const [line = ""] = head.toString("utf8", 0, readSync(handle, head, 0, HEAD, 0)).split("\n", 1);
    return parseLogLine(line)?.part ?? 0;
  } finally {
    closeSync(handle);
  }
}

/** Whether the last line is incomplete, as after a full disk; the next entry must then begin on a new line. */
function endsTorn(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last[0] !== 10;
}

function sizeOf(file: string): number | undefined {
  try {
    return statSync(file).size;
  } catch {
    return undefined;
  }
}
