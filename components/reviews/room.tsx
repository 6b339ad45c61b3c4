import { RefreshCw } from "@/components/ui/icons";
import { useMemo, useState, type ReactNode } from "react";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import { SharedMap } from "@/components/compositions/shared-map";
import { SharedBoard } from "@/components/sessions/shared-board";
import { Button } from "@/components/ui/button";
import { PageTitle } from "@/components/ui/page-title";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { Drift } from "@/lib/core/drift/drift";
import type { Decisions } from "@/lib/core/model/review";
import { readLog, type Thread } from "@/lib/core/reviews/read-log";
import { identityOf, isMap } from "@/lib/core/share/kinds";
import { standings } from "@/lib/core/reviews/standing";
import { showHidden } from "@/lib/core/text/visible";
import type { Commented } from "./commented";
import { DecideForm } from "./decide-form";
import { FoundList } from "./found-list";
import { RoomLead } from "./room-lead";
import { SaveReview } from "./save-review";
import { SaySomething } from "./say-something";
import type { OpenedShare } from "./share-client";
import { StandingCard } from "./standing-card";
import { ThreadList, type OnSay } from "./thread-list";
import { useName } from "./use-name";

export type RoomProps = {
  opened: OpenedShare;
  say: OnSay;
  refresh: () => Promise<void>;
  formats: readonly FormatOffer[];
  version: string;
  /** Today, `2027-03-31`. */
  today: string;
  onClose?: () => void;
  /** What only the owner's Trefoil knows: what changed in the session, and the current rules. */
  owner?: {
    ruleset: string;
    drift?: Drift;
    mayTakeOver: (tool: string) => boolean;
    onTakeOver: (thread: Thread) => void;
  };
  /** Further parts for the owner, above all comments. */
  children?: (say: OnSay) => ReactNode;
};

/** An opened share: its verdict, what is said and decided about it, and its board or map. */
export function Room({ opened, say, refresh, formats, version, today, onClose, owner, children }: RoomProps) {
  const { report, held, log, refused } = opened;
  const told = useMemo(() => (isMap(report) ? { findings: report.findings, tools: [] } : report), [report]);
  const [name, setName] = useName();
  const [busy, setBusy] = useState(false);
  const read = useMemo(() => readLog(log), [log]);
  const snapshot = useMemo(() => identityOf(report), [report]);
  const standing = useMemo(
    () => standings(log, { snapshot, ruleset: owner?.ruleset ?? "", drift: owner?.drift, today }),
    [log, snapshot, owner, today],
  );
  const mayWrite = held.right !== "view";
  const onReview = ({
    word,
    text,
    decisions,
  }: {
    word: "approve" | "request-changes" | "comment";
    text: string;
    decisions: Decisions;
  }) => say(name.trim(), { kind: "review", word, text, decisions, snapshot, ruleset: report.ruleset?.digest ?? "" });
  const again = async () => {
    setBusy(true);
    await refresh();
    setBusy(false);
  };
  return (
    <>
      <PageTitle
        title={isMap(report) ? "Compositions" : showHidden(report.session.name) || "Session"}
        lead={<RoomLead report={report} />}
        actions={
          <>
            <Button onClick={() => void again()} disabled={busy}>
              <RefreshCw aria-hidden="true" className="size-4" />
              {busy ? "Refreshing…" : "Refresh"}
            </Button>
            <SaveReview report={report} log={log} formats={formats} />
            {onClose && <Button onClick={onClose}>Open another</Button>}
          </>
        }
      />
      <Tabs defaultValue="review">
        <TabList aria-label="Views of this share">
          <Tab value="review">Review</Tab>
          <Tab value="board">{isMap(report) ? "Map" : "Board"}</Tab>
        </TabList>
        <TabPanel value="review" className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
          <p className="max-w-prose text-sm text-muted">
            {mayWrite
              ? "A frozen snapshot. What you write is sealed in this browser before it is sent; only people with a link to this share can read it."
              : "A frozen snapshot with its comments. This link is read-only."}
            {held.expiresAt !== undefined && ` The link ends on ${held.expiresAt.slice(0, 10)}.`}
          </p>
          <StandingCard standings={standing} reviews={read.reviews} drift={read.drift} refused={refused} />
          {children?.(say)}
          <FoundList report={told} />
          <Comments
            threads={read.threads}
            told={told}
            name={name}
            setName={setName}
            onSay={mayWrite ? say : undefined}
            owner={owner}
          />
          {mayWrite && <SaySomething report={told} name={name} onName={setName} onSay={say} />}
          {held.right === "review" && <DecideForm name={name} onName={setName} onReview={onReview} />}
        </TabPanel>
        <TabPanel value="board">
          {isMap(report) ? (
            <SharedMap report={report} onClose={onClose} />
          ) : (
            <SharedBoard report={report} formats={formats} version={version} onClose={onClose} />
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}

function Comments({
  threads,
  told,
  name,
  setName,
  onSay,
  owner,
}: {
  threads: Thread[];
  told: Commented;
  name: string;
  setName: (name: string) => void;
  onSay?: OnSay;
  owner: RoomProps["owner"];
}) {
  return (
    <section className="grid gap-4" aria-labelledby="said">
      <h2 id="said" className="font-display text-lg font-semibold tracking-tight">
        Comments
      </h2>
      <ThreadList threads={threads} report={told} name={name} onName={setName} onSay={onSay} owner={owner} />
    </section>
  );
}
