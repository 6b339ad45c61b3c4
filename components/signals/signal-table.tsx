import { Link } from "@/components/ui/link";
import { percent } from "@/components/accuracy/figures";
import { LegPip } from "@/components/legs/leg-pip";
import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS, LEGS, type Leg } from "@/lib/core/model/leg";

/** A signal and how well it did on the labelled tools; without figures it has not been measured. */
export type SignalLine = {
  id: string;
  leg: Leg;
  title: string;
  why: string;
  measured?: { precision: number; coverage: number; tools: number };
};

/** Every signal, leg by leg. */
export function SignalTables({ signals }: { signals: SignalLine[] }) {
  return (
    <div className="grid gap-6">
      {LEGS.map((leg) => (
        <Card key={leg} className="grid gap-3">
          <CardTitle className="flex items-center gap-2">
            <LegPip leg={leg} verdict="yes" silent />
            {LEG_WORDS[leg].title}
          </CardTitle>
          <Table aria-label={`Signals for ${LEG_WORDS[leg].phrase}`}>
            <thead>
              <tr>
                <Th>Signal</Th>
                <Th className="text-right">Precision</Th>
                <Th className="text-right">Coverage</Th>
                <Th className="text-right">Speaks for</Th>
              </tr>
            </thead>
            <tbody>
              {signals
                .filter((signal) => signal.leg === leg)
                .map(({ id, title, why, measured }) => (
                  <tr key={id}>
                    <Td className="min-w-72">
                      <Link
                        href={`/signals/${id}`}
                        className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
                      >
                        {title}
                      </Link>
                      <span className="block max-w-prose text-muted">{why}</span>
                    </Td>
                    <Td className="text-right tabular-nums">
                      {measured && measured.tools > 0 ? percent(measured.precision) : "–"}
                    </Td>
                    <Td className="text-right tabular-nums">{measured ? percent(measured.coverage) : "–"}</Td>
                    <Td className="text-right whitespace-nowrap tabular-nums">
                      {measured ? `${measured.tools.toLocaleString("en")} tools` : "–"}
                    </Td>
                  </tr>
                ))}
            </tbody>
          </Table>
        </Card>
      ))}
    </div>
  );
}
