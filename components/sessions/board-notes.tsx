"use client";
import { ChevronDown, CircleCheck, Info, OctagonAlert, TriangleAlert, type Icon } from "@/components/ui/icons";
import { useId, useMemo, useState, type ReactNode } from "react";
import { cn } from "@/components/ui/class-names";
import { judgeFurther } from "@/lib/core/analysis/policies";
import { findBreaches } from "@/lib/core/findings/governance";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import type { BoardNotice, BoardServers } from "./board-types";
import { Policies } from "./policies";
import { UnseenServers } from "./unseen-servers";
import { count } from "./words";

type Note = { id: string; icon: Icon; words: string; body: ReactNode };
type Props = {
  session: Session;
  analysis: Analysis;
  /** The page on which users write their own policies. */ writtenAt?: string;
  servers?: BoardServers;
  /** What else needs attention. */ notice?: BoardNotice;
};

/** The notes beside the verdict, each a few words that can be expanded: servers that were not seen, assumptions, other policies. */
export function BoardNotes({ session, analysis, writtenAt, servers, notice }: Props) {
  const id = useId();
  const [opened, setOpened] = useState<string>();
  const judged = useMemo(() => judgeFurther(session), [session]);
  const breaches = useMemo(() => findBreaches(session), [session]);
  const unseen = session.servers.filter((server) => !server.off && server.state !== "listed");
  const broken = judged.filter(({ verdict }) => verdict.level === "broken").length + (breaches.length > 0 ? 1 : 0);
  const { bounds } = analysis.verdict;
  const notes: Note[] = [
    ...(notice ? [{ id: "notice", icon: TriangleAlert, ...notice }] : []),
    ...(unseen.length > 0
      ? [
          {
            id: "unseen",
            icon: TriangleAlert,
            words: `${count(unseen.length, "server")} not listed in full`,
            body: <UnseenServers unseen={unseen} servers={servers} />,
          },
        ]
      : []),
    ...(bounds.length > 0
      ? [
          {
            id: "assumptions",
            icon: Info,
            words: count(bounds.length, "assumption"),
            body: <Assumptions lines={bounds} />,
          },
        ]
      : []),
    {
      id: "policies",
      icon: broken > 0 ? OctagonAlert : CircleCheck,
      words: broken > 0 ? `${count(broken, "other policy", "other policies")} broken` : "Other policies: none broken",
      body: <Policies session={session} judged={judged} breaches={breaches} writtenAt={writtenAt} />,
    },
  ];
  const shown = notes.find((note) => note.id === opened);
  return (
    <div className="grid min-w-0 gap-2">
      <div className="flex flex-wrap gap-2">
        {notes.map(({ id: note, icon: Icon, words }) => (
          <button
            key={note}
            type="button"
            aria-expanded={note === shown?.id}
            aria-controls={note === shown?.id ? `${id}-note` : undefined}
            onClick={() => setOpened(note === shown?.id ? undefined : note)}
            className={cn(
              "inline-flex min-h-8 items-center gap-1.5 rounded-lg border border-line bg-panel px-2.5 py-1 text-[0.8125rem] hover:bg-hover aria-expanded:border-ink",
              (note === "unseen" || note === "notice") && "border-dashed border-ink",
            )}
          >
            <Icon aria-hidden="true" className="size-3.5 shrink-0" />
            {words}
            <ChevronDown
              aria-hidden="true"
              className={cn("size-3.5 shrink-0 text-muted transition-transform", note === shown?.id && "rotate-180")}
            />
          </button>
        ))}
      </div>
      {shown && (
        <div id={`${id}-note`} className="rounded-xl border border-line bg-panel px-4 py-3.5 text-sm shadow-panel">
          {shown.body}
        </div>
      )}
    </div>
  );
}

function Assumptions({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-label="Assumptions">
      <ul className="grid max-w-prose list-disc gap-1 pl-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {showHidden(line)}
          </li>
        ))}
      </ul>
    </section>
  );
}
