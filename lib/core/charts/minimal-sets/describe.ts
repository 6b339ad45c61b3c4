import { showHidden } from "../../text/visible";
import { count, group, join } from "../define";
import type { ServerColumn } from "./columns";
import type { ServerSetRow } from "./rows";

/** The picture in words, after the text descriptions tried with the UpSet plot: what it is, sizes, the most frequent member, the largest row. */
export function describe(rows: readonly ServerSetRow[], columns: readonly ServerColumn[], total: bigint): string {
  const sizes = [1, 2, 3]
    .map((size) => ({ size, many: rows.filter((row) => row.servers.length === size).length }))
    .filter((one) => one.many > 0);
  const kinds = ["", "of one server alone", "of two servers", "of three servers"];
  const largest = rows.reduce((best, row) => (row.trifectas > best.trifectas ? row : best));
  const possible = rows.filter((row) => !row.lethal).length;
  const frequent = columns.filter((column) => column.sets === columns[0]!.sets);
  if (total === 1n)
    return `One combination of servers holds all three legs: ${join(largest.servers.map(showHidden))}, with ${count(largest.trifectas, "trifecta")}${possible > 0 ? ", only possible" : ""}.`;
  const listed = BigInt(rows.length) === total ? "" : `, of which the first ${group(rows.length)} are described`;
  return [
    `${group(total)} combinations of servers hold all three legs${listed}: ${join(sizes.map(({ size, many }) => `${group(many)} ${kinds[size]}`))}.`,
    ...(possible > 0
      ? [possible === rows.length ? "All of them are only possible." : `${count(possible, "is", "are")} only possible.`]
      : []),
    ...(columns[0]!.sets > 1n
      ? [
          `Most often there: ${join(frequent.slice(0, 3).map((column) => showHidden(column.name)))}${frequent.length > 3 ? ` and ${frequent.length - 3} more` : ""}, in ${group(columns[0]!.sets)} of them${frequent.length === 1 ? "" : " each"}.`,
        ]
      : []),
    `Most trifectas come from ${join(largest.servers.map(showHidden))}: ${group(largest.trifectas)}.`,
  ].join(" ");
}
