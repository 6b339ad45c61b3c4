import type { Snapshot } from "../model/snapshot";
import { digestOf } from "../text/digest";

/**
 * A digest of everything that drift compares and of the order of the tools: listings with the same one differ only in their time. The snapshot's own digest covers what the model sees; this one also covers versions, names and capabilities.
 */
export function comparedDigest({
  digest,
  serverInfo,
  protocolVersion,
  capabilities,
  reached,
  extent,
}: Snapshot): string {
  return digestOf({ digest, serverInfo, protocolVersion, capabilities, reached, extent });
}
