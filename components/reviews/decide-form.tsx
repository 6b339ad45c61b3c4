"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { NameField } from "@/components/ui/name-field";
import { Textarea } from "@/components/ui/input";
import { DECISIONS, type DecisionId, type Decisions, type ReviewBody } from "@/lib/core/model/review";
import { Question, type Answer } from "./question";

type Word = Extract<ReviewBody, { kind: "review" }>["word"];
type Props = {
  name: string;
  onName: (name: string) => void;
  onReview: (review: { word: Word; text: string; decisions: Decisions }) => Promise<{ problem?: string }>;
};

const EMPTY: Answer = { choices: [], words: "" };
const NONE = Object.fromEntries(DECISIONS.map(({ id }) => [id, EMPTY])) as Decisions;
const WORDS: Record<Word, string> = {
  approve: "Approve",
  "request-changes": "Request changes",
  comment: "Comment only",
};

/** The seven decisions and the review that they add up to. An approval needs all seven; any other review does not. */
export function DecideForm({ name, onName, onReview }: Props) {
  const [decisions, setDecisions] = useState(NONE);
  const [text, setText] = useState("");
  const [word, setWord] = useState<Word>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState(false);
  const [busy, start] = useTransition();
  const put = (id: DecisionId, change: Partial<Answer>) =>
    setDecisions({ ...decisions, [id]: { ...decisions[id], ...change } });
  const open = DECISIONS.filter(({ id }) => decisions[id].choices.length === 0 && !decisions[id].words.trim());
  const missing = word === "approve" ? new Set(open.map(({ id }) => id)) : new Set<DecisionId>();
  const until = decisions.until.words.trim();
  const badDay = until !== "" && !/^\d{4}-\d\d-\d\d$/.test(until);

  const send = (chosen: Word) => {
    setWord(chosen);
    setDone(false);
    setProblem(undefined);
    const lacks = lackOf(chosen, { name, text, open: open.length, badDay });
    if (lacks !== undefined) return setProblem(lacks);
    start(async () => {
      const answer = await onReview({ word: chosen, text: text.trim(), decisions });
      setProblem(answer.problem);
      if (answer.problem !== undefined) return;
      setDone(true);
      setText("");
    });
  };
  return (
    <Card className="grid gap-6">
      <div>
        <CardTitle>The seven decisions</CardTitle>
        <p className="text-sm text-muted">
          Your decision is recorded permanently, under your name, for exactly this snapshot.
        </p>
      </div>
      <ol className="grid gap-6">
        {DECISIONS.map((asked, index) => (
          <li key={asked.id}>
            <Question
              asked={asked}
              nth={index + 1}
              answer={decisions[asked.id]}
              error={
                missing.has(asked.id)
                  ? "Answer required."
                  : asked.id === "until" && badDay && word
                    ? "Write it like 2027-03-31."
                    : undefined
              }
              onChange={(change) => put(asked.id, change)}
            />
          </li>
        ))}
      </ol>
      <Field label="Comment on your decision" hint="Optional for an approval.">
        {(wiring) => (
          <Textarea {...wiring} value={text} maxLength={4000} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <ReviewerName name={name} onName={onName} />
      {problem && (
        <p role="alert" className="font-medium">
          {problem}
        </p>
      )}
      <p role="status" className={done ? "font-medium" : "sr-only"}>
        {done && word ? `Sent: ${WORDS[word].toLowerCase()}.` : ""}
      </p>
      <div className="flex flex-wrap gap-2">
        {(["approve", "request-changes", "comment"] as const).map((one) => (
          <Button key={one} variant={one === "approve" ? "solid" : "outline"} disabled={busy} onClick={() => send(one)}>
            {busy && word === one ? "Sending…" : WORDS[one]}
          </Button>
        ))}
      </div>
    </Card>
  );
}

type Given = { name: string; text: string; open: number; badDay: boolean };

/** What is missing for this decision, in words. */
function lackOf(chosen: Word, { name, text, open, badDay }: Given): string | undefined {
  if (!name.trim()) return "Enter your name.";
  if (chosen === "approve" && open > 0)
    return `An approval needs all seven answers: ${open === 1 ? "one is" : `${open} are`} still required.`;
  if (badDay) return "Write the last day like 2027-03-31.";
  if (chosen !== "approve" && !text.trim()) return "Say what should change, or what you noticed.";
}

function ReviewerName({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <NameField
      hint="It is not checked: the owner recognises you by the link you were given."
      className="max-w-96"
      longest={80}
      value={name}
      onChange={onName}
    />
  );
}
