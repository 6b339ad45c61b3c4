import type { StanceView } from "../../analysis/held";
import { FULL, maskOf } from "../../analysis/mask";
import { countTrifectas } from "../../analysis/trifecta-count";
import type { Analysis, MaskCounts } from "../../model/analysis";
import { bySizeThenText } from "../../text/order";

/** One minimal server set: `at` is its place in the analysis, `lethal` whether the yes-legs alone suffice. */
export type ServerSetRow = { at: number; servers: string[]; trifectas: bigint; lethal: boolean };

/** Single servers first, then those with most trifectas, then by name. */
export function rowsOf({ servers, serverOf, masks, stance }: StanceView, analysis: Analysis): ServerSetRow[] {
  const counts = servers.map((): MaskCounts => [0, 0, 0, 0, 0, 0, 0, 0]);
  masks.forEach((mask, at) => counts[serverOf[at]!]![mask]!++);
  const places = new Map(servers.map((server, place) => [server.name, place]));
  const certain = servers.map((server) =>
    server.tools.reduce((union, tool) => (tool.off ? union : union | maskOf(tool.classification, "plain")), 0),
  );
  const rows = analysis.minimalServerSets[stance].map((names, at): ServerSetRow => {
    const members = names.map((name) => places.get(name)!);
    const together = counts[0]!.map((_, mask) =>
      members.reduce((sum, place) => sum + counts[place]![mask]!, 0),
    ) as MaskCounts;
    return {
      at,
      servers: names,
      trifectas: countTrifectas(together),
      lethal: stance === "plain" || members.reduce((union, place) => union | certain[place]!, 0) === FULL,
    };
  });
  return rows.sort(
    (a, b) =>
      a.servers.length - b.servers.length ||
      (a.trifectas === b.trifectas ? 0 : a.trifectas > b.trifectas ? -1 : 1) ||
      bySizeThenText(a.servers, b.servers),
  );
}

/** The first rows whose servers fit into the columns there are. */
export function choose(rows: readonly ServerSetRow[], columns: number, most: number): ServerSetRow[] {
  const taken = new Set<string>();
  const chosen: ServerSetRow[] = [];
  for (const row of rows) {
    if (chosen.length === most) break;
    const fresh = row.servers.filter((name) => !taken.has(name));
    if (taken.size + fresh.length > columns) continue;
    for (const name of fresh) taken.add(name);
    chosen.push(row);
  }
  return chosen;
}
