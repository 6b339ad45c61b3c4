"use client";
import { memo, useMemo, useState } from "react";
import { useRouter } from "next/navigation";
import { Chart } from "@/components/charts/chart";
import { Card, CardTitle } from "@/components/ui/card";
import type { MatrixBlock, MatrixEntry } from "@/lib/core/analysis/compositions/entries";
import type { CompositionMap } from "@/lib/core/analysis/compositions/map";
import { sayCell } from "@/lib/core/analysis/compositions/say";
import { drawCompositions } from "@/lib/core/charts/compositions";
import { CompositionTable } from "./composition-table";
import { draftHref } from "./draft-href";
import { PickedCell } from "./picked-cell";

/** How wide the picture may be, in pixels, before its cells have their smallest size. */
const ROOM = 860;
const Picture = memo(Chart);

type Props = {
  map: CompositionMap;
  blocks: readonly MatrixBlock[];
  hostId: string | null;
  onToggle: (id: string) => void;
  onChoose: (name: string) => void;
};

/** The matrix of servers: a cell shows its sentence when it is pointed at, and links to the board of that session. */
export function MatrixCard({ map, blocks, hostId, onToggle, onChoose }: Props) {
  const router = useRouter();
  const [over, setOver] = useState<string>();
  const [picked, setPicked] = useState<string>();
  const scene = useMemo(() => drawCompositions(map, blocks, ROOM), [map, blocks]);
  const entries = useMemo(() => blocks.flatMap((block) => block.entries), [blocks]);
  const pointed = over === undefined ? undefined : cellAt(over, entries);
  const said = pointed
    ? sayCell(...pointed, map)
    : over && scene.marks.find((mark) => mark.of === over && mark.label)?.label;
  const onPick = useMemo(
    () => (of: string) => {
      const cell = cellAt(of, entries);
      if (of.startsWith("block:")) onToggle(of.slice("block:".length));
      else if (!cell) onChoose(entries.find(({ id }) => id === of)?.members[0]?.name ?? "");
      else {
        const names = [...new Set(cell.flatMap(({ members }) => members.map(({ name }) => name)))];
        const single = cell.every(({ members }) => members.length === 1);
        const href = single ? draftHref(names, hostId) : undefined;
        if (href) router.push(href);
        else setPicked(of);
      }
    },
    [entries, hostId, onToggle, onChoose, router],
  );
  const cell = picked === undefined ? undefined : cellAt(picked, entries);
  return (
    <Card className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <CardTitle>Which two are lethal together</CardTitle>
      <p role="status" className="min-h-15 text-sm wrap-anywhere text-muted">
        {said ??
          "A filled square: these two are lethal together. A diamond: lethal alone. Hatched: only including what is uncertain. Point at a cell, or walk through them with the arrow keys, to read who brings what; a click or Enter opens that session as a draft."}
      </p>
      <Picture
        scene={scene}
        grid
        onOver={setOver}
        onPick={onPick}
        name="compositions"
        table={<CompositionTable map={map} hostId={hostId} />}
      />
      {cell && <PickedCell cell={cell} map={map} hostId={hostId} onClose={() => setPicked(undefined)} />}
    </Card>
  );
}

function cellAt(of: string, entries: readonly MatrixEntry[]): [MatrixEntry, MatrixEntry] | undefined {
  const at = /^cell:(\d+),(\d+)$/.exec(of);
  const [row, column] = at ? [entries[Number(at[1])], entries[Number(at[2])]] : [];
  return row && column ? [row, column] : undefined;
}
