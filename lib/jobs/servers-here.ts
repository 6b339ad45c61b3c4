import type { Here } from "@/lib/core/classification/reviewed/carry-over";
import { hereOf } from "@/lib/core/classification/reviewed/here";
import { findServers } from "@/lib/store/servers";
import { newestSnapshots } from "@/lib/store/snapshots/snapshots";

/** The registered servers with the way each is reached and the definitions of its tools, for what people say of them and pass on. */
export async function serversHere(): Promise<Here[]> {
  const [servers, snapshots] = await Promise.all([findServers(), newestSnapshots()]);
  return servers.map((server) => hereOf(server, snapshots.get(server.id)));
}
