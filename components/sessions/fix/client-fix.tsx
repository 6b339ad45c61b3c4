"use client";
import { useMemo, useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { findExporter, fromSession, planOf, type PlannedEffect } from "@/lib/core/exporters";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import type { ClientFiles } from "../board-types";
import { FileSource, type FixSource } from "./file-source";
import { targetsOf, type FixTarget } from "./targets";
import { useClientFix, type Sources } from "./use-client-fix";
import { useFoundFiles } from "./use-found-files";
import { FixChoice } from "./fix-choice";
import { EffectChoice } from "./effect-choice";
import { FixedFiles } from "./fixed-files";

type Props = {
  session: Session;
  analysis: Analysis;
  stance: Stance;
  clientFiles?: ClientFiles;
  /** What can be written into the files, instead of cuts, splits and the board. */ offered?: readonly FixTarget[];
};

/** From a choice on this page to the client's own files: what changes, what is downloaded, what is done by hand. */
export default function ClientFix({ session, analysis, stance, clientFiles, offered }: Props) {
  const [client, setClient] = useState(() => likelyClient(session));
  const [target, setTarget] = useState("");
  const [wanted, setWanted] = useState<PlannedEffect>("hide");
  const [wholeServers, setWholeServers] = useState(false);
  const [sources, setSources] = useState<Record<string, Sources>>({});
  const found = useFoundFiles(client, clientFiles);

  const exporter = findExporter(client)!;
  const targets = useMemo(() => offered ?? targetsOf(analysis, stance), [offered, analysis, stance]);
  const chosen = targets.find(({ id }) => id === target) ?? targets[0]!;
  const canHide = exporter.keys.hide !== null;
  const how: PlannedEffect = wanted === "hide" || exporter.keys[wanted] !== null ? wanted : "hide";
  const plan = useMemo(
    () => planOf(fromSession(session), { ...chosen.wish, how, wholeServers: wholeServers && !canHide }),
    [session, chosen, how, wholeServers, canHide],
  );
  const own = sources[client] ?? NONE;
  const { fix, busy, problem, save } = useClientFix(exporter, plan, own, clientFiles);
  const roles = useMemo(
    () =>
      new Map(
        exporter
          .changes(plan)
          .flatMap((change) =>
            change.whole === undefined && change.role !== "agent" && change.role !== "policy"
              ? [[change.role, change] as const]
              : [],
          ),
      ),
    [exporter, plan],
  );

  const give = (role: "config" | "settings", source: FixSource | undefined) =>
    setSources((was) => ({ ...was, [client]: { ...was[client], [role]: source } }));
  const lacks = !canHide && how === "hide" && plan.servers.some((server) => !server.off && server.hide.length > 0);
  return (
    <section aria-labelledby="fix-in-client" className="grid gap-3">
      <div>
        <CardTitle id="fix-in-client">Fix in your client</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          What was {offered ? "chosen" : "found"} above, as changes to your client’s own files. You see the difference
          first, then download the changed file. Trefoil changes no file, and stores nothing of yours.
        </p>
      </div>
      <Card className="grid gap-5 p-4">
        <FixChoice client={client} setClient={setClient} chosen={chosen} setTarget={setTarget} targets={targets} />
        <EffectChoice exporter={exporter} how={how} setWanted={setWanted} />
        {lacks || (wholeServers && !canHide) ? (
          <label className="flex items-start gap-2.5 text-sm">
            <Checkbox
              className="mt-0.5"
              checked={wholeServers}
              onChange={(event) => setWholeServers(event.target.checked)}
            />
            <span>
              Switch off the whole server where {exporter.label} cannot hide single tools. Its other tools go too.
            </span>
          </label>
        ) : null}
        <div className="grid gap-3">
          {[...roles.values()].map(({ role, place }) => (
            <FileSource
              key={`${client} ${role}`}
              title={role === "config" ? "Your file of servers" : "Your file of rules"}
              place={place}
              optional={role !== "config"}
              source={own[role as "config"]}
              found={found.filter((file) => file.role === role)}
              onSource={(source) => give(role as "config", source)}
            />
          ))}
        </div>
        {problem && <Notice kind="problem" title={problem} />}
        {busy && !fix && <Working>Reading the file</Working>}
        {fix && <FixedFiles busy={busy} fix={fix} save={save} exporter={exporter} />}
      </Card>
    </section>
  );
}

const NONE: Sources = {};

/** The client that most of the servers were imported from, else the host. */
function likelyClient({ servers, host }: Session): string {
  const counts = new Map<string, number>();
  for (const { origin } of servers)
    if (origin?.importer && findExporter(origin.importer))
      counts.set(origin.importer, (counts.get(origin.importer) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? (findExporter(host) ? host : "claude-code");
}
