"use client";
import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { NameField } from "@/components/ui/name-field";
import { Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import type { OpinionEffect } from "@/lib/core/advisor/compare-opinions";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Outcome } from "@/lib/core/model/outcome";
import { showHidden } from "@/lib/core/text/visible";
import type { ConfirmOpinion } from "./contract";

type Props = { effect?: OpinionEffect; onClose: () => void; confirmOpinion: ConfirmOpinion };

/** A person makes a model's opinion their own. Their name stays filled in for the next one. */
export function ConfirmDialog({ effect, onClose, confirmOpinion }: Props) {
  const [by, setBy] = useState("");
  const [note, setNote] = useState("");
  const [outcome, setOutcome] = useState<Outcome<null>>();
  const [pending, startTransition] = useTransition();
  const close = () => {
    setNote("");
    setOutcome(undefined);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!effect) return;
    const { server, digest, leg } = effect.opinion;
    startTransition(async () => {
      const answer = await confirmOpinion({ server, digest, leg, by, note });
      setOutcome(answer);
      if ("ok" in answer) close();
    });
  };
  const failed = outcome && "problem" in outcome ? outcome : undefined;
  const opinion = effect?.opinion;
  return (
    <Dialog
      open={effect !== undefined}
      onClose={close}
      title={opinion && `${LEG_WORDS[opinion.leg].title}: ${opinion.verdict}`}
    >
      {opinion && (
        <form onSubmit={submit} noValidate className="grid gap-5">
          <div className="grid gap-2 text-sm">
            <p>
              <span className="font-mono wrap-anywhere">{showHidden(opinion.tool)}</span> of{" "}
              {showHidden(opinion.server)}. {showHidden(opinion.model)} says:
            </p>
            <blockquote className="border-l-2 border-ink pl-3 wrap-anywhere">
              {showHidden(opinion.reason) || "No reason was given."}
            </blockquote>
            <p className="text-muted">
              Once confirmed, it is your own verdict: an override under your name, with the model’s reason. It outweighs
              all evidence, even if the tool changes later.
            </p>
          </div>
          <NameField error={failed?.fields?.["by"]} value={by} onChange={setBy} />
          <Field
            label="Why you agree"
            hint="Optional; the model’s reason is kept either way."
            error={failed?.fields?.["note"]}
          >
            {(wiring) => <Textarea {...wiring} value={note} onChange={(event) => setNote(event.target.value)} />}
          </Field>
          {failed && !failed.fields && <Notice kind="problem" title={failed.problem} />}
          <div className="flex gap-2">
            <Button type="submit" variant="solid" disabled={pending}>
              Confirm “{opinion.verdict}”
            </Button>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
