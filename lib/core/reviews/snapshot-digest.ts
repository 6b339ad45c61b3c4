import { perLeg } from "../model/leg";
import type { Report } from "../model/report";
import { digestOf } from "../text/digest";

/**
 * Identity of what a person approves: who is in the session, how each is reached, every definition, every leg and every control. Texts, times and probabilities are left out: they change without any real difference.
 */
export function snapshotDigest({
  session,
  servers,
  tools,
  channels,
  gates,
}: Pick<Report, "session" | "servers" | "tools" | "channels" | "gates">): string {
  return digestOf({
    host: session.host,
    servers: servers.map(({ name, state, off, digest, reach }) => ({
      name,
      state,
      off: off ?? false,
      digest,
      reach: reach && { kind: reach.kind, words: reach.words },
    })),
    tools: [...tools, ...channels].map((tool) => ({
      id: tool.id,
      digest: tool.digest,
      off: tool.off ?? false,
      legs: perLeg((leg) => tool[leg].verdict),
    })),
    gates: gates.map(({ on, kind }) => ({ on, kind })),
  });
}
