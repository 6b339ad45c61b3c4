import { Chart } from "@/components/charts/chart";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { drawAttackPath } from "@/lib/core/charts/attack-path";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { ToolName } from "../tool-name";
import { count } from "../words";
import { Safe } from "./safe";

const SIZE = { width: 860, height: 400 };
/** In the order in which an attack goes. */
const ORDER: readonly Leg[] = ["untrusted", "private", "egress"];

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

/** One way to leak, told in steps, beside the lanes of everything that could take each step. */
export function AttackPath({ session, analysis, stance, at, onAt, picked, highlight, onPick, onOpenTool }: Props) {
  const witnesses = analysis.witnesses[stance];
  const witness = witnesses[at];
  if (!witness) return <Safe analysis={analysis} stance={stance} />;
  return (
    <div className="grid gap-8">
      <section aria-label="The story" className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <CardTitle className="mr-auto">
            Path {at + 1} of the {count(witnesses.length, "strongest", "strongest")}
          </CardTitle>
          <Button size="small" disabled={at === 0} onClick={() => onAt(at - 1)}>
            Previous
          </Button>
          <Button size="small" disabled={at === witnesses.length - 1} onClick={() => onAt(at + 1)}>
            Next
          </Button>
        </div>
        <ol className="grid gap-3 lg:grid-cols-3">
          {ORDER.map((leg, index) => (
            <li key={leg} className="relative grid content-start gap-2 rounded-xl border border-line bg-panel p-4 shadow-panel">
              <span className="flex items-center gap-2 text-[0.8125rem] text-muted">
                <LegPip leg={leg} verdict="yes" silent />
                {index + 1}. {LEG_WORDS[leg].title}
              </span>
              <p className="text-pretty wrap-anywhere">{showHidden(witness.steps[index] ?? "")}</p>
              <button type="button" className="w-fit max-w-full rounded text-left underline decoration-edge underline-offset-4 hover:decoration-ink" onClick={() => onOpenTool(witness.tools[leg])}>
                <ToolName id={witness.tools[leg]} />
                <span className="sr-only">, show the evidence</span>
              </button>
            </li>
          ))}
        </ol>
        <p className="text-sm text-muted">
          Grade {witness.grade} of 9 · probability that all three verdicts hold: {Math.round(witness.p * 100)} % · {count(analysis.trifectaCount[stance], "way")} in all.
        </p>
      </section>
      <Chart
        scene={drawAttackPath(session, analysis, witness, SIZE, stance)}
        name="attack-path"
        picked={picked}
        highlight={highlight}
        onPick={onPick}
        table={
          <Table aria-label="The strongest paths">
            <thead>
              <tr>
                <Th>Path</Th>
                {ORDER.map((leg) => (
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
                    <button type="button" className="rounded underline underline-offset-2" aria-current={index === at} onClick={() => onAt(index)}>
                      {index + 1}
                    </button>
                  </Td>
                  {ORDER.map((leg) => (
                    <Td key={leg}>
                      <ToolName id={one.tools[leg]} />
                    </Td>
                  ))}
                  <Td>{one.grade}</Td>
                  <Td>{Math.round(one.p * 100)} %</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        }
      />
    </div>
  );
}
