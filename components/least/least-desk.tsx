"use client";
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { ClientFiles } from "@/components/sessions/board-types";
import { StanceSwitch } from "@/components/sessions/views/stance-switch";
import { count } from "@/components/sessions/words";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { LiveRegion, Working } from "@/components/ui/status";
import { analyse } from "@/lib/core/analysis/analyse";
import { besideIn, type Elsewhere } from "@/lib/core/least/elsewhere";
import type { PlacedTool } from "@/lib/core/least/place";
import { alone } from "@/lib/core/least/risk";
import { saySelectors } from "@/lib/core/least/selectors";
import { ownSwitches } from "@/lib/core/exporters/server-flags";
import { fromSession, planOf } from "@/lib/core/exporters";
import { Steps } from "@/components/sessions/fix/steps";
import type { SessionServer, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { BULK } from "./bulk";
import { InSessions, type TurnTools } from "./in-sessions";
import { ResourceGrid } from "./resource-grid";
import { RiskTable } from "./risk-table";
import { findRows, rowsOf } from "./rows";
import { ToolTable } from "./tool-table";
import { useProposals } from "./use-proposals";
import { WaysOut } from "./ways-out";

const ClientFix = lazy(() => import("@/components/sessions/fix/client-fix"));

/** A longer address would not survive a reload. */
const LONGEST_ADDRESS = 6_000;

type Props = {
  server: SessionServer;
  placed: readonly PlacedTool[];
  /** What is marked when the page opens. */
  marked: readonly string[];
  elsewhere: readonly Elsewhere[];
  /** Kept sessions with this server that are not among them. */
  unshown: number;
  turnTools: TurnTools;
  clientFiles: ClientFiles;
};

/** Mark what is needed, see what stays and how the risk falls, take it to clients, to the server itself and to kept sessions. */
export function LeastDesk({ server, placed, marked: first, elsewhere, unshown, turnTools, clientFiles }: Props) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set(first));
  const [helpers, setHelpers] = useState(true);
  const [stance, setStance] = useState<Stance>("cautious");
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("needed");
  const [within, setWithin] = useState("");
  const [said, setSaid] = useState("");
  const rows = useMemo(() => rowsOf(placed), [placed]);
  const shown = useMemo(() => findRows(rows, text), [rows, text]);
  const wanted = useDeferredValue(marked);
  const session = elsewhere.find(({ id }) => id === within);
  const beside = useMemo(() => (session ? besideIn(session, stance) : []), [session, stance]);
  const { kept, largest, proposals } = useProposals(server, placed, wanted, helpers, stance, beside);
  const proposal = proposals.find(({ id }) => id === chosen) ?? proposals[0];
  const helping = useMemo(() => new Set(kept.filter(({ why }) => why !== "marked").map(({ id }) => id)), [kept]);
  const whole = useMemo(() => alone(server), [server]);
  const analysis = useMemo(() => analyse(whole), [whole]);
  const selectors = useMemo(() => saySelectors(placed, marked), [placed, marked]);

  useEffect(() => {
    const query = new URLSearchParams(selectors.map((selector) => ["need", selector])).toString();
    window.history.replaceState(
      window.history.state,
      "",
      `${window.location.pathname}${query === "" || query.length > LONGEST_ADDRESS ? "" : `?${query}`}`,
    );
  }, [selectors]);

  const turn = (tools: readonly PlacedTool[]) => {
    if (tools.length === 0) return;
    const next = new Set(marked);
    const takesOff = tools.every(({ id }) => next.has(id));
    for (const { id } of tools)
      if (takesOff) next.delete(id);
      else next.add(id);
    setMarked(next);
    setSaid(
      `${count(tools.length, "tool")} ${takesOff ? "no longer marked" : "marked"}, ${count(next.size, "tool")} in all.`,
    );
  };
  const offered = useMemo(
    () => proposals.map(({ id, label, drop }) => ({ id, label, wish: { remove: drop } })),
    [proposals],
  );
  const flags = useMemo(() => {
    const reading = new Set(placed.filter(({ kind }) => kind === "reading").map(({ name }) => name));
    return proposal
      ? ownSwitches(planOf(fromSession(whole), { remove: proposal.drop }).servers, (name) => reading.has(name))
      : [];
  }, [proposal, whole, placed]);

  return (
    <div className="grid gap-8">
      <section aria-labelledby="needed" className="grid gap-3">
        <div>
          <CardTitle id="needed">What do you need?</CardTitle>
          <p className="max-w-prose text-sm text-muted">
            {count(placed.length, "tool")} for {count(rows.length, "resource")}, grouped by their names, texts and
            arguments. Click a cell, a row or a column, or use the arrow keys and space.{" "}
            <span className="whitespace-nowrap">“!” can destroy;</span> a dashed frame is kept because a marked tool
            needs it.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {BULK.map(({ label, keep }) => (
            <Button
              key={label}
              size="small"
              onClick={() => (
                setMarked(new Set(placed.filter(keep).map(({ id }) => id))),
                setSaid(`${label}: marked.`)
              )}
            >
              {label}
            </Button>
          ))}
          <Button
            size="small"
            variant="quiet"
            disabled={marked.size === 0}
            onClick={() => (setMarked(new Set()), setSaid("Nothing is marked."))}
          >
            Clear
          </Button>
          <Input
            type="search"
            aria-label="Find a resource or a tool"
            placeholder="Find a resource or a tool"
            className="h-8 w-full min-w-0 sm:ml-auto sm:w-64"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        {shown.length > 0 ? (
          <ResourceGrid rows={shown} all={placed} marked={marked} helping={helping} onTurn={turn} />
        ) : (
          <p className="rounded-xl border border-dashed border-edge px-6 py-10 text-center text-muted">
            No resource or tool has that in its name.
          </p>
        )}
        <label className="flex items-start gap-2.5 text-sm">
          <Checkbox className="mt-0.5" checked={helpers} onChange={(event) => setHelpers(event.target.checked)} />
          <span>
            Also keep tools that look up the ids that marked tools take: one reading tool for each, with the fewest
            legs.
          </span>
        </label>
      </section>

      <section aria-labelledby="falls" className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <CardTitle id="falls" className="mr-auto">
            How the risk goes down
          </CardTitle>
          <StanceSwitch stance={stance} onStance={setStance} />
        </div>
        {elsewhere.length > 0 && (
          <Field label="Harmless" className="w-full sm:w-80">
            {(wiring) => (
              <Select {...wiring} value={within} onChange={(event) => setWithin(event.target.value)}>
                <option value="">on its own</option>
                {elsewhere.map(({ id, name }) => (
                  <option key={id} value={id}>
                    with all else in “{showHidden(name)}”
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <WaysOut
          server={server.name}
          within={session?.name}
          largest={largest}
          placed={placed}
          proposals={proposals}
          chosen={proposal?.id}
          onChoose={setChosen}
        />
        <RiskTable server={server} placed={placed} proposal={proposal} stance={stance} />
        <InSessions
          server={server}
          elsewhere={elsewhere}
          unshown={unshown}
          proposal={proposal}
          armed={marked.size > 0}
          stance={stance}
          turnTools={turnTools}
        />
      </section>

      <section aria-labelledby="tools" className="grid gap-3">
        <CardTitle id="tools">Every tool</CardTitle>
        <ToolTable
          server={server}
          placed={placed}
          kept={kept}
          proposal={proposal}
          onTurn={(id) => turn(placed.filter((tool) => tool.id === id))}
        />
      </section>

      {marked.size > 0 && proposal && proposal.drop.length > 0 && (
        <>
          {flags.length > 0 && (
            <section aria-labelledby="flags" className="grid gap-2">
              <CardTitle id="flags">Settings of the server itself</CardTitle>
              <Steps steps={flags} />
            </section>
          )}
          <Suspense fallback={<Working>Loading the clients</Working>}>
            <ClientFix
              key={proposal.id}
              session={whole}
              analysis={analysis}
              stance={stance}
              clientFiles={clientFiles}
              offered={offered.filter(({ id }) => id === proposal.id)}
            />
          </Suspense>
        </>
      )}
      {selectors.length > 0 && (
        <section aria-labelledby="command" className="grid gap-2">
          <CardTitle id="command">The same on the command line</CardTitle>
          <div className="flex items-start gap-2">
            <pre
              className="min-w-0 flex-1 overflow-auto rounded-md bg-sunk px-3 py-2 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
              tabIndex={0}
            >
              {showHidden(commandOf(selectors))}
            </pre>
            <CopyButton text={commandOf(selectors)} size="small" />
          </div>
        </section>
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

/** In single quotes, so that no shell reads anything in a name that a server chose. */
function commandOf(selectors: readonly string[]): string {
  return `trefoil fix CONFIG ${selectors.map((selector) => `--need '${selector.replaceAll("'", `'\\''`)}'`).join(" ")}`;
}
