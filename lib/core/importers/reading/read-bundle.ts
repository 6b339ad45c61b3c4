import { strFromU8, unzipSync } from "fflate";

/** In bytes. Bundles contain their dependencies; only the manifest is unpacked. */
export const BUNDLE_LIMIT = 200_000_000;
/** Bytes of a manifest, packed and unpacked. Nothing that a person wrote can be compressed more than a hundredfold. */
const PACKED_LIMIT = 300_000;
const UNPACKED_LIMIT = 3_000_000;
const NAME = "manifest.json";

/** Whether bytes begin as a ZIP file does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/**
 * The text of the `manifest.json` in a bundle (`.mcpb`, `.dxt`), which is a ZIP file. Nothing else in it is unpacked, and no more memory is used than the limit, whatever the file says about itself. Never throws.
 */
export function readBundle(bytes: Uint8Array): { ok: true; text: string } | { ok: false; problem: string } {
  const failed = (problem: string) => ({ ok: false as const, problem });
  if (bytes.length > BUNDLE_LIMIT)
    return failed(
      `The bundle is larger than ${BUNDLE_LIMIT / 1_000_000} MB and was not read. Unpack it and import its manifest.json.`,
    );
  if (!isZip(bytes))
    return failed(
      "This is not a bundle: a .mcpb or .dxt file is a ZIP file. Download it again, or import its manifest.json.",
    );
  let found = 0;
  let refused = false;
  try {
    const files = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        if (name.replace(/^\.\//, "") !== NAME) return false;
        found += 1;
        refused ||= size > PACKED_LIMIT || originalSize > UNPACKED_LIMIT;
        return found === 1 && !refused;
      },
    });
    if (found === 0)
      return failed(
        "There is no manifest.json at the top of this bundle. It is no MCP bundle, or it was packed with a folder around it.",
      );
    if (found > 1)
      return failed(
        "This bundle has more than one manifest.json, so programs can disagree on what it holds. Do not install it; ask its author.",
      );
    if (refused)
      return failed(
        `The manifest.json of this bundle is larger than ${UNPACKED_LIMIT / 1_000_000} MB when unpacked. Nothing was unpacked.`,
      );
    return { ok: true, text: strFromU8(Object.values(files)[0]!) };
  } catch {
    return failed(
      "This bundle cannot be unpacked: the file is damaged, encrypted or packed in an unusual way. Download it again, or import its manifest.json.",
    );
  }
}
