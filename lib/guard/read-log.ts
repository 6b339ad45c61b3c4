import { open, type FileHandle } from "node:fs/promises";
import path from "node:path";
import { LOG_FILES, parseLogLine, type LogEntry } from "@/lib/core/guard/log";

/** What is read of a client's log, from its end: bytes of all its files, and lines. */
const MOST_BYTES = 20_000_000;
const MOST_LINES = 60_000;
/** Entries after which others have their turn. */
const PORTION = 4_000;

/** A client's log, the oldest entry first. `cut`: there is more before it. */
export type GuardLog = { entries: LogEntry[]; damaged: number; cut: boolean };

/** Reads a client's log from its end, in time and memory that do not grow with its length. Without a log there are no entries. */
export async function readLog(folder: string): Promise<GuardLog> {
  const newestFirst: LogEntry[] = [];
  let damaged = 0;
  let left = MOST_BYTES;
  let cut = false;
  for (const name of LOG_FILES.toReversed()) {
    const end = await endOf(path.join(folder, name), Math.max(0, left));
    if (!end) continue;
    left -= end.text.length;
    cut ||= end.cut;
    for (let to = end.text.length, read = 0; to > 0; read++) {
      const from = end.text.lastIndexOf("\n", to - 1) + 1;
      const line = end.text.slice(from, to);
      to = from - 1;
      if (line === "") continue;
      if (newestFirst.length + damaged >= MOST_LINES) {
        cut = true;
        break;
      }
      const entry = parseLogLine(line);
      if (entry) newestFirst.push(entry);
      else damaged++;
      if (read % PORTION === PORTION - 1) await new Promise(setImmediate);
    }
  }
  return { entries: newestFirst.reverse(), damaged, cut };
}

/** The last bytes of a file, from the beginning of a line on; undefined when there is no such file. */
async function endOf(file: string, most: number): Promise<{ text: string; cut: boolean } | undefined> {
  const handle = await opened(file);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const length = Math.min(size, most);
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await handle.read(bytes, 0, length, size - length);
    const text = bytes.toString("utf8", 0, bytesRead);
    return size > length ? { text: text.slice(text.indexOf("\n") + 1), cut: true } : { text, cut: false };
  } finally {
    await handle.close();
  }
}

export async function opened(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, "r");
  } catch {
    return undefined;
  }
}
