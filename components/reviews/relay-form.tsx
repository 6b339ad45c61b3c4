"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Outcome } from "@/lib/core/model/outcome";

type Props = {
  relay: string;
  hasKey: boolean;
  saveRelay: (input: { address: string; key: string }) => Promise<Outcome<null>>;
};

/** The server that stores this user's shares when others cannot reach this machine. */
export function RelayForm({ relay, hasKey, saveRelay }: Props) {
  const [address, setAddress] = useState(relay);
  const [key, setKey] = useState("");
  const [fields, setFields] = useState<Record<string, string>>({});
  const [done, setDone] = useState(false);
  const [busy, start] = useTransition();
  const save = () =>
    start(async () => {
      const answer = await saveRelay({ address, key });
      setFields("problem" in answer ? (answer.fields ?? { address: answer.problem }) : {});
      setDone(!("problem" in answer));
      if (!("problem" in answer)) setKey("");
    });
  return (
    <Card>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div>
          <CardTitle>My relay</CardTitle>
          <p className="max-w-prose text-sm text-muted">
            Another Trefoil, or any server that speaks the same protocol, at an address your reviewers can reach. It
            receives sealed text, never a key, and only when you choose it for a share. Leave empty for none.
          </p>
        </div>
        <Field label="Address" error={fields["address"]}>
          {(wiring) => (
            <Input
              {...wiring}
              value={address}
              placeholder="https://relay.example.com"
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Key for this relay"
          hint={
            hasKey ? "A key is stored, encrypted. Leave empty to keep it." : "You get it from the relay's operator."
          }
          error={fields["key"]}
        >
          {(wiring) => (
            <Input
              {...wiring}
              type="password"
              autoComplete="off"
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          )}
        </Field>
        <div className="flex items-center gap-3">
          <Button type="submit" variant="solid" disabled={busy}>
            {busy ? "Saving…" : "Save"}
          </Button>
          <p role="status" className="text-sm">
            {done && "Saved."}
          </p>
        </div>
      </form>
    </Card>
  );
}
