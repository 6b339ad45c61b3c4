"use client";
import { useMemo, useRef } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import type { Member } from "@/lib/core/model/composition";
import type { SeverityRows } from "@/lib/core/model/severity";
import { Filters } from "./filters";
import { GoesWith } from "./goes-with";
import { Headline } from "./headline";
import { HostChoice, HostNotice } from "./host-choice";
import { LethalList } from "./lethal-list";
import { MatrixCard } from "./matrix-card";
import { SafeSets } from "./safe-sets";
import { UnknownList } from "./unknown-list";
import type { CompositionsOpening } from "./opening";
import { useCompositions } from "./use-compositions";

type Props = {
  members: readonly Member[];
  opening: CompositionsOpening;
  /** Rows of the tables of severity that the organisation changed. */
  severityRows?: SeverityRows;
  /** A map that somebody sent, with the host that they chose: nothing in it leads to sessions of one's own. */
  frozen?: { host?: Member };
  /** Called when another host is chosen. */
  onHost?: (host: string) => void;
};

/** All servers at once: which compositions are lethal, which are safe, and what can be combined with what. */
export function CompositionsView({ members, opening, severityRows, frozen, onHost }: Props) {
  const page = useCompositions(members, opening, severityRows, frozen);
  const { whole, drawn, shown, blocks, counted, host } = page;
  const { alone, pairs, triples } = drawn.lethal;
  // A draft of what the map shows: a host that is left out of the map is left out of its drafts.
  const hostId = frozen ? null : counted ? host : "none";
  const servers = shown.groups.reduce((sum, group) => sum + group.members.length, shown.unknown.length);
  const names = useMemo(() => members.map(({ name }) => name).sort(), [members]);
  const goesWith = useRef<HTMLDivElement>(null);
  const lists = { beneath: drawn, hostId };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="no-print flex flex-wrap items-end gap-x-6 gap-y-3">
        {!frozen && (
          <HostChoice
            host={host}
            onHost={(to) => {
              page.onHost(to);
              onHost?.(to);
            }}
          />
        )}
        <Filters
          legs={page.legs}
          onLegs={page.onLegs}
          servers={names}
          safeWith={page.safeWith}
          onSafeWith={page.onSafeWith}
          shown={servers}
          all={members.length}
        />
      </div>
      <HostNotice map={whole} />
      <Headline map={drawn} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-xl:order-2">
          <MatrixCard
            map={shown}
            blocks={blocks}
            hostId={hostId}
            onToggle={page.onToggle}
            onChoose={(name) => {
              page.onChoose(name);
              goesWith.current?.scrollIntoView({ block: "nearest" });
            }}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
            <div ref={goesWith} className="scroll-my-6">
              <GoesWith map={drawn} members={members} chosen={page.chosen} onChoose={page.onChoose} hostId={hostId} />
            </div>
            <SafeSets map={drawn} hostId={hostId} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {alone.length > 0 && (
            <Card>
              <CardTitle className="mb-3">Lethal alone</CardTitle>
              <LethalList sets={alone} {...lists} />
            </Card>
          )}
          {pairs.length > 0 && (
            <Card>
              <CardTitle className="mb-3">Lethal pairs</CardTitle>
              <LethalList sets={pairs} {...lists} />
            </Card>
          )}
          <Card>
            <CardTitle className="mb-1">Lethal triples</CardTitle>
            <p className="mb-3 text-sm text-muted">Three that are lethal without a lethal pair among them.</p>
            {triples.length === 0 ? <p className="text-sm">None.</p> : <LethalList sets={triples} {...lists} />}
          </Card>
          {shown.unknown.length > 0 && <UnknownList members={shown.unknown} />}
        </div>
      </div>
    </div>
  );
}
