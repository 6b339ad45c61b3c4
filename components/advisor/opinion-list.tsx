"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { OpinionEffect } from "@/lib/core/advisor/compare-opinions";
import type { Outcome } from "@/lib/core/model/outcome";
import { ConfirmDialog } from "./confirm-dialog";
import type { ConfirmOpinion } from "./contract";
import { sayNumber } from "./numbers";
import { OpinionRows } from "./opinion-rows";

type Effect = OpinionEffect["effect"];
const GROUPS: { effect: Effect; label: string; says: string }[] = [
  { effect: "raises", label: "Raise a verdict", says: "The verdict is stronger with the opinion than without it." },
  {
    effect: "doubts",
    label: "Doubt a verdict",
    says: "The model is less sure of the leg than the verdict. That changes nothing until a person confirms it.",
  },
  { effect: "agrees", label: "Agree", says: "The opinion supports the verdict and does not change it." },
  {
    effect: "outdated",
    label: "Outdated",
    says: "The tool has changed since, so the opinion does not count.",
  },
];

type Props = {
  effects: OpinionEffect[];
  counted: boolean;
  confirmOpinion: ConfirmOpinion;
  forgetAll: () => Promise<Outcome<null>>;
};

/** What the model said, ordered by the difference that it makes. */
export function OpinionList({ effects, counted, confirmOpinion, forgetAll }: Props) {
  const groups = GROUPS.map((group) => ({
    ...group,
    rows: effects.filter(({ effect }) => effect === group.effect),
  })).filter(({ rows }) => rows.length > 0);
  const [chosen, setChosen] = useState<string>();
  const [confirming, setConfirming] = useState<OpinionEffect>();
  const [forgetting, setForgetting] = useState(false);
  const [pending, startTransition] = useTransition();
  const shown = groups.find(({ effect }) => effect === chosen)?.effect ?? groups[0]?.effect;
  if (!shown) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Opinions</CardTitle>
        {forgetting ? (
          <div className="flex flex-wrap items-center gap-2 text-sm">
            Forget all {sayNumber(effects.length)}?
            <Button
              size="small"
              variant="solid"
              disabled={pending}
              onClick={() => startTransition(async () => void (await forgetAll()))}
            >
              Forget
            </Button>
            <Button size="small" variant="quiet" onClick={() => setForgetting(false)}>
              Keep
            </Button>
          </div>
        ) : (
          <Button size="small" onClick={() => setForgetting(true)}>
            Delete all opinions
          </Button>
        )}
      </div>
      {!counted && (
        <p className="mt-2 text-sm text-muted">
          The advisor is off, so none of these counts now. “With” shows the verdict if it were on.
        </p>
      )}
      <Tabs value={shown} onValueChange={setChosen} className="mt-3">
        <TabList aria-label="Opinions by the difference they make">
          {groups.map(({ effect, label, rows }) => (
            <Tab key={effect} value={effect}>
              {label} <span className="text-muted tabular-nums">{sayNumber(rows.length)}</span>
            </Tab>
          ))}
        </TabList>
        {groups.map(({ effect, says, rows }) => (
          <TabPanel key={effect} value={effect} className="grid grid-cols-1 gap-4 pt-4">
            <p className="text-sm text-muted">{says}</p>
            <OpinionRows label={says} rows={rows} onConfirm={setConfirming} />
          </TabPanel>
        ))}
      </Tabs>
      <ConfirmDialog effect={confirming} onClose={() => setConfirming(undefined)} confirmOpinion={confirmOpinion} />
    </Card>
  );
}
