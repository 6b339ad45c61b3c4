import { env } from "@/lib/env";
import { findAllowedHosts } from "@/lib/store/allowed-hosts";

/** The hosts that a server may be reached at although their addresses are private: those allowed for it by name, and those of the operator's own network. */
export async function allowedHostsOf(serverId: string): Promise<string[]> {
  return [...env.privateHosts, ...(await findAllowedHosts(serverId)).map(({ host }) => host)];
}
