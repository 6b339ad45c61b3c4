"use client";
import { useMemo, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { OverrideForm } from "@/components/evidence/override-form";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import type { Drift } from "@/lib/core/drift/drift";
import type { Thread } from "@/lib/core/reviews/read-log";
import { fromBase64Url } from "@/lib/core/share/base64url";
import { sayProposal } from "./anchors";
import { DriftCard } from "./drift-card";
import { LinkTable } from "./link-table";
import type { OwnCalls } from "./own-calls";
import { ReviewRoom } from "./review-room";

type Props = {
  id: string;
  sessionId: string;
  /** base64url */
  shareKey: string;
  relay: string;
  labels: Record<string, string>;
  /** The tools as they were shared, by their own names. */
  tools: { id: string; server: string; tool: string }[];
  ruleset: string;
  drift?: Drift;
  today: string;
  formats: readonly FormatOffer[];
  version: string;
  calls: OwnCalls;
};

/** The owner's side of a review: links, what changed since, and replies to everything. */
export function OwnRoom({
  id,
  sessionId,
  shareKey,
  relay,
  labels,
  tools,
  ruleset,
  drift,
  today,
  formats,
  version,
  calls,
}: Props) {
  const client = useMemo(() => ({ base: `/api/own-shares/${encodeURIComponent(id)}`, headers: {} }), [id]);
  const key = useMemo(() => fromBase64Url(shareKey) ?? new Uint8Array(), [shareKey]);
  const [proposal, setProposal] = useState<Thread>();
  const body = proposal?.start.body.kind === "label" ? proposal.start.body : undefined;
  const tool = tools.find((one) => one.id === body?.tool);
  const owner = useMemo(
    () => ({
      ruleset,
      drift,
      mayTakeOver: (of: string) => tools.some((one) => one.id === of),
      onTakeOver: setProposal,
    }),
    [ruleset, drift, tools],
  );
  return (
    <>
      <ReviewRoom client={client} shareKey={key} formats={formats} version={version} today={today} owner={owner}>
        {(say) => (
          <>
            <DriftCard drift={drift} sessionId={sessionId} say={say} />
            <LinkTable
              client={client}
              id={id}
              shareKey={key}
              relay={relay}
              labels={labels}
              mintLink={calls.mintLink}
              withdraw={calls.withdraw}
            />
          </>
        )}
      </ReviewRoom>
      <Dialog open={body !== undefined} onClose={() => setProposal(undefined)} title={body ? sayProposal(body) : ""}>
        {body && proposal && tool && (
          <div className="grid gap-4">
            <p className="wrap-anywhere">
              {proposal.start.by}: “{body.reason}”. As your override it applies in every session, under your name and
              with your reason.
            </p>
            <OverrideForm
              leg={body.leg}
              verdict={body.verdict}
              proposed={body.verdict}
              onSubmit={async ({ verdict, by, reason }) => {
                const answer = await calls.takeOver({
                  server: tool.server,
                  tool: tool.tool,
                  leg: body.leg,
                  verdict,
                  by,
                  reason,
                });
                return "problem" in answer ? { problem: answer.problem } : {};
              }}
              onDone={() => setProposal(undefined)}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}
