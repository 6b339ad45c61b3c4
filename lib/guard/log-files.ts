import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import path from "node:path";
import type { LogFile } from "@/lib/core/guard/audited";
import { LOG_FILES, LONGEST_LINE, parseLogLine, type LogEntry } from "@/lib/core/guard/log";
import { opened } from "./read-log";

const CHUNK = 1_000_000;

/** The files of a client's log as they lie there, the older first. A file without a whole first line is none yet. */
export async function logFiles(folder: string): Promise<(LogFile & { file: string })[]> {
  const found: (LogFile & { file: string })[] = [];
  for (const name of LOG_FILES) {
    const file = path.join(folder, name);
    const handle = await opened(file);
    if (!handle) continue;
    try {
      const { size } = await handle.stat();
      const head = await bytesOf(handle, 0, Math.min(size, LONGEST_LINE));
      const end = head.indexOf(10);
      if (size === 0 || (end < 0 && size < LONGEST_LINE)) continue;
      const first = end < 0 ? head : head.subarray(0, end);
      found.push({
        file,
        log: createHash("sha256").update(first).digest("hex"),
        part: parseLogLine(first.toString("utf8"))?.part ?? 0,
        size,
        digestOf: (from, to) => digestOf(file, from, to),
      });
    } finally {
      await handle.close();
    }
  }
  return found;
}

async function bytesOf(handle: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, to - from));
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}

async function digestOf(file: string, from: number, to: number): Promise<string> {
  const handle = await opened(file);
  if (!handle) return "";
  const hash = createHash("sha256");
  try {
    for (let at = from; at < to; at += CHUNK) hash.update(await bytesOf(handle, at, Math.min(to, at + CHUNK)));
  } finally {
    await handle.close();
  }
  return hash.digest("hex");
}

/** A stretch of whole lines: its end, its digest and its entries; undefined when there is none after `from`. */
export type Stretch = { to: number; sha256: string; entries: LogEntry[] };

/** The next stretch of a file: whole lines, at most so many bytes. A line that is longer counts as one that cannot be read. */
export async function stretchFrom(file: string, from: number, most: number): Promise<Stretch | undefined> {
  const handle = await opened(file);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const bytes = await bytesOf(handle, from, Math.min(size, from + most));
    const last = bytes.lastIndexOf(10);
    const length = last < 0 && bytes.length === most ? bytes.length : last + 1;
    if (length === 0) return undefined;
    const taken = bytes.subarray(0, length);
    const entries: LogEntry[] = [];
    for (let start = 0; start < length;) {
      const found = taken.indexOf(10, start);
      const end = found < 0 ? length : found;
      const entry = end - start <= LONGEST_LINE ? parseLogLine(taken.toString("utf8", start, end)) : undefined;
      if (entry) entries.push(entry);
      start = end + 1;
    }
    return { to: from + length, sha256: createHash("sha256").update(taken).digest("hex"), entries };
  } finally {
    await handle.close();
  }
}
