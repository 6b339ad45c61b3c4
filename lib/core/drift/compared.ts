import type { Snapshot } from "../model/snapshot";
import { digestOf } from "../text/digest";

/**
 * A digest of everything that drift compares and of the order of the tools: listings of which it is equal differ in their moment alone.
 * The snapshot's own digest is of what the model sees; this one also tells versions, names and capabilities apart.
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
