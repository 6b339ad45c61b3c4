"use client";
import { useDeferredValue, useState, useTransition } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Override } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";

type Stored = Override & { id: string };
type Props = { overrides: Stored[]; takeBack: (input: { id: string; seen: string }) => Promise<Outcome<null>> };

/** From this many on, there is a field to filter the list; this is also how many rows are shown at once. */
const MANY = 12;
const DRAWN = 200;

/** Every override in force. */
export function OverrideList({ overrides, takeBack }: Props) {
  const [wanted, setWanted] = useState("");
  const [all, setAll] = useState(false);
  const words = useDeferredValue(wanted).trim().toLowerCase();
  const found = overrides.filter(({ server, tool, by, reason }) =>
    [server, tool, by, reason].some((text) => text.toLowerCase().includes(words)),
  );
  return (
    <Card>
      {overrides.length > MANY && (
        <Field label="Filter the list" className="mb-4 max-w-sm">
          {(wiring) => (
            <Input
              {...wiring}
              type="search"
              placeholder="server, tool, person or reason"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
          )}
        </Field>
      )}
      <Table aria-label="Overrides" className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>Tool</Th>
            <Th>Verdict</Th>
            <Th>Why</Th>
            <Th>Who and when</Th>
            <Th>
              <span className="sr-only">Remove</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {(all ? found : found.slice(0, DRAWN)).map((override) => (
            <Row key={override.id} override={override} takeBack={takeBack} />
          ))}
        </tbody>
      </Table>
      {found.length === 0 && <p className="pt-4 text-sm text-muted">None of the {overrides.length} matches.</p>}
      {!all && found.length > DRAWN && (
        <Button size="small" className="mt-4" onClick={() => setAll(true)}>
          Show all {found.length}
        </Button>
      )}
    </Card>
  );
}

function Row({ override, takeBack }: { override: Stored; takeBack: Props["takeBack"] }) {
  const { id, server, tool, leg, verdict, by, at, reason } = override;
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<null>>();
  const [pending, startTransition] = useTransition();
  const about = `${LEG_WORDS[leg].title} of ${showHidden(tool)}`;
  return (
    <tr>
      <Td className="min-w-36">
        <span className="font-mono text-[0.8125rem] wrap-anywhere">{showHidden(tool)}</span>
        <span className="block text-[0.8125rem] text-muted wrap-anywhere">{showHidden(server)}</span>
      </Td>
      <Td className="whitespace-nowrap">
        <span className="inline-flex items-center gap-2">
          <LegPip leg={leg} verdict={verdict} silent />
          {LEG_WORDS[leg].title}: {verdict}
        </span>
      </Td>
      <Td className="min-w-56 wrap-anywhere">{showHidden(reason)}</Td>
      <Td className="min-w-28">
        <span className="wrap-anywhere">{showHidden(by)}</span>
        <time dateTime={at} className="block text-[0.8125rem] text-muted">
          {at.slice(0, 10)}
        </time>
      </Td>
      <Td className="text-right whitespace-nowrap">
        {asking ? (
          <span className="inline-flex gap-1">
            <Button
              size="small"
              variant="solid"
              disabled={pending}
              aria-label={`Remove ${about}`}
              onClick={() => startTransition(async () => setOutcome(await takeBack({ id, seen: at })))}
            >
              Remove
            </Button>
            <Button size="small" variant="quiet" aria-label={`Keep ${about}`} onClick={() => setAsking(false)}>
              Keep
            </Button>
          </span>
        ) : (
          <Button size="small" variant="quiet" aria-label={`Remove ${about}?`} onClick={() => setAsking(true)}>
            Remove
          </Button>
        )}
        {outcome && "problem" in outcome && (
          <p role="alert" className="ml-auto max-w-64 pt-1 text-left text-[0.8125rem] whitespace-normal">
            {outcome.problem}
          </p>
        )}
      </Td>
    </tr>
  );
}
