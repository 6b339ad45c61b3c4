import { unzipSync } from "fflate";
import { decodeText } from "../text/decode";
import { LIMITS, type SourceFile } from "./index";
import { wantedFiles } from "./wanted";

/** The largest archive that is opened, and how much of it is unpacked, in bytes. */
export const ZIP_LIMITS = { packed: 50_000_000, unpacked: 10_000_000, entries: 20_000 } as const;

/**
 * The files of an archive (`.zip`, `.skill`, `.plugin`) that are read as components. Only those are unpacked, and no more than the limits,
 * whatever the archive says about itself. Never throws.
 */
export function readZip(bytes: Uint8Array): { ok: true; files: SourceFile[] } | { ok: false; problem: string } {
  if (bytes.length > ZIP_LIMITS.packed)
    return { ok: false, problem: `The archive is larger than ${ZIP_LIMITS.packed / 1_000_000} MB and was not opened.` };
  try {
    const names: string[] = [];
    unzipSync(bytes, { filter: ({ name }) => (names.push(name), false) });
    if (names.length > ZIP_LIMITS.entries)
      return {
        ok: false,
        problem: `The archive holds more than ${ZIP_LIMITS.entries.toLocaleString("en-GB")} files and was not opened.`,
      };
    const { read, named } = wantedFiles(names.filter(isInside));
    const wanted = new Set(read);
    let total = 0;
    let large = false;
    const unpacked = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!wanted.has(name) || originalSize > LIMITS.file) return false;
        total += originalSize;
        large ||= total > ZIP_LIMITS.unpacked;
        return !large;
      },
    });
    if (large)
      return {
        ok: false,
        problem: `What would be read of the archive is larger than ${ZIP_LIMITS.unpacked / 1_000_000} MB when unpacked.`,
      };
    return {
      ok: true,
      files: [
        ...Object.entries(unpacked).map(([path, data]) => ({ path, text: decodeText(data) })),
        ...named.map((path) => ({ path, text: "" })),
      ],
    };
  } catch {
    return {
      ok: false,
      problem: "This archive cannot be unpacked: it is damaged, encrypted or packed in an unusual way.",
    };
  }
}

/** Names that lead out of the archive, or begin at the root of a disk, are ignored. */
const isInside = (name: string): boolean => !/(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name) && !name.endsWith("/");
