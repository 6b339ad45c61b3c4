import { LIMITS, type SourceFile } from "@/lib/core/components";
import { readZip } from "@/lib/core/components/read-zip";
import { SKIPPED_FOLDERS, WALK_LIMITS, wantedFiles } from "@/lib/core/components/wanted";
import { decodeText } from "@/lib/core/text/decode";

type Picked = { path: string; file: File };
export type DroppedFiles = { files: SourceFile[] } | { problem: string };

/** The files of a picker; those of a folder with their path within it. */
export const pickedFiles = (list: Iterable<File>): Picked[] =>
  [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Files and folders that were dropped, as deep as clients look. Read at once: after the event they are gone. */
export async function droppedFiles(data: DataTransfer): Promise<Picked[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const picked: Picked[] = [];
  for (const entry of entries) await walk(entry, 0, picked);
  return picked;
}

async function walk(entry: FileSystemEntry, depth: number, picked: Picked[]): Promise<void> {
  if (picked.length >= WALK_LIMITS.entries) return;
  if (entry.isFile) {
    const file = await new Promise<File | null>((done) => (entry as FileSystemFileEntry).file(done, () => done(null)));
    if (file) picked.push({ path: entry.fullPath.replace(/^\//, ""), file });
  } else if (depth < WALK_LIMITS.depth && !SKIPPED_FOLDERS.has(entry.name)) {
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    // A reader gives a hundred entries at a time, and none at the end.
    for (let more = await next(reader); more.length > 0; more = await next(reader))
      for (const one of more) await walk(one, depth + 1, picked);
  }
}

const next = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((done) => reader.readEntries(done, () => done([])));

/** The texts of what was picked, read in the browser: an archive is opened; what is not part of a skill or plugin is not read. */
export async function readPicked(picked: readonly Picked[]): Promise<DroppedFiles> {
  const [only] = picked;
  if (picked.length === 1 && only && /\.(zip|skill|plugin)$/i.test(only.path)) {
    const read = readZip(new Uint8Array(await only.file.arrayBuffer()));
    return read.ok ? { files: read.files } : read;
  }
  const inside = picked.filter(({ path }) => !path.split("/").some((part) => SKIPPED_FOLDERS.has(part)));
  const { read, named } = wantedFiles(inside.map(({ path }) => path));
  if (read.length > LIMITS.files)
    return { problem: `There are ${read.length} files to read, and at most ${LIMITS.files} are.` };
  const wanted = new Set(read);
  const files: SourceFile[] = named.map((path) => ({ path, text: "" }));
  let total = 0;
  for (const { path, file } of inside) {
    if (!wanted.has(path)) continue;
    if (file.size > LIMITS.file)
      return { problem: `${path} is larger than ${LIMITS.file / 1_000_000} MB and was not read.` };
    total += file.size;
    if (total > MOST) return { problem: `These files hold more than ${MOST / 1_000_000} MB; nothing was read.` };
    files.push({ path, text: decodeText(new Uint8Array(await file.arrayBuffer())) });
  }
  return { files };
}

/** The largest total size of the files that are sent to be read, in bytes. */
const MOST = 10_000_000;
