import type { MapReport } from "../../model/map-report";
import { serverLabel } from "../../session/server-label";

/** The insight that the map rests on. */
export const INSIGHT =
  "A composition depends only on the three legs of its servers, so the largest safe sets are, for each leg, everything that does not hold it.";

/** What a map rests on and what it cannot see, one sentence each. */
export const MAP_LIMITS: readonly string[] = [
  "Tool definitions were read; no tool was called. A definition can lie, and a tool can change its behaviour without changing its definition.",
  "Servers are taken whole, as they were listed last. With some of their tools switched off, a composition can be safe that is lethal here.",
  "A server that could not be listed is in no composition and is never counted as safe.",
];

const KINDS = { alone: "servers lethal alone", pairs: "lethal pairs", triples: "lethal triples without a lethal pair" };

/** The numbers of the map, one sentence each. */
export function sayCounts({ count, host }: MapReport): string[] {
  return [
    ...(["alone", "pairs", "triples"] as const).map((kind) => {
      const { confirmed, uncertain } = count[kind];
      return `${confirmed.toLocaleString("en")} ${KINDS[kind]}${uncertain > 0 ? `, and ${uncertain.toLocaleString("en")} only including what is uncertain` : ""}`;
    }),
    `${count.unknown.toLocaleString("en")} of ${count.servers.toLocaleString("en")} servers not known, since they could not be listed`,
    host ? `${serverLabel(host)} are part of every composition` : "No host is counted",
  ];
}

/** A severity as the word of a table. */
export function sayWord(severity: MapReport["lethal"][number]["severity"]): string {
  return severity === null ? "Not rated" : `${severity.charAt(0).toUpperCase()}${severity.slice(1)}`;
}
