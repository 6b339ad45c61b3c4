"use client";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { baselineOf } from "@/lib/core/analysis/baseline";
import { findHost } from "@/lib/core/hosts";
import type { Leg } from "@/lib/core/model/leg";
import { LEGS } from "@/lib/core/model/leg";
import type { Session } from "@/lib/core/model/session";
import { listWords } from "../words";

const ADDED: Record<Leg, readonly [one: string, many: string]> = {
  private: ["data source", "data sources"],
  untrusted: ["way in", "ways in"],
  egress: ["way out", "ways out"],
};

/** What the agent application can do without any server, separately from what the servers add; nothing if it is harmless alone. */
export function HostBaseline({ session, onTry }: { session: Session; onTry: (ids: string[]) => void }) {
  const baseline = useMemo(() => baselineOf(session), [session]);
  if (!baseline || (baseline.alone !== "lethal" && baseline.alone !== "possible")) return null;
  const name = findHost(session.host)?.label ?? session.host;
  const added = LEGS.filter((leg) => baseline.adds[leg] > 0).map(
    (leg) => `${baseline.adds[leg]} ${ADDED[leg][baseline.adds[leg] === 1 ? 0 : 1]}`,
  );
  const harmful = baseline.servers === "lethal" || baseline.servers === "possible";
  return (
    <Card role="region" aria-label="Without any server" className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-72">
        <CardTitle>
          {name} alone {baseline.alone === "lethal" ? "is already lethal" : "may already be lethal"}
        </CardTitle>
        <p className="text-sm text-muted">
          {added.length === 0 ? "Your servers add nothing to it." : `Your servers add ${listWords(added)}.`}{" "}
          {harmful
            ? "They are lethal without it as well, so both need a change."
            : "Without it they are not lethal: what its own tools may do decides."}
        </p>
      </div>
      <Button onClick={() => onTry([baseline.host])}>Show your servers alone</Button>
    </Card>
  );
}
