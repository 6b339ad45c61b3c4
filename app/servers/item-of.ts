import { sayRenewal } from "@/components/drift/say-renewal";
import type { ServerItem } from "@/components/servers/server-item";
import type { Renewal } from "@/lib/core/drift/renewal";
import { reachOf } from "@/lib/core/text/reach";
import { isAgreed } from "@/lib/jobs/consent";
import type { ServerAtAGlance } from "@/lib/jobs/judged/at-a-glance";

/** A stored server as lists show it; `review` is true when its review is due. */
export async function itemOf(server: ServerAtAGlance, renewal?: Renewal, review?: string): Promise<ServerItem> {
  const { id, name, demo, disabled, state, problem, origin, transport, summary, listedAt } = server;
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
    ...(summary && {
      known: {
        at: listedAt!,
        tools: summary.tools,
        severity: summary.severity,
        legs: summary.legs,
        level: summary.level,
        ...(summary.partial && { partial: summary.partial }),
      },
    }),
    ...(renewal?.decision && { approval: sayRenewal(renewal) }),
    ...(review === undefined ? {} : { review }),
  };
}
