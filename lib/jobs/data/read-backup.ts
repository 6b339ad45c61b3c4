import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import {
  backupVersion,
  differingTable,
  endText,
  readBackupLine,
  type BackupEnd,
  type BackupHead,
  type TableLine,
} from "@/lib/core/backup/lines";
import { isSignedBy } from "@/lib/secrets/check-signature";
import { columnsOf, isTable } from "@/lib/store/backup/tables";
import { sumContent, type DataPart } from "./content";
import { DataProblem } from "./problem";

/** Bytes. A row is no longer than what a server may send, written as JSON twice. */
const LONGEST_LINE = 128 * 1024 * 1024;
const LINE_BREAK = 10;

/** What a backup says of itself, once all of it was read and found as it was written. */
export type Backup = { head: BackupHead; end: BackupEnd };

/**
 * Reads a backup from its first line to its last. What is handed out may be believed only when all was read without an error.
 * @throws {DataProblem} when it is no backup, a newer one, cut off or altered
 */
export async function* readBackup(file: string): AsyncGenerator<DataPart, Backup> {
  const whole = createHash("sha256");
  const sum = sumContent();
  const said = {
    head: undefined as BackupHead | undefined,
    end: undefined as BackupEnd | undefined,
    columns: 0,
    stranger: undefined as string | undefined,
  };
  for await (const bytes of lines(file)) {
    const text = bytes.toString("utf8");
    const line = readBackupLine(text);
    if (said.end) throw altered(file);
    if (!said.head) {
      said.head = headOf(file, text, line);
    } else if (line && "end" in line) {
      said.end = line.end;
      continue;
    } else if (line && "table" in line) {
      // Told when all of it is known to be as it was written.
      said.stranger ??= strangerIn(line);
      said.columns = line.columns.length;
      sum.open(line.table);
      yield line;
    } else if (line && "row" in line && line.row.length === said.columns) {
      sum.add(line.row);
      yield line;
    } else throw altered(file);
    whole.update(bytes).update("\n");
  }
  const { head, end } = said;
  if (!head || !end) throw cutOff(file);
  const isWhole = end.digest === whole.digest("hex") && differingTable(end.content, sum.content()) === undefined;
  if (!isWhole || !isSignedBy(head.key, endText(end.digest), end.signature)) throw altered(file);
  if (said.stranger !== undefined) throw newer(file, `it holds ${said.stranger}`);
  return { head, end };
}

/** Reads all of it and keeps nothing. */
export async function checkBackup(file: string): Promise<Backup> {
  const parts = readBackup(file);
  for (;;) {
    const next = await parts.next();
    if (next.done) return next.value;
  }
}

const altered = (file: string) =>
  new DataProblem(`${file} was altered: it is not what was written. Nothing was restored; take another backup.`);
const cutOff = (file: string) =>
  new DataProblem(`${file} is cut off: its end is missing. Nothing was restored; take another backup.`);
const newer = (file: string, what: string) =>
  new DataProblem(`${file} comes from a newer Trefoil (${what}). Update this one to restore it.`);

function headOf(file: string, text: string, line: ReturnType<typeof readBackupLine>): BackupHead {
  if (line && "head" in line) return line.head;
  const version = backupVersion(text);
  if (version !== undefined && version !== "1") throw newer(file, `format ${version}`);
  throw version === undefined ? new DataProblem(`${file} is no backup of Trefoil.`) : altered(file);
}

/** What of a table is not known here. */
function strangerIn({ table, columns }: TableLine): string | undefined {
  if (!isTable(table)) return table;
  const known = columnsOf(table);
  const stranger = columns.find((column) => !known.includes(column));
  return stranger === undefined ? undefined : `${table}.${stranger}`;
}

/** The lines of a compressed file, without their breaks; no more than one of them is in memory. */
async function* lines(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const bytes = source.pipe(createGunzip());
  source.on("error", (error) => bytes.destroy(error));
  let parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(LINE_BREAK); at >= 0; at = chunk.indexOf(LINE_BREAK, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, at)]);
        [parts, length, from] = [[], 0, at + 1];
      }
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > LONGEST_LINE) throw altered(file);
    }
  } catch (error) {
    throw told(error, file);
  } finally {
    source.destroy();
  }
  if (length > 0) throw cutOff(file);
}

/** Codes of zlib (nodejs.org/api/zlib.html#constants) and of the file system. */
function told(error: unknown, file: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "Z_BUF_ERROR") return cutOff(file);
  if (code === "Z_DATA_ERROR")
    return message === "incorrect header check" ? new DataProblem(`${file} is no backup of Trefoil.`) : altered(file);
  if (code === "ENOENT") return new DataProblem(`There is no file ${file}.`);
  if (code === "EACCES" || code === "EISDIR" || code === "EPERM") return new DataProblem(`${file} cannot be read.`);
  return error;
}
