"use client";
import { useMemo } from "react";
import type { PickableServer } from "@/components/servers/server-picker";
import { useListings, type ServerActions } from "@/components/servers/use-listings";
import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";
import type { Cover } from "@/lib/core/model/cover";
import type { Gate } from "@/lib/core/model/gate";
import type { Outcome } from "@/lib/core/model/outcome";
import { answered } from "@/components/ui/answered";
import type { SessionSpec } from "@/lib/core/model/session";
import { switchesOf } from "@/lib/core/session/switches";
import type { Wishes } from "@/lib/core/model/wishes";
import { unpackSession, type PackedSession } from "@/lib/core/session/pack";
import type { OverrideInput } from "@/components/evidence/evidence-drawer";
import { Board } from "./board";
import type { BoardActions, BoardNotice, BoardServers, ClientFiles, BoardOpening } from "./board-types";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import { sayMoment } from "./compare/say-moment";

type Call<I> = (input: I) => Promise<Outcome<unknown>>;
type Props = {
  id: string;
  session: PackedSession;
  opening: BoardOpening;
  formats: readonly FormatOffer[];
  /** The state before its servers last changed, if they ever did. */
  earlier?: { at: string; until: string };
  notice?: BoardNotice | false;
  /** What people wrote on its reports. */
  cover: Cover;
  /** Names those parts of the session as they are shown here which an edit replaces as a whole. */
  versions: Record<"name" | "gates" | "wishes", string>;
  /** Registered servers: those of the session by name with their ids, those that could be added, and what is being listed. */
  registered: { ids: Readonly<Record<string, string>>; others: readonly PickableServer[]; jobs: CaptureJob[] };
  calls: {
    addServers: Call<{ id: string; servers: string[] }>;
    listing: ServerActions;
    saveSwitches: Call<{ id: string; off: string[]; host: string; before: { off: string[]; host: string } }>;
    saveGates: Call<{ id: string; gates: Gate[]; seen: string }>;
    saveWishes: Call<{ id: string; wishes: Wishes; seen: string }>;
    saveCover: Call<{ id: string; cover: Cover; seen: Cover }>;
    renameSession: Call<{ id: string; name: string; seen: string }>;
    removeSession: Call<{ id: string }>;
    createParts: Call<{ parts: SessionSpec[] }>;
    overrideLeg: Call<OverrideInput>;
    findClientFiles: ClientFiles["find"];
    fixClientFiles: ClientFiles["fix"];
    changeClientFile: ClientFiles["changed"];
  };
};

/** The board of a saved session: changes on it can be saved. */
export function LiveBoard({
  id,
  session: packed,
  opening,
  formats,
  earlier,
  notice,
  cover,
  versions,
  registered,
  calls,
}: Props) {
  const session = useMemo(() => unpackSession(packed), [packed]);
  const saved = useMemo(() => switchesOf(session), [session]);
  const { jobs, problem, fetchTools } = useListings(registered.jobs, calls.listing);
  const servers: BoardServers = {
    ids: registered.ids,
    others: registered.others,
    running: new Set([...jobs.values()].filter((job) => !hasEnded(job)).map((job) => job.serverId)),
    problem,
    onRetry: (serverId) => void fetchTools([serverId]),
    onAdd: (names) => said(calls.addServers({ id, servers: names })),
  };
  const actions = useMemo((): BoardActions => {
    return {
      save: (input) => said(calls.saveSwitches({ id, ...input, before: { off: [...saved.off], host: saved.host } })),
      gates: (gates) => said(calls.saveGates({ id, gates, seen: versions.gates })),
      wishes: (wishes) => said(calls.saveWishes({ id, wishes, seen: versions.wishes })),
      cover: (next) => said(calls.saveCover({ id, cover: next, seen: cover })),
      rename: (name) => said(calls.renameSession({ id, name, seen: versions.name })),
      remove: () => said(calls.removeSession({ id })),
      split: (parts) => said(calls.createParts({ parts })),
      override: (input) => said(calls.overrideLeg(input)),
      clientFiles: {
        find: calls.findClientFiles,
        fix: calls.fixClientFiles,
        changed: calls.changeClientFile,
      },
    };
  }, [id, calls, saved, versions, cover]);
  const place = encodeURIComponent(id);
  const pages = (query: string) => [
    {
      label: query === "" ? "Compare with another session" : "Compare with what is saved",
      href: `/sessions/compare?a=${place}${query === "" ? "" : `&b=${place}&${query}`}`,
    },
    ...(earlier === undefined
      ? []
      : [
          {
            label: `See what changed on ${sayMoment(earlier.until).split(",")[0]}`,
            href: `/sessions/compare?a=${place}&then=${encodeURIComponent(earlier.at)}&b=${place}${query === "" ? "" : `&${query}`}`,
          },
        ]),
    { label: "Session on a past date", href: `/sessions/${place}/then` },
    { label: "Check shared storage with other sessions", href: `/sessions/joined?s=${place}` },
    { label: "Simulate calls", href: `/sessions/${place}/walk${query === "" ? "" : `?${query}`}` },
  ];
  return (
    <Board
      session={session}
      pages={pages}
      opening={opening}
      formats={formats}
      reportsAt={`/api/sessions/${place}/report`}
      sessionAt={`/api/sessions/${place}`}
      evidenceFrom="/api/evidence"
      actions={actions}
      servers={servers}
      notice={notice || undefined}
      cover={cover}
    />
  );
}

/** The result of an action: whether it succeeded, or what went wrong. */
async function said(answer: Promise<Outcome<unknown>>): Promise<{ problem?: string }> {
  const outcome = await answered(answer);
  return "problem" in outcome ? { problem: outcome.problem } : {};
}
