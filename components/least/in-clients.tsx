import { lazy, Suspense, useMemo } from "react";
import type { ClientFiles } from "@/components/sessions/board-types";
import { Steps } from "@/components/sessions/fix/steps";
import { CardTitle } from "@/components/ui/card";
import { Working } from "@/components/ui/status";
import { analyse } from "@/lib/core/analysis/analyse";
import { fromSession, planOf } from "@/lib/core/exporters";
import { ownSwitches } from "@/lib/core/exporters/fix/server-flags";
import type { PlacedTool } from "@/lib/core/least/placed";
import { alone } from "@/lib/core/least/risk";
import type { SessionServer, Stance } from "@/lib/core/model/session";
import type { Proposal } from "./use-proposals";

const ClientFix = lazy(() => import("@/components/sessions/fix/client-fix"));

type Props = {
  server: SessionServer;
  placed: readonly PlacedTool[];
  proposal: Proposal;
  stance: Stance;
  clientFiles: ClientFiles;
};

/** The chosen set as settings of the server itself, and in the files of clients. */
export function InClients({ server, placed, proposal, stance, clientFiles }: Props) {
  const whole = useMemo(() => alone(server), [server]);
  const analysis = useMemo(() => analyse(whole), [whole]);
  const offered = useMemo(
    () => [{ id: proposal.id, label: proposal.label, wish: { remove: proposal.drop } }],
    [proposal],
  );
  const flags = useMemo(() => {
    const reading = new Set(placed.filter(({ kind }) => kind === "reading").map(({ name }) => name));
    return ownSwitches(planOf(fromSession(whole), { remove: proposal.drop }).servers, (name) => reading.has(name));
  }, [proposal, whole, placed]);
  return (
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
          offered={offered}
        />
      </Suspense>
    </>
  );
}
