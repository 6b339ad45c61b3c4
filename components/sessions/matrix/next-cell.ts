export type GridPosition = { row: number; column: number };

const PAGE = 12;

/** Where a key leads in the grid; undefined for keys that do not move. A server's row is one cell wide, but the column is remembered for the rows below it. */
export function nextCell(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  at: GridPosition,
  rows: readonly { kind: "server" | "tool" }[],
  columns: number,
): GridPosition | undefined {
  const last = rows.length - 1;
  const wide = rows[at.row]?.kind === "server";
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const moves: Record<string, () => GridPosition> = {
    ArrowDown: () => ({ ...at, row: clamp(at.row + 1, last) }),
    ArrowUp: () => ({ ...at, row: clamp(at.row - 1, last) }),
    PageDown: () => ({ ...at, row: clamp(at.row + PAGE, last) }),
    PageUp: () => ({ ...at, row: clamp(at.row - PAGE, last) }),
    ArrowRight: () => (wide ? at : { ...at, column: clamp(at.column + 1, columns - 1) }),
    ArrowLeft: () => (wide ? at : { ...at, column: clamp(at.column - 1, columns - 1) }),
    Home: () => ({ row: ctrlKey ? 0 : at.row, column: 0 }),
    End: () => ({ row: ctrlKey ? last : at.row, column: columns - 1 }),
  };
  return moves[key]?.();
}
