import { count } from "@/components/sessions/words";
import { Card } from "@/components/ui/card";
import { countOf, type LethalGroups } from "@/lib/core/analysis/compositions/lethal";
import type { CompositionMap } from "@/lib/core/analysis/compositions/map";

/** How many compositions are lethal, by size, and the insight that explains them all. */
export function Headline({ map }: { map: CompositionMap }) {
  const { alone, pairs, triples } = map.lethal;
  return (
    <Card className="grid gap-3 py-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 md:grid-cols-4">
        <Figure name="lethal alone" sets={alone} />
        <Figure name="lethal pairs" sets={pairs} />
        <Figure name="lethal triples without a lethal pair" sets={triples} />
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">not known: could not be listed</dt>
          <dd className="text-2xl font-semibold tabular-nums">{map.unknown.length.toLocaleString("en")}</dd>
        </div>
      </dl>
      <p className="text-sm text-pretty">
        <strong className="font-semibold">
          A composition depends only on the three legs of its servers, so the largest safe sets are, for each leg,
          everything that does not hold it.
        </strong>{" "}
        <span className="text-muted">
          Servers with the same legs are interchangeable: here {count(map.groups.length, "group")}, and never more than
          27.
        </span>
      </p>
    </Card>
  );
}

function Figure({ name, sets }: { name: string; sets: readonly LethalGroups[] }) {
  const { confirmed, uncertain } = countOf(sets);
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold tabular-nums">{confirmed.toLocaleString("en")}</span>
        {uncertain > 0 && (
          <span className="text-sm text-muted tabular-nums">and {uncertain.toLocaleString("en")} uncertain</span>
        )}
      </dd>
    </div>
  );
}
