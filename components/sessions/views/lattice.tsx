import { Chart } from "@/components/charts/chart";
import { LegPip } from "@/components/legs/leg-pip";
import { Table, Td, Th } from "@/components/ui/table";
import { legsIn } from "@/lib/core/analysis/mask";
import { drawLattice } from "@/lib/core/charts/lattice";
import type { Analysis } from "@/lib/core/model/analysis";
import { legPhrases } from "../words";

const STATES = [7, 3, 5, 6, 1, 2, 4, 0];

type Props = { analysis: Analysis; picked?: string; highlight?: ReadonlySet<string>; onPick: (of: string) => void };

/** The eight states a session can be in, where this one stands, and how many tools hold exactly the legs of each. */
export function Lattice({ analysis, picked, highlight, onPick }: Props) {
  const scene = drawLattice(analysis);
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-pretty">
        {scene.description} Each state counts the tools that hold exactly its legs; every line up is one more leg.
      </p>
      <Chart
        scene={scene}
        name="lattice"
        picked={picked}
        highlight={highlight}
        onPick={onPick}
        table={
          <Table aria-label="States" className="max-w-xl">
            <thead>
              <tr>
                <Th>Legs</Th>
                <Th>Tools, counting what is possible</Th>
                <Th>Tools for sure</Th>
              </tr>
            </thead>
            <tbody>
              {STATES.map((mask) => (
                <tr key={mask}>
                  <Td>
                    <span className="flex items-center gap-1.5">
                      {legsIn(mask).map((leg) => (
                        <LegPip key={leg} leg={leg} verdict="yes" silent />
                      ))}
                      {legPhrases(legsIn(mask)) || "no leg"}
                    </span>
                  </Td>
                  <Td>{analysis.masks.cautious[mask]!.toLocaleString("en-GB")}</Td>
                  <Td>{analysis.masks.plain[mask]!.toLocaleString("en-GB")}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        }
      />
    </div>
  );
}
