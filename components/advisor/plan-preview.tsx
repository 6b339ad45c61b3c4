"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { PlanView } from "@/lib/core/advisor/plan";
import { showHidden } from "@/lib/core/text/visible";
import type { AskActions } from "./contract";
import { sayBytes, sayMoney, sayNumber } from "./numbers";
import { QuestionText } from "./question-text";

/** How many tools are named until somebody asks for the rest. */
const NAMED = 40;

type Props = { plan: PlanView; readQuestion: AskActions["readQuestion"]; onStart: () => void; busy: boolean };

/** Everything that would leave this computer: to whom, how much, what it may cost, and each request's text. */
export function PlanPreview({ plan, readQuestion, onStart, busy }: Props) {
  const { address, questions, beyondLimit, estimate } = plan;
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<{ id: string; text?: string; problem?: string }>();
  const [, startTransition] = useTransition();
  const { host } = new URL(address);
  if (questions.length === 0)
    return (
      <Notice title="Nothing to ask">
        No answer could change the verdict of these tools, or each one already has an opinion.
      </Notice>
    );
  const show = ({ server, id, digest: of }: PlanView["questions"][number]) => {
    setOpen({ id });
    startTransition(async () => {
      const outcome = await readQuestion({ server, digest: of });
      setOpen("ok" in outcome ? { id, text: outcome.ok } : { id, problem: outcome.problem });
    });
  };
  const facts: [string, string, string?][] = [
    ["To", host, address],
    [
      "Requests",
      sayNumber(estimate.requests),
      beyondLimit > 0
        ? `One for each tool. ${sayNumber(beyondLimit)} more are left for another run.`
        : "One for each tool.",
    ],
    ["Sent", sayBytes(estimate.bytes), "The key travels in a header beside it."],
    [
      "Tokens",
      `about ${sayNumber(estimate.inputTokens)} sent, ${sayNumber(estimate.outputTokens)} answered`,
      `Estimated: a token for four characters. Answers at most ${sayNumber(estimate.outputTokensAtMost)}, if the endpoint keeps to the limit.`,
    ],
    [
      "Cost",
      estimate.money
        ? `about ${sayMoney(estimate.money.likely)}, at most ${sayMoney(estimate.money.atMost)}`
        : "unknown",
      estimate.money ? "By your prices, without repeats after faults." : "Enter prices above to see an estimate.",
    ],
  ];
  return (
    <section aria-label="What would be sent" className="grid grid-cols-1 gap-4 rounded-lg border border-edge p-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value, note]) => (
          <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <span className="font-medium tabular-nums">{value}</span>
              {note && <span className="block text-[0.8125rem] text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Requests all={all} questions={questions} show={show} setAll={setAll} />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="solid" disabled={busy} onClick={onStart}>
          Send {sayNumber(questions.length)} {questions.length === 1 ? "request" : "requests"} to {host}
        </Button>
        <p className="text-[0.8125rem] text-muted">
          The host receives the texts of these tools, and the names, instructions and tool names of their servers.
        </p>
      </div>
      <QuestionText open={open} onClose={() => setOpen(undefined)} />
    </section>
  );
}

function Requests({
  all,
  questions,
  show,
  setAll,
}: {
  all: boolean;
  questions: PlanView["questions"];
  show: (question: PlanView["questions"][number]) => void;
  setAll: (value: boolean) => void;
}) {
  return (
    <div>
      <h3 className="text-sm font-medium">The requests, word for word</h3>
      <ul className="mt-2 grid max-h-96 gap-px overflow-y-auto" tabIndex={0} aria-label="Requests">
        {(all ? questions : questions.slice(0, NAMED)).map((question) => (
          <li key={`${question.id} ${question.digest}`}>
            <Button
              variant="link"
              size="inline"
              className="h-auto justify-start py-1 text-left whitespace-normal"
              onClick={() => show(question)}
            >
              <span className="font-mono text-[0.8125rem] wrap-anywhere">{showHidden(question.id)}</span>
            </Button>{" "}
            <span className="text-[0.8125rem] text-muted tabular-nums">
              {sayNumber(question.characters)} characters
            </span>
          </li>
        ))}
      </ul>
      {!all && questions.length > NAMED && (
        <Button size="small" variant="quiet" className="mt-1" onClick={() => setAll(true)}>
          Name all {sayNumber(questions.length)}
        </Button>
      )}
    </div>
  );
}
