import { Chart } from "@/components/charts/chart";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th } from "@/components/ui/table";
import { drawChart } from "@/lib/core/charts";
import { LEGS, LEG_WORDS } from "@/lib/core/model/leg";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { LegPip } from "@/components/legs/leg-pip";
import { strongestLegs } from "../strongest";
import { count } from "../words";
import { Safe } from "./safe";

const ROWS_SHOWN = 200;

type Props = {
  session: Session;
  analysis: Analysis;
  stance: Stance;
  picked?: string;
  highlight?: ReadonlySet<string>;
  onPick: (of: string) => void;
};

/** The smallest sets of servers that hold all three legs: as a picture, in words, and as a table. */
export function MinimalSets({ session, analysis, stance, picked, highlight, onPick }: Props) {
  const sets = analysis.minimalServerSets[stance];
  if (sets.length === 0) return <Safe analysis={analysis} stance={stance} />;
  const scene = drawChart("minimal-sets", { session, analysis, stance, at: 0 });
  const servers = new Map(session.servers.map((server) => [server.name, server]));
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-pretty">{showHidden(scene.description)}</p>
      <Chart
        scene={scene}
        name="minimal-sets"
        picked={picked}
        highlight={highlight}
        onPick={onPick}
        table={
          <Table aria-label="Lethal combinations">
            <thead>
              <tr>
                <Th>Servers that together hold all three legs</Th>
                {LEGS.map((leg) => (
                  <Th key={leg}>{LEG_WORDS[leg].title} from</Th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sets.slice(0, ROWS_SHOWN).map((set) => (
                <tr key={set.join("\n")}>
                  <Td>
                    <span className="flex flex-wrap gap-1.5">
                      {set.map((name) => (
                        <Badge key={name}>{showHidden(name)}</Badge>
                      ))}
                    </span>
                  </Td>
                  {LEGS.map((leg) => (
                    <Td key={leg}>
                      {set
                        .filter((name) => strongestLegs(servers.get(name)!)[leg] !== "no")
                        .map((name) => (
                          <span key={name} className="mr-3 inline-flex items-center gap-1.5">
                            <LegPip leg={leg} verdict={strongestLegs(servers.get(name)!)[leg]} />
                            {showHidden(name)}
                          </span>
                        ))}
                    </Td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        }
      />
      {sets.length > ROWS_SHOWN && (
        <p className="text-sm text-muted">
          {count(analysis.minimalServerSetCount[stance], "set")} in all; the first {ROWS_SHOWN} are in the table.
        </p>
      )}
    </div>
  );
}
