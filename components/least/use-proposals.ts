import { useMemo } from "react";
import { count, legPhrases } from "@/components/sessions/words";
import { legsIn, maskOf } from "@/lib/core/analysis/mask";
import { keepNeeded } from "@/lib/core/least/keep-needed";
import { largestHarmless, type LentTool } from "@/lib/core/least/largest";
import type { PlacedTool } from "@/lib/core/least/placed";
import type { SessionServer, Stance } from "@/lib/core/model/session";

/** A set of tools that could stay: its name, and the tools that go. */
export type Proposal = { id: string; label: string; keep: ReadonlySet<string>; drop: string[] };

/** What stays for what is marked, the largest harmless set around it, and both as proposals to choose from. `beside` are the legs of everything else in the session. */
export function useProposals(
  server: SessionServer,
  placed: readonly PlacedTool[],
  marked: ReadonlySet<string>,
  helpers: boolean,
  stance: Stance,
  beside: readonly LentTool[],
) {
  const masks = useMemo(
    () => new Map(server.tools.map((tool) => [tool.id, maskOf(tool.classification, stance)])),
    [server, stance],
  );
  const kept = useMemo(() => {
    const legsOf = (id: string) => legsIn(masks.get(id) ?? 0).length;
    return helpers
      ? keepNeeded(placed, marked, legsOf)
      : placed.filter(({ id }) => marked.has(id)).map(({ id }) => ({ id, why: "marked" as const }));
  }, [placed, marked, helpers, masks]);
  const largest = useMemo(() => {
    const lent = (ids: readonly string[]) => ids.map((id) => ({ id, mask: masks.get(id) ?? 0 }));
    return largestHarmless(lent(placed.map(({ id }) => id)), new Set(kept.map(({ id }) => id)), [
      ...lent(server.tools.filter((tool) => tool.channel && !tool.off).map(({ id }) => id)),
      ...beside,
    ]);
  }, [placed, kept, masks, server, beside]);
  const proposals = useMemo((): Proposal[] => {
    const without = (id: string, label: string, drop: readonly string[]): Proposal => {
      const gone = new Set(drop);
      return {
        id,
        label,
        drop: [...drop],
        keep: new Set(placed.filter((tool) => !gone.has(tool.id)).map((tool) => tool.id)),
      };
    };
    const stays = new Set(kept.map(({ id }) => id));
    return [
      ...(kept.length > 0
        ? [
            without(
              "needed",
              `Only what is needed: ${count(kept.length, "tool")}`,
              placed.filter(({ id }) => !stays.has(id)).map(({ id }) => id),
            ),
          ]
        : []),
      ...(largest.state === "found"
        ? largest.ways.map(({ leg, empties, drop }) =>
            without(
              `without-${leg}`,
              `The largest set without ${legPhrases(empties)}: ${count(placed.length - drop.length, "tool")}`,
              drop,
            ),
          )
        : []),
    ];
  }, [placed, kept, largest]);
  return { kept, largest, proposals };
}
