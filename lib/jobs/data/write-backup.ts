import { createHash } from "node:crypto";
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { BACKUP_SCHEMA, endText, writeBackupLine, type BackupLine, type Content } from "@/lib/core/backup/lines";
import { signer } from "@/lib/secrets/seal";
import { readRows } from "@/lib/store/backup/read";
import { columnsOf, type Reader } from "@/lib/store/backup/tables";
import { VERSION } from "@/lib/cli/version";
import { sumContent, tablesTaken } from "./content";
import { checkBackup } from "./read-backup";

/**
 * Writes all that a database holds into a file, whole or not at all: it is written aside, read back,
 * and put in its place.
 * @param at when, ISO 8601, UTC
 */
export async function writeBackup(file: string, database: Reader, at: string): Promise<Content> {
  const aside = `${file}.part-${process.pid}`;
  const sum = sumContent();
  try {
    const out = createWriteStream(aside, { mode: 0o600, flush: true });
    await pipeline(Readable.from(inChunks(textOf(database, at, sum))), createGzip(), out);
    await checkBackup(aside);
    renameSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
  return sum.content();
}

async function* textOf(database: Reader, at: string, sum: ReturnType<typeof sumContent>): AsyncGenerator<string> {
  const whole = createHash("sha256");
  const write = (line: BackupLine): string => {
    const text = `${writeBackupLine(line)}\n`;
    whole.update(text);
    return text;
  };
  const { key, sign } = signer();
  yield write({ head: { schema: BACKUP_SCHEMA, trefoil: VERSION, at, key } });
  for (const table of tablesTaken()) {
    sum.open(table);
    yield write({ table, columns: columnsOf(table) });
    for await (const row of readRows(database, table)) {
      sum.add(row);
      yield write({ row });
    }
  }
  const digest = whole.digest("hex");
  yield `${writeBackupLine({ end: { content: sum.content(), digest, signature: sign(endText(digest)) } })}\n`;
}

/** Characters. Each chunk is a turn of the event loop, which the app may be busy in. */
const CHUNK = 65_536;

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}
