"use client";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { Commented } from "./commented";
import type { ReviewBody } from "@/lib/core/model/review";
import type { ReviewStatement, Thread } from "@/lib/core/reviews/read-log";
import { showHidden } from "@/lib/core/text/visible";
import { sayAnchor, sayProposal, sayTime } from "./anchors";
import { SayForm } from "./say-form";

export type OnSay = (by: string, body: ReviewBody) => Promise<{ problem?: string }>;
type Props = {
  threads: readonly Thread[];
  report: Commented;
  name: string;
  onName: (name: string) => void;
  onSay?: OnSay;
  owner?: { mayTakeOver: (tool: string) => boolean; onTakeOver: (thread: Thread) => void };
};

/** What was said, open threads first. Without `onSay` it can only be read. */
export function ThreadList({ threads, ...rest }: Props) {
  const sorted = [...threads.filter((thread) => !thread.settled), ...threads.filter((thread) => thread.settled)];
  if (sorted.length === 0) return <p className="text-muted">No comments yet.</p>;
  return (
    <ul className="grid gap-4">
      {sorted.map((thread) => (
        <li key={thread.start.name}>
          <OneThread thread={thread} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function OneThread({ thread, report, name, onName, onSay, owner }: Omit<Props, "threads"> & { thread: Thread }) {
  const [answering, setAnswering] = useState(false);
  const { start, answers, settled } = thread;
  const { body } = start;
  const heading = body.kind === "comment" ? sayAnchor(body.anchor, report) : sayProposal(body);
  const settle = (to: "resolved" | "open") =>
    void onSay?.(name.trim() || "Someone", { kind: "settle", of: start.name, to, text: "" });
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-panel p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-medium wrap-anywhere">{heading}</h3>
        {body.kind === "label" && <Badge tone="outline">Proposal</Badge>}
        <Badge tone={settled ? "plain" : "dashed"}>{settled ? "Resolved" : "Open"}</Badge>
      </header>
      <Words said={start} text={body.kind === "comment" ? body.text : body.reason} />
      {answers.map((answer) => (
        <Words key={answer.name} said={answer} text={answer.body.text} className="border-l-2 border-line pl-3" />
      ))}
      {settled && (
        <p className="text-sm text-muted">
          Resolved by {showHidden(settled.by)}, {sayTime(settled.at)}
        </p>
      )}
      {onSay && !answering && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => setAnswering(true)}>
            Answer
          </Button>
          {body.kind === "label" && owner?.mayTakeOver(body.tool) && !settled && (
            <Button size="small" onClick={() => owner.onTakeOver(thread)}>
              Save as an override
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={() => settle(settled ? "open" : "resolved")}>
            {settled ? "Reopen" : "Resolve"}
          </Button>
        </div>
      )}
      {onSay && answering && (
        <SayForm
          label="Answer"
          action="Answer"
          name={name}
          onName={onName}
          onSay={(text) => onSay(name.trim(), { kind: "comment", anchor: { on: "whole" }, text, answers: start.name })}
          onCancel={() => setAnswering(false)}
        />
      )}
    </article>
  );
}

/** A person's words, as plain text: nothing in them becomes a link. */
export function Words({
  said,
  text,
  className = "",
}: {
  said: Pick<ReviewStatement<unknown>, "by" | "at" | "owner">;
  text: string;
  className?: string;
}) {
  return (
    <div className={className}>
      <p className="text-sm text-muted">
        <span className="font-medium text-ink">{showHidden(said.by)}</span>
        {said.owner && ", owner"} · <time dateTime={said.at}>{sayTime(said.at)}</time>
      </p>
      {text.split("\n").map((line, index) => (
        <p key={`${index}`} className="wrap-anywhere">
          {showHidden(line)}
        </p>
      ))}
    </div>
  );
}
