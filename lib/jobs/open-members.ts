import { memberOf } from "@/lib/core/analysis/compositions/member";
import type { Member } from "@/lib/core/model/composition";
import { joinServers, offByConfig } from "@/lib/core/session/compose";
import { findServers } from "@/lib/store/servers";
import { judgedServers } from "./judged-servers";

/** Every registered server as compositions see it, as it was judged last; what its config hides does not count. */
export async function openMembers(): Promise<Member[]> {
  const [servers, judged] = await Promise.all([findServers(), judgedServers()]);
  const spec = { name: "All servers", host: "none", servers: [...judged.keys()], off: offByConfig(servers) };
  return joinServers(spec, [...judged.values()]).servers.map(memberOf);
}
