"use client";
import { useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NameField } from "@/components/ui/name-field";
import { Textarea } from "@/components/ui/input";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import { VerdictWordSchema, type VerdictWord } from "@/lib/core/model/verdict";

type Props = {
  leg: Leg;
  verdict: VerdictWord;
  /** What is chosen at first; without it the opposite of the verdict. */
  proposed?: VerdictWord;
  onSubmit: (word: { verdict: VerdictWord; by: string; reason: string }) => Promise<{ problem?: string }>;
  onDone: () => void;
};

/** A person's override of one leg, with who and why: both are kept and shown wherever the verdict is. */
export function OverrideForm({ leg, verdict, proposed, onSubmit, onDone }: Props) {
  const [word, setWord] = useState<VerdictWord>(proposed ?? (verdict === "no" ? "yes" : "no"));
  const [by, setBy] = useState("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no clean-up function.
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector<HTMLInputElement>("input:checked")?.focus({ preventScroll: true });
  }, []);
  const submit = () => {
    setTried(true);
    if (!by.trim() || !reason.trim()) return;
    start(async () => {
      const answer = await onSubmit({ verdict: word, by: by.trim(), reason: reason.trim() });
      if (answer.problem === undefined) onDone();
      else setProblem(answer.problem);
    });
  };
  return (
    <form
      ref={form}
      className="grid gap-3 rounded-lg border border-edge p-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <legend className="mb-1 font-medium">{LEG_WORDS[leg].title} is</legend>
        {VerdictWordSchema.options.map((option) => (
          <label key={option} className="inline-flex items-center gap-2">
            <input
              type="radio"
              name={`verdict-${leg}`}
              className="accent-ink"
              checked={word === option}
              onChange={() => setWord(option)}
            />
            {option}
          </label>
        ))}
      </fieldset>
      <Field
        label="Why"
        hint="Reviewers see this beside the verdict."
        error={tried && !reason.trim() ? "Give a reason." : undefined}
      >
        {(wiring) => (
          <Textarea {...wiring} value={reason} maxLength={1000} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <NameField error={tried && !by.trim() ? "Enter your name." : undefined} value={by} onChange={setBy} />
      {problem && <p role="alert">{problem}</p>}
      <div className="flex gap-2">
        <Button type="submit" variant="solid" disabled={busy}>
          {busy ? "Saving…" : "Save override"}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
