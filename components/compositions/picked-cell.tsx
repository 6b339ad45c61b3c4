"use client";
import { count } from "@/components/sessions/words";
import { Button } from "@/components/ui/button";
import type { MatrixEntry } from "@/lib/core/analysis/compositions/entries";
import type { CompositionMap } from "@/lib/core/analysis/compositions/map";
import { sayCell } from "@/lib/core/analysis/compositions/say";
import type { Member } from "@/lib/core/model/composition";
import { Draft } from "./draft";

const MOST_WRITTEN = 60;

type Props = { cell: [MatrixEntry, MatrixEntry]; map: CompositionMap; hostId: string | null; onClose: () => void };

/** The sessions that one cell stands for, when it is more than one. */
export function PickedCell({ cell: [one, other], map, hostId, onClose }: Props) {
  const same = one.id === other.id;
  const all = same
    ? one.members.map((member): Member[] => [member])
    : one.members.flatMap((first) => other.members.map((second) => [first, second]));
  return (
    <section aria-label="The sessions of this cell" className="grid gap-3 rounded-lg border border-edge p-4 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="font-semibold">{count(all.length, same ? "server" : "pair")} in this cell</h3>
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <p className="text-muted wrap-anywhere">{sayCell(one, other, map)}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
        {all.slice(0, MOST_WRITTEN).map((members) => (
          <li key={members.map(({ name }) => name).join("\n")}>
            <Draft members={members} hostId={hostId} />
          </li>
        ))}
        {all.length > MOST_WRITTEN && (
          <li className="text-muted">and {(all.length - MOST_WRITTEN).toLocaleString("en")} more</li>
        )}
      </ul>
    </section>
  );
}
