import { Chart } from "@/components/charts/chart";
import { LegPip } from "@/components/legs/leg-pip";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { JoinedReach } from "@/lib/core/analysis/stores";
import { drawJoinedReach } from "@/lib/core/charts/joined-reach";
import type { Leg } from "@/lib/core/model/leg";
import { showHidden } from "@/lib/core/text/visible";
import { IdList } from "../views/id-list";
import { count, listWords } from "../words";

type Props = {
  joined: JoinedReach;
  /** Names of the sessions that are confirmed lethal. */ sure: ReadonlySet<string>;
  incomplete: boolean;
};

/** Several sessions taken together: what each holds, what reaches it through stores, and which store to keep apart. */
export function JoinedView({ joined: { reaches, joins, separate }, sure, incomplete }: Props) {
  const alone = reaches.filter((reach) => reach.lethalAlone).length;
  const through = reaches.filter((reach) => reach.lethal && !reach.lethalAlone);
  return (
    <div className="grid min-w-0 gap-8">
      <JoinedVerdict
        through={through}
        sure={sure}
        alone={alone}
        joined={{ reaches, joins, separate }}
        incomplete={incomplete}
      />

      <section className="grid gap-3" aria-label="Picture of the joined reach">
        <Chart scene={drawJoinedReach({ reaches, joins, separate })} name="joined-reach" />
      </section>

      <section className="grid gap-3">
        <CardTitle id="reaches">Each session</CardTitle>
        <Table aria-labelledby="reaches" className={stackedOnPhones}>
          <thead>
            <tr>
              <Th>Session</Th>
              <Th>Holds itself</Th>
              <Th>Comes through storage</Th>
              <Th>Together</Th>
            </tr>
          </thead>
          <tbody>
            {reaches.map((reach) => (
              <tr key={reach.session}>
                <Td className="font-medium wrap-anywhere">{showHidden(reach.session)}</Td>
                <Td>
                  <Pips legs={reach.own} none="no leg" />
                </Td>
                <Td>
                  <Pips legs={reach.carried} none="nothing new" />
                </Td>
                <Td>
                  <Badge tone={!reach.lethal ? "outline" : sure.has(reach.session) ? "solid" : "dashed"}>
                    {reach.lethalAlone
                      ? "All three, alone"
                      : reach.lethal
                        ? "All three, through storage"
                        : "Legs do not meet"}
                    {reach.lethal && !sure.has(reach.session) && ", possibly"}
                  </Badge>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>

      {joins.length > 0 && (
        <section className="grid gap-3">
          <CardTitle>What joins them</CardTitle>
          <ul className="grid gap-3 xl:grid-cols-2">
            {joins.map((join) => (
              <li key={`${join.from} ${join.to} ${join.store}`}>
                <Card className="grid h-full content-start gap-2.5 p-4 text-sm">
                  <p className="wrap-anywhere">
                    <strong className="font-semibold">{showHidden(join.from)}</strong> writes{" "}
                    <Badge>{showHidden(join.store)}</Badge>,{" "}
                    <strong className="font-semibold">{showHidden(join.to)}</strong> reads it
                  </p>
                  <p className="text-muted">Written by</p>
                  <IdList ids={join.writers} />
                  <p className="text-muted">Read by</p>
                  <IdList ids={join.readers} />
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function JoinedVerdict({
  through,
  sure,
  alone,
  joined: { joins, separate },
  incomplete,
}: {
  through: JoinedReach["reaches"];
  sure: ReadonlySet<string>;
  alone: number;
  joined: JoinedReach;
  incomplete: boolean;
}) {
  return (
    <section
      aria-label="Joined verdict"
      className="grid gap-3 rounded-xl border border-line bg-panel p-5 shadow-panel sm:p-7"
    >
      <h2 className="text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] leading-[1.15] font-semibold tracking-tight">
        {headline(
          through.length,
          through.some((reach) => sure.has(reach.session)),
          alone,
          joins.length,
        )}
      </h2>
      <p className="max-w-prose text-pretty">
        {through.length > 0
          ? `${listWords(through.map((reach) => showHidden(reach.session)))} ${through.length === 1 ? "does" : "do"} not hold all three legs alone, but what other sessions write to shared storage brings the rest.`
          : joins.length > 0
            ? "What one session writes another can read, but no session gets all three legs that way."
            : "No session writes anything that another one reads."}
        {alone > 0 &&
          ` ${count(alone, "session")} of these ${alone === 1 ? "holds" : "hold"} all three without shared storage.`}
        {incomplete && " A lower bound: not every server could be listed."}
      </p>
      <p className="max-w-prose text-sm text-muted">
        Storage is told apart by its kind (files, memory, notes), not by its location: two servers of the same kind may
        in fact store things separately. What is uncertain is included.
      </p>
      {separate.length > 0 && (
        <div className="border-t border-line pt-4">
          <p className="text-sm">
            <strong className="font-semibold">Smallest separation:</strong> keep apart{" "}
            {listWords(
              separate.map((stores) => listWords(stores.map(showHidden))),
              "or",
            )}
            , by giving each session its own storage.
          </p>
        </div>
      )}
    </section>
  );
}

function headline(through: number, sure: boolean, alone: number, joins: number): string {
  if (through > 0) return `Through shared storage, these sessions ${sure ? "can" : "could"} leak.`;
  if (alone > 0) return "Shared storage makes nothing worse, but not every session is safe on its own.";
  return joins > 0 ? "They share storage, but the three legs still do not meet." : "These sessions share no storage.";
}

function Pips({ legs, none }: { legs: readonly Leg[]; none: string }) {
  if (legs.length === 0) return <span className="text-muted">{none}</span>;
  return (
    <span className="inline-flex gap-0.5">
      {legs.map((leg) => (
        <LegPip key={leg} leg={leg} verdict="yes" />
      ))}
    </span>
  );
}
