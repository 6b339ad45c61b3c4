import { sayRenewal } from "@/components/drift/say-renewal";
import { knownOf, type ServerItem } from "@/components/servers/server-item";
import type { Renewal } from "@/lib/core/drift/renewal";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { reachOf } from "@/lib/core/text/reach";
import { isAgreed } from "@/lib/jobs/consent";
import type { StoredServer } from "@/lib/store/servers";

/** A stored server as lists show it; `review` says that its review is due. */
export async function itemOf(
  server: StoredServer,
  snapshot: Snapshot | undefined,
  renewal?: Renewal,
  review?: string,
): Promise<ServerItem> {
  const { id, name, demo, disabled, state, problem, origin, transport } = server;
  return {
    id,
    name,
    demo,
    disabled,
    state,
    problem,
    origin,
    kind: transport.kind,
    reach: reachOf(transport).words,
    trusted: server.trust !== undefined,
    agreed: await isAgreed(server),
    known: knownOf(snapshot),
    ...(renewal?.decision && { approval: sayRenewal(renewal) }),
    ...(review === undefined ? {} : { review }),
  };
}
