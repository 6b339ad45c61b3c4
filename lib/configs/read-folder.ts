import { open, readdir, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { LIMITS, type SourceFile } from "@/lib/core/components";
import { SKIPPED_FOLDERS, WALK_LIMITS, wantedFiles } from "@/lib/core/components/wanted";
import { decodeText } from "@/lib/core/text/decode";

/** What was read below a folder, under paths that begin with `shown`. */
export type ReadFolder = { files: SourceFile[]; problems: string[] };

/**
 * Reads the skills, plugins, agents and rules below a folder; nothing is run. A link is followed only to what lies in the same folder, so
 * that nobody can have another file read by putting a link beside a skill. Never throws: what cannot be read is reported.
 */
export async function readFolder(root: string, shown = root): Promise<ReadFolder> {
  const problems: string[] = [];
  const real = await realpath(root).catch(() => root);
  const found = await walk(real, problems);
  const prefix = shown === "" || shown === "." ? "" : `${shown.split(path.sep).join("/").replace(/\/$/, "")}/`;
  const { read, named } = wantedFiles(
    found.map((file) => prefix + file),
    // Naming the folder of a skill or plugin means that one, wherever it is.
    { loaded: !found.some((file) => /^(skill\.md|plugin\.json|gemini-extension\.json)$/i.test(file)) },
  );
  const files: SourceFile[] = named.map((file) => ({ path: file, text: "" }));
  for (const file of read.slice(0, LIMITS.files)) {
    const text = await textAt(path.join(real, file.slice(prefix.length)));
    if (text === undefined) problems.push(`${file} cannot be read with your rights.`);
    else files.push({ path: file, text });
  }
  if (read.length > LIMITS.files)
    problems.push(`${shown}: only the first ${LIMITS.files} of ${read.length} files were read.`);
  return { files, problems };
}

/** Whether there is a folder of this name. */
export async function isFolder(name: string): Promise<boolean> {
  return (await stat(name).catch(() => undefined))?.isDirectory() === true;
}

/** Where clients keep the servers of a project. */
const PROJECT_CONFIGS = [
  ".mcp.json",
  ".cursor/mcp.json",
  ".vscode/mcp.json",
  ".gemini/settings.json",
  ".codex/config.toml",
  ".roo/mcp.json",
  ".kilocode/mcp.json",
  ".kiro/settings/mcp.json",
  ".amazonq/mcp.json",
  ".zed/settings.json",
  ".junie/mcp/mcp.json",
  "opencode.json",
  "opencode.jsonc",
];

/** The configs of clients in a project's folder, those that are there. */
export async function projectConfigs(folder: string): Promise<string[]> {
  const there = await Promise.all(
    PROJECT_CONFIGS.map(async (file) => {
      const full = path.join(folder, file);
      return (await stat(full).catch(() => undefined))?.isFile() ? [full] : [];
    }),
  );
  return there.flat();
}

/** One file as a component's file; undefined when there is none. */
export async function readSource(file: string): Promise<SourceFile | undefined> {
  const about = await stat(file).catch(() => undefined);
  const text = about?.isFile() ? await textAt(file) : undefined;
  return text === undefined ? undefined : { path: file.split(path.sep).join("/"), text };
}

/** Paths of the files below a folder, from there, with forward slashes, in the order of their names. */
async function walk(root: string, problems: string[]): Promise<string[]> {
  const files: string[] = [];
  let folders = 0;
  const visit = async (folder: string, depth: number): Promise<void> => {
    if (folders >= WALK_LIMITS.folders || files.length >= WALK_LIMITS.entries) return;
    folders += 1;
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const here = folder === "" ? entry.name : `${folder}/${entry.name}`;
      const kind = entry.isSymbolicLink() ? await behind(root, here, problems) : entry;
      if (kind?.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) {
        if (depth < WALK_LIMITS.depth) await visit(here, depth + 1);
      } else if (kind?.isFile() && files.length < WALK_LIMITS.entries) files.push(here);
    }
  };
  await visit("", 0);
  if (folders >= WALK_LIMITS.folders || files.length >= WALK_LIMITS.entries)
    problems.push(
      `${root} holds more than ${WALK_LIMITS.folders} folders or ${WALK_LIMITS.entries} files; the rest was not looked at.`,
    );
  return files;
}

/** What a link leads to when that lies below the same root; a linked folder is not entered twice, so that circles end. */
async function behind(
  root: string,
  link: string,
  problems: string[],
): Promise<{ isDirectory(): boolean; isFile(): boolean } | undefined> {
  const target = await realpath(path.join(root, link)).catch(() => undefined);
  if (target === undefined) return undefined;
  if (!target.startsWith(root + path.sep)) {
    problems.push(`${link} is a link to somewhere else and was not followed.`);
    return undefined;
  }
  const about = await stat(target).catch(() => undefined);
  return about?.isFile() ? about : undefined;
}

/** Characters are counted later; this many bytes hold more than are read. */
const MOST_BYTES = LIMITS.file * 4;

async function textAt(file: string): Promise<string | undefined> {
  let handle;
  try {
    handle = await open(file, "r");
    const buffer = new Uint8Array(Math.min((await handle.stat()).size, MOST_BYTES));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return decodeText(buffer.subarray(0, bytesRead));
  } catch {
    return undefined;
  } finally {
    await handle?.close();
  }
}
