import type { Leg } from "@/lib/core/model/leg";

/**
 * One tool of an incident. `params` are its arguments, space-separated, all texts. `legs` says what it has to be found to
 * hold: `P`, `U`, `E` are there, letters in brackets depend on the deployment, and what is not named is not there.
 */
export type IncidentTool = { name: string; params: string; said: string; terse: string; legs: string };
type IncidentLevel = "lethal" | "possible" | "two-legs" | "clear";
export type Incident = {
  id: string;
  /** What was published, by whom and when. */
  told: string;
  host?: string;
  servers: { name: string; title: string; tools: IncidentTool[] }[];
  /** With every description in place; several where it depends on the deployment. */
  level: IncidentLevel | IncidentLevel[];
  /** Sets of servers that have to be among the minimal ones; the host is `host:…`. */
  sets?: string[][];
  /** The smallest cuts by tool that have to come out, in the cautious reading; all ties. */
  cuts?: { leg: Leg; remove: string[] }[];
};

export function tool(name: string, params: string, legs: string, said: string, terse: string): IncidentTool {
  return { name, params, legs, said, terse };
}

/** How much a server says of its tools. Names and arguments are always there. */
export const WORDINGS = ["described", "terse", "bare"] as const;
export type IncidentWording = (typeof WORDINGS)[number];

/** The session as `scan --toolset` reads it. */
export function toolsetOf(incident: Incident, wording: IncidentWording): string {
  return JSON.stringify({
    servers: incident.servers.map(({ name, title, tools }) => ({
      name,
      ...(wording === "described" && { title }),
      tools: tools.map((one) => ({
        name: one.name,
        ...(wording !== "bare" && { description: wording === "terse" ? one.terse : one.said }),
        inputSchema: {
          type: "object",
          properties: Object.fromEntries(
            one.params
              .split(" ")
              .filter(Boolean)
              .map((param) => [param, { type: "string" }]),
          ),
        },
      })),
    })),
  });
}
