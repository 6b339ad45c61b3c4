import { hostMember } from "@/lib/core/analysis/compositions/host-member";
import { memberOf } from "@/lib/core/analysis/compositions/member";
import type { Beneath } from "@/lib/core/analysis/compositions/severity";
import type { Member } from "@/lib/core/model/composition";
import type { SeverityRows } from "@/lib/core/model/severity";
import { joinServers } from "@/lib/core/session/join-servers";
import { offByConfig } from "@/lib/core/session/hidden-tools";
import { findServers } from "@/lib/store/servers";
import { judgedServers } from "./judged/servers";
import { rulesInForce } from "./rules-in-force";

/** Every registered server as compositions use it, as last judged; tools hidden by its config do not count. */
export async function openMembers(): Promise<{ members: Member[]; severityRows?: SeverityRows }> {
  const [servers, judged, { governance }] = await Promise.all([findServers(), judgedServers(), rulesInForce()]);
  const by = governance.severity ? { severityRows: governance.severity } : {};
  const spec = { name: "All servers", host: "none", servers: [...judged.keys()], off: offByConfig(servers) };
  const members = joinServers(spec, [...judged.values()]).servers.map((server) => memberOf(server, by));
  return { members, ...by };
}

/** The same, with a host's own tools in every composition. */
export async function openMap(hostId: string): Promise<[members: Member[], beneath: Beneath]> {
  const { members, ...by } = await openMembers();
  const host = hostMember(hostId, by);
  return [members, { ...by, ...(host && { host }) }];
}
