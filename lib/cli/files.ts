import { dirname, isAbsolute, relative } from "node:path";
import { readBundle } from "@/lib/core/importers";
import { Failure } from "./exit";
import { readStdin, type Io } from "./io";

/** The text of a file, or of standard input for `-`. */
export async function readText(io: Io, path: string): Promise<string> {
  if (path === "-") return readStdin(io);
  try {
    return await io.readFile(path);
  } catch (error) {
    throw new Failure(`Cannot read ${path}: ${reasonOf(error)}.`);
  }
}

/** The text of a config: of a bundle (`.mcpb`, `.dxt`) its manifest. */
export async function readConfigText(io: Io, path: string): Promise<string> {
  if (!/\.(mcpb|dxt)$/i.test(path)) return readText(io, path);
  const bytes = await io.readBytes(path).catch((error: unknown) => {
    throw new Failure(`Cannot read ${path}: ${reasonOf(error)}.`);
  });
  const bundle = readBundle(bytes);
  if (!bundle.ok) throw new Failure(`${shownPath(path)}: ${bundle.problem}`);
  return bundle.text;
}

/** Writes to a file if one is named, otherwise to standard output. */
export async function writeText(io: Io, path: string | undefined, text: string | Uint8Array): Promise<void> {
  if (path === undefined || path === "-") return void io.stdout.write(text);
  try {
    await io.writeFile(path, text);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new Failure(`Cannot write ${path}: ${missing ? `there is no folder ${dirname(path)}` : reasonOf(error)}.`);
  }
  io.stderr.write(`Wrote ${path}\n`);
}

/** A path as reports name it: from the current folder when it lies below. */
export function shownPath(path: string): string {
  if (path === "-") return "standard input";
  const short = relative("", path);
  return short !== "" && !short.startsWith("..") && !isAbsolute(short) ? short : path;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "it is a folder";
  if (code === "EACCES" || code === "EPERM") return "access is denied";
  return message ?? "it failed";
}
