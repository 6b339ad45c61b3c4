"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NameField } from "@/components/ui/name-field";
import { Textarea } from "@/components/ui/input";

type Props = {
  label: string;
  action: string;
  name: string;
  onName: (name: string) => void;
  onSay: (text: string) => Promise<{ problem?: string }>;
  onCancel?: () => void;
  most?: number;
};

/** A short text signed with a name. */
export function SayForm({ label, action, name, onName, onSay, onCancel, most = 4000 }: Props) {
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const submit = () => {
    setTried(true);
    if (!text.trim() || !name.trim()) return;
    start(async () => {
      const answer = await onSay(text.trim());
      setProblem(answer.problem);
      if (answer.problem !== undefined) return;
      setText("");
      setTried(false);
      onCancel?.();
    });
  };
  return (
    <form
      className="grid gap-3 rounded-lg border border-edge p-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={label} error={tried && !text.trim() ? "Write a comment first." : undefined}>
        {(wiring) => (
          <Textarea {...wiring} value={text} maxLength={most} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <NameField
        error={tried && !name.trim() ? "Enter your name." : undefined}
        className="max-w-80"
        longest={80}
        value={name}
        onChange={onName}
      />
      {problem && <p role="alert">{problem}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid" disabled={busy}>
          {busy ? "Sending…" : action}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
