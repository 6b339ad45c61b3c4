"use client";
import { PencilLine } from "@/components/ui/icons";
import { useMemo, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { download } from "@/components/ui/download";
import { Input } from "@/components/ui/input";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Session } from "@/lib/core/model/session";
import type { Choices } from "@/lib/core/reports/document/subject";
import { switchesOf } from "@/lib/core/session/switches";
import { unpackSession, type PackedSession } from "@/lib/core/session/pack";
import { Board } from "./board";
import type { FormatOffer } from "@/lib/core/reports/formats/define";

type Compose = (spec: { name: string; host: string; servers: string[]; off: string[] }) => Promise<Outcome<unknown>>;
type Props = { session: PackedSession; formats: readonly FormatOffer[]; compose: Compose };

/** The board of an unsaved session: everything can be tried out. */
export function DraftBoard({ session: packed, formats, compose }: Props) {
  const session = useMemo(() => unpackSession(packed), [packed]);
  const [problem, setProblem] = useState<string>();
  const make = async (offer: FormatOffer, shown: Session, choices: Choices) => {
    const { off, host } = switchesOf(shown);
    const answer = await fetch(`/api/drafts/report/${offer.id}${choices.appendix ? "?appendix" : ""}`, {
      method: "POST",
      body: JSON.stringify({ name: shown.name, host, servers: ownServers(shown), off: [...off] }),
    }).catch(() => undefined);
    setProblem(answer?.ok ? undefined : "The report could not be created. Is Trefoil still running?");
    if (answer?.ok) download(await answer.blob(), `draft.${offer.extension}`);
  };
  return (
    <Board
      session={session}
      formats={formats}
      evidenceFrom="/api/evidence"
      onMakeReport={(offer, shown, _, choices) => void make(offer, shown, choices)}
      renderBanner={(shown) => (
        <>
          <KeepDraft session={shown} compose={compose} />
          {problem && <p role="alert">{problem}</p>}
        </>
      )}
    />
  );
}

const ownServers = (session: Session): string[] =>
  session.servers.filter((server) => !server.builtIn).map((server) => server.name);

/** Saves it as it is switched now. */
function KeepDraft({ session, compose }: { session: Session; compose: Compose }) {
  const [name, setName] = useState(session.name);
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const keep = () =>
    start(async () => {
      const { off, host } = switchesOf(session);
      const answer = await compose({ name, host, servers: ownServers(session), off: [...off].sort() });
      if ("problem" in answer) setProblem(answer.problem);
    });
  return (
    <aside
      aria-label="Draft"
      className="no-print mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-dashed border-edge bg-sunk px-5 py-3.5 text-sm"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
        <PencilLine aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong className="font-semibold">A draft.</strong> Nothing is saved, and you can try the switches. Save it as
          a session, switched as it is now, to share it and to be told of changes.
        </span>
      </p>
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Input
          aria-label="Name of the session"
          value={name}
          maxLength={120}
          className="w-56"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="solid" disabled={busy || !name.trim()}>
          {busy ? "Saving…" : "Save as a session"}
        </Button>
      </form>
      {problem && (
        <p role="alert" className="basis-full">
          {problem}
        </p>
      )}
    </aside>
  );
}
