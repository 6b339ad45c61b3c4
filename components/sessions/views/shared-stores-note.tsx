import { Notice } from "@/components/ui/notice";
import { sharedStores } from "@/lib/core/analysis/stores";
import type { Split } from "@/lib/core/model/analysis";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Session } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { count, listWords } from "../words";

/** Beside a split whose parts share a store: through it, the parts may be connected again. */
export function SharedStoresNote({ session, split }: { session: Session; split: Split }) {
  const joins = sharedStores(session, split.parts);
  if (joins.length === 0) return null;
  const stores = [...new Set(joins.map((join) => join.store))];
  const name = (without: string) => `the one without ${LEG_WORDS[without as keyof typeof LEG_WORDS].phrase}`;
  return (
    <Notice
      kind="warning"
      title={`The parts share ${stores.length === 1 ? "a store" : count(stores.length, "store")}: ${listWords(stores.map(showHidden))}`}
    >
      <ul className="list-disc pl-5">
        {joins.map((join) => (
          <li key={`${join.from} ${join.to} ${join.store}`}>
            {showHidden(join.store)}: {name(join.from)} writes it ({count(join.writers.length, "tool")}),{" "}
            {name(join.to)} reads it ({count(join.readers.length, "tool")}).
          </li>
        ))}
      </ul>
      <p className="mt-1">
        What one takes in can reach the other that way. Give each part its own storage, or switch off the writing or the
        reading.
      </p>
    </Notice>
  );
}
