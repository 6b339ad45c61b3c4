import { Badge } from "@/components/ui/badge";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Override } from "@/lib/core/model/verdict";
import type { Takeover } from "@/lib/core/classification/scoring/override-file";
import { showHidden } from "@/lib/core/text/visible";

const EFFECTS: Record<Takeover["effect"], { word: string; tone: "solid" | "dashed" | "plain" }> = {
  new: { word: "new", tone: "solid" },
  replaces: { word: "replaces", tone: "dashed" },
  same: { word: "known already", tone: "plain" },
};
/** How many rows are shown; the rest are counted. */
const DRAWN = 300;

/** What a file would change: what is new, what replaces an existing override, what is known already. */
export function TakeoverTable({ rows }: { rows: readonly Takeover[] }) {
  const sorted = [...rows].sort((a, b) => ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect));
  return (
    <div>
      <Table aria-label="What the file would change" className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>Tool</Th>
            <Th>Verdict</Th>
            <Th>Why, who and when</Th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, DRAWN).map(({ override, effect, known }) => (
            <tr key={`${override.server} ${override.tool} ${override.leg}`}>
              <Td className="min-w-36">
                <span className="font-mono text-[0.8125rem] wrap-anywhere">{showHidden(override.tool)}</span>
                <span className="block text-[0.8125rem] text-muted wrap-anywhere">{showHidden(override.server)}</span>
              </Td>
              <Td className="whitespace-nowrap">
                {LEG_WORDS[override.leg].title}: {override.verdict}{" "}
                <Badge tone={EFFECTS[effect].tone}>{EFFECTS[effect].word}</Badge>
              </Td>
              <Td className="min-w-64">
                <Word override={override} />
                {effect === "replaces" && known && (
                  <div className="mt-1 text-muted">
                    instead of {known.verdict}: <Word override={known} />
                  </div>
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > DRAWN && <p className="pt-2 text-sm text-muted">And {rows.length - DRAWN} more.</p>}
    </div>
  );
}

const ORDER: Takeover["effect"][] = ["replaces", "new", "same"];

function Word({ override: { reason, by, at } }: { override: Override }) {
  return (
    <span className="wrap-anywhere">
      {showHidden(reason)}{" "}
      <span className="text-muted">
        ({showHidden(by)}, {at.slice(0, 10)})
      </span>
    </span>
  );
}
