import { exportFor } from "@/lib/core/gateways";
import { hold, view } from "@/lib/core/analysis/held";
import { unionOf } from "@/lib/core/analysis/mask";
import { levelOf } from "@/lib/core/analysis/verdict";
import type { Level } from "@/lib/core/model/analysis";
import type { Session } from "@/lib/core/model/session";

/** The level of what a list allows: what is asked about counts as allowed, since people can be worn down by questions. The host's own tools are not behind a gateway. */
export function levelBehind(session: Session, { servers }: ReturnType<typeof exportFor>["decisions"]): Level {
  const refused = new Set(
    servers.flatMap((server) =>
      server.tools.flatMap((tool) => (tool.decision === "deny" ? [`${server.name}\n${tool.name}`] : [])),
    ),
  );
  const held = hold({
    ...session,
    servers: session.servers
      .filter((server) => !server.builtIn)
      .map((server) => ({
        ...server,
        tools: server.tools.filter((tool) => !refused.has(`${server.name}\n${tool.tool.name}`)),
      })),
  });
  return levelOf(unionOf(view(held, "cautious").counts), unionOf(view(held, "plain").counts));
}
