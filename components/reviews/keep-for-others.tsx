"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Outcome } from "@/lib/core/model/outcome";

type Props = {
  on: boolean;
  startKeeping: () => Promise<Outcome<{ key: string }>>;
  stopKeeping: () => Promise<Outcome<null>>;
};

/** This Trefoil as a relay for others: off until a person makes a key. */
export function KeepForOthers({ on, startKeeping, stopKeeping }: Props) {
  const [key, setKey] = useState<string>();
  const [busy, start] = useTransition();
  const begin = () =>
    start(async () => {
      const answer = await startKeeping();
      if ("ok" in answer) setKey(answer.ok.key);
    });
  const end = () =>
    start(async () => {
      await stopKeeping();
      setKey(undefined);
    });
  return (
    <Card className="grid justify-items-start gap-4">
      <div>
        <CardTitle>Keep shares for others</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          {on
            ? "On: anyone with the key can keep sealed shares here, at most 500 of 2 MB."
            : "Off: no one else can keep anything here."}{" "}
          You cannot read what they keep. Others reach this Trefoil only if you started it with an address of the
          network, <code className="font-mono">--host</code>.
        </p>
      </div>
      {key !== undefined && (
        <>
          <Field label="Key" hint="Shown only once. Give it to the people who may keep shares here." className="w-full">
            {(wiring) => (
              <Input
                {...wiring}
                readOnly
                className="font-mono"
                value={key}
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Field>
          <CopyButton text={key} label="Copy key" />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant={on ? "outline" : "solid"} onClick={begin} disabled={busy}>
          {on ? "Create a new key (the old one stops working)" : "Create a key"}
        </Button>
        {on && (
          <Button onClick={end} disabled={busy}>
            Stop
          </Button>
        )}
      </div>
    </Card>
  );
}
