import { perLeg } from "../model/leg";
import type { BuiltIn } from "../model/host";
import type { SessionTool } from "../model/session";
import type { Classification } from "../model/verdict";

/** Turns what is known into a verdict with the reason as its evidence, so that it is read, shown and overruled like any other. */
export function classificationOf(
  { name, legs, writes, destructive, data, carrier }: BuiltIn,
  signal: string,
): Classification {
  return {
    ...perLeg((leg) => {
      const { verdict, grade, reason, condition } = legs[leg];
      const p = verdict === "yes" ? 0.99 : verdict === "possible" ? 0.5 : 0.01;
      const weight = verdict === "yes" ? 5 : verdict === "no" ? -5 : 0;
      const evidence = [
        {
          signal,
          bearing: verdict === "no" ? ("against" as const) : ("for" as const),
          weight,
          field: signal === "host-profile" ? "host" : "channel",
          quote: name,
          reason,
        },
      ];
      return {
        verdict,
        p,
        grade,
        because: verdict === "possible" ? ("conditional" as const) : undefined,
        condition,
        evidence,
      };
    }),
    writes,
    destructive,
    ...(data && { data }),
    carrier: carrier ?? null,
  };
}

/** Puts it among the tools of a server or host. */
export function placeBuiltIn(id: string, server: string, known: BuiltIn, signal: string): SessionTool {
  return {
    id,
    server,
    tool: { name: known.name, description: known.description },
    classification: classificationOf(known, signal),
    ...(known.channel && { channel: known.channel }),
    ...(known.onRequest && { onRequest: true, off: true }),
  };
}
