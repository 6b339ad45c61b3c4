import { Chart } from "@/components/charts/chart";
import { SavePicture } from "@/components/charts/save-picture";
import { Table, Td, Th } from "@/components/ui/table";
import { drawChart } from "@/lib/core/charts";
import { ATTACK_ORDER } from "@/lib/core/charts/attack-path/lanes";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { ToolName } from "../tool-name";
import { Safe } from "./safe";
import { Story } from "./story";
import { sayPercent } from "@/lib/core/text/say-percent";

type Props = {
  session: Session;
  analysis: Analysis;
  stance: Stance;
  at: number;
  onAt: (at: number) => void;
  picked?: string;
  highlight?: ReadonlySet<string>;
  onPick: (of: string) => void;
  onOpenTool: (id: string) => void;
};

/** One way to leak, step by step, beside the lanes of everything that could take each step. */
export function AttackPath({ session, analysis, stance, at, onAt, picked, highlight, onPick, onOpenTool }: Props) {
  const witnesses = analysis.witnesses[stance];
  const witness = witnesses[at];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {witness ? (
        <Story {...{ analysis, stance, witness, at, onAt, onOpenTool }} />
      ) : (
        <Safe analysis={analysis} stance={stance} />
      )}
      <SavePicture
        scene={() => drawChart("slide", { session, analysis, stance, at })}
        name="slide"
        label="This board as a slide"
      />
      <Chart
        scene={drawChart("attack-path", { session, analysis, stance, at })}
        name="attack-path"
        picked={picked}
        highlight={highlight}
        onPick={onPick}
        table={
          witness && (
            <Table aria-label="The strongest paths">
              <thead>
                <tr>
                  <Th>Path</Th>
                  {ATTACK_ORDER.map((leg) => (
                    <Th key={leg}>{LEG_WORDS[leg].title}</Th>
                  ))}
                  <Th>Grade</Th>
                  <Th>Probability</Th>
                </tr>
              </thead>
              <tbody>
                {witnesses.map((one, index) => (
                  <tr key={index}>
                    <Td>
                      <button
                        type="button"
                        className="rounded underline underline-offset-2"
                        aria-current={index === at}
                        onClick={() => onAt(index)}
                      >
                        {index + 1}
                      </button>
                    </Td>
                    {ATTACK_ORDER.map((leg) => (
                      <Td key={leg}>
                        <ToolName id={one.tools[leg]} />
                      </Td>
                    ))}
                    <Td>{one.grade}</Td>
                    <Td>{sayPercent(one.p)}</Td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }
      />
    </div>
  );
}
