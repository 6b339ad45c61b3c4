import type { StanceView } from "../../analysis/held";
import { LEG_WORDS, LEGS, perLeg, type Leg, type PerLeg } from "../../model/leg";
import type { Mark } from "../../model/scene";
import type { VerdictWord } from "../../model/verdict";
import { serverLabel } from "../../session/server-label";
import { byText } from "../../text/order";
import { count, legShape } from "../define";
import { LABELS, LEG_ROW, MARGIN, shown } from "./measures";
import type { ServerSetRow } from "./rows";

export type ServerColumn = { name: string; said: string; x: number; legs: PerLeg<VerdictWord>; sets: bigint };

/** The servers of these rows, those in most of them first, then by name. */
export function columnsOf({ servers }: StanceView, rows: readonly ServerSetRow[], width: number): ServerColumn[] {
  const sets = new Map<string, bigint>();
  for (const row of rows) for (const name of row.servers) sets.set(name, (sets.get(name) ?? 0n) + 1n);
  const columns = servers
    .filter((server) => sets.has(server.name))
    .map((server) => {
      const tools = server.tools.filter((tool) => !tool.off);
      const strongest = (leg: Leg): VerdictWord =>
        (["yes", "possible"] as const).find((word) =>
          tools.some((tool) => tool.classification[leg].verdict === word),
        ) ?? "no";
      return { name: server.name, said: serverLabel(server), legs: perLeg(strongest), sets: sets.get(server.name)! };
    });
  columns.sort((a, b) => Number(b.sets - a.sets) || byText(a.name, b.name));
  return columns.map((column, place) => ({ ...column, x: MARGIN + LABELS + width * (place + 0.5) }));
}

/** Slanted names over the legs that each server brings. */
export function drawHeader(columns: readonly ServerColumn[], top: number): Mark[] {
  return [
    ...columns.map((column): Mark => ({
      shape: "text",
      role: "text",
      x: column.x + 3,
      y: top - 6,
      text: shown(column.said),
      turn: -45,
      of: `server:${column.name}`,
      label: `${column.said}, in ${count(column.sets, "set")} shown`,
    })),
    ...LEGS.flatMap((leg, place): Mark[] => {
      const y = top + LEG_ROW * (place + 0.5);
      return [
        {
          shape: "text",
          role: "text-small",
          x: MARGIN + LABELS - 10,
          y: y + 4,
          text: LEG_WORDS[leg].title,
          anchor: "end",
        },
        ...columns.flatMap((column) => legShape(leg, column.x, y, 12, column.legs[leg])),
      ];
    }),
  ];
}
