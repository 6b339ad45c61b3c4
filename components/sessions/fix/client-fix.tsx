"use client";
import { useEffect, useMemo, useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import {
  EFFECTS,
  EXPORTERS,
  findExporter,
  fromSession,
  planOf,
  type PlannedEffect,
  type Exporter,
} from "@/lib/core/exporters";
import type { Analysis } from "@/lib/core/model/analysis";
import type { FixableFile, ShownFile, ShownFix } from "@/lib/core/model/client-fix";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { answered } from "@/components/ui/answered";
import type { ClientFiles } from "../board-types";
import { ChangedFile } from "./changed-file";
import { FileSource, type FixSource } from "./file-source";
import { Steps } from "./steps";
import { targetsOf, type FixTarget } from "./targets";
import { useClientFix, type Sources } from "./use-client-fix";

type Props = {
  session: Session;
  analysis: Analysis;
  stance: Stance;
  clientFiles?: ClientFiles;
  /** What can be written into the files, instead of cuts, splits and the board. */ offered?: readonly FixTarget[];
};

const EFFECT_WORDS: Record<PlannedEffect, { label: string; means: string }> = {
  hide: { label: "Hide", means: "the model is not shown the tool, so the leg is gone" },
  block: { label: "Block", means: "the model sees the tool and its calls are refused" },
  ask: { label: "Ask", means: "a person is asked before each call; the leg stays, behind a compensating control" },
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

function FixedFiles({
  busy,
  fix,
  save,
  exporter,
}: {
  busy: boolean;
  fix: ShownFix;
  save: (file: ShownFile) => Promise<void>;
  exporter: Exporter;
}) {
  return (
    <div className="grid gap-4" aria-busy={busy}>
      {fix.problems.length > 0 && (
        <Notice kind="warning" title="Read this first">
          {fix.problems.map((one) => (
            <p key={one}>{showHidden(one)}</p>
          ))}
        </Notice>
      )}
      {fix.files.map((file) => (
        <ChangedFile key={file.role} file={file} busy={busy} onDownload={() => void save(file)} />
      ))}
      {fix.files.length === 0 && (
        <p className="text-sm">
          {fix.steps.length > 0
            ? "No file needs to change."
            : `Nothing needs to change: ${exporter.label} already shows the agent exactly this.`}
        </p>
      )}
      <Steps steps={fix.steps} />
    </div>
  );
}

function EffectChoice({
  exporter,
  how,
  setWanted,
}: {
  exporter: Exporter;
  how: PlannedEffect;
  setWanted: (effect: PlannedEffect) => void;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">How the tools are kept from the agent</legend>
      {EFFECTS.map((effect) => (
        <label
          key={effect}
          className={`flex items-start gap-2.5 text-sm ${exporter.keys[effect] === null && effect !== "hide" ? "text-muted" : ""}`}
        >
          <input
            type="radio"
            name="fix-effect"
            className="mt-1 accent-ink"
            checked={how === effect}
            disabled={effect !== "hide" && exporter.keys[effect] === null}
            onChange={() => setWanted(effect)}
          />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{EFFECT_WORDS[effect].label}</strong>: {EFFECT_WORDS[effect].means}.{" "}
            <span className="text-muted">
              {exporter.keys[effect] === null
                ? `${exporter.label} has no setting for this.`
                : `In its files: ${exporter.keys[effect]}.`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The client's files on this machine, looked up once per client. */
function useFoundFiles(client: string, clientFiles: ClientFiles | undefined): readonly FixableFile[] {
  const [found, setFound] = useState<Record<string, readonly FixableFile[]>>({});
  useEffect(() => {
    if (!clientFiles || found[client]) return;
    let stale = false;
    void answered(clientFiles.find({ client })).then((outcome) => {
      if (!stale && "ok" in outcome) setFound((was) => ({ ...was, [client]: outcome.ok }));
    });
    return () => {
      stale = true;
    };
  }, [client, clientFiles, found]);
  return found[client] ?? [];
}

function FixChoice({
  client,
  setClient,
  chosen,
  setTarget,
  targets,
}: {
  client: string;
  setClient: (value: string) => void;
  chosen: FixTarget;
  setTarget: (value: string) => void;
  targets: readonly FixTarget[];
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Field label="Client">
        {(wiring) => (
          <Select {...wiring} value={client} onChange={(event) => setClient(event.target.value)}>
            {EXPORTERS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What to apply">
        {(wiring) => (
          <Select {...wiring} value={chosen.id} onChange={(event) => setTarget(event.target.value)}>
            {targets.map(({ id, label }) => (
              <option key={id} value={id}>
                {showHidden(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
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
