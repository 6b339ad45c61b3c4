import { useMemo } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { LevelBadge } from "@/components/legs/level-badge";
import { Table, Td, Th } from "@/components/ui/table";
import { alone, riskOf, type Risk } from "@/lib/core/least/risk";
import type { PlacedTool } from "@/lib/core/least/placed";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import type { SessionServer, Stance } from "@/lib/core/model/session";
import type { Proposal } from "./use-proposals";

type Props = { server: SessionServer; placed: readonly PlacedTool[]; proposal: Proposal | undefined; stance: Stance };

/** The server by itself, now and with the chosen set. */
export function RiskTable({ server, placed, proposal, stance }: Props) {
  const now = useMemo(() => riskOf(alone(server), placed, stance), [server, placed, stance]);
  const then = useMemo(
    () => proposal && riskOf(alone(server, proposal.keep), placed, stance),
    [server, placed, proposal, stance],
  );
  const number = (figure: (risk: Risk) => number | string) => {
    const [before, after] = [BigInt(figure(now)), then && BigInt(figure(then))];
    return <Figures before={before} after={after} />;
  };
  return (
    <div className="grid gap-2">
      <Table aria-label="The server on its own" className="max-w-2xl">
        <thead>
          <tr>
            <Th>The server on its own</Th>
            <Th className="text-right">All its tools</Th>
            {then && <Th className="text-right">Chosen set</Th>}
            {then && <Th className="text-right">Reduction</Th>}
          </tr>
        </thead>
        <tbody>
          <tr>
            <Td>Level</Td>
            <Td className="text-right">
              <LevelBadge level={now.level} />
            </Td>
            {then && (
              <Td className="text-right">
                <LevelBadge level={then.level} />
              </Td>
            )}
            {then && <Td />}
          </tr>
          <tr>
            <Td>Tools</Td>
            {number(({ tools }) => tools)}
          </tr>
          {LEGS.map((leg) => (
            <tr key={leg}>
              <Td>
                <span className="flex items-center gap-1.5">
                  <LegPip leg={leg} verdict="yes" silent />
                  Lend {LEG_WORDS[leg].phrase}
                </span>
              </Td>
              {number(({ legs }) => legs[leg])}
            </tr>
          ))}
          <tr>
            <Td>Lethal combinations</Td>
            {number(({ trifectas }) => trifectas)}
          </tr>
          <tr>
            <Td>Write</Td>
            {number(({ writing }) => writing)}
          </tr>
          <tr>
            <Td>May destroy</Td>
            {number(({ destroying }) => destroying)}
          </tr>
          <tr>
            <Td>Tokens of definitions, about</Td>
            {number(({ tokens }) => tokens)}
          </tr>
        </tbody>
      </Table>
      <p className="max-w-prose text-[0.8125rem] text-muted">
        Legs and lethal combinations also count resources and other channels of the server, which no tool switch can
        close. Tokens are estimated: four characters of JSON (name, description, input schema) to a token; each model
        counts differently, and a client may add its own.
      </p>
    </div>
  );
}

function Figures({ before, after }: { before: bigint; after: bigint | undefined }) {
  return (
    <>
      <Td className="text-right tabular-nums">{before.toLocaleString("en-GB")}</Td>
      {after !== undefined && <Td className="text-right font-medium tabular-nums">{after.toLocaleString("en-GB")}</Td>}
      {after !== undefined && (
        <Td className="text-right text-muted tabular-nums">
          {after === before ? "same" : `−${(((before - after) * 100n) / before).toString()} %`}
        </Td>
      )}
    </>
  );
}
