import { memberOf } from "@/lib/core/analysis/compositions/member";
import { offByConfig } from "@/lib/core/session/compose";
import type { Member } from "@/lib/core/model/composition";
import { findServers } from "@/lib/store/servers";
import { openSlim } from "./open-session";

/** Every registered server as compositions see it, by its newest listing; what its config hides does not count. */
export async function openMembers(): Promise<Member[]> {
  const servers = await findServers();
  const spec = {
    name: "All servers",
    host: "none",
    servers: servers.map(({ name }) => name),
    off: offByConfig(servers),
  };
  return (await openSlim(spec)).servers.map(memberOf);
}
