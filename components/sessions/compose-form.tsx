"use client";
import { Link } from "@/components/ui/link";
import { useState, useTransition } from "react";
import { ServerPicker, type PickableServer } from "@/components/servers/server-picker";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import type { Outcome } from "@/lib/core/model/outcome";
import { HostOptions } from "./host-options";

type Props = {
  servers: readonly PickableServer[];
  compose: (spec: { name: string; host: string; servers: string[] }) => Promise<Outcome<unknown>>;
};

/** A new session: a name, a host, some servers. */
export function ComposeForm({ servers, compose }: Props) {
  const [name, setName] = useState("");
  const [host, setHost] = useState("none");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const submit = () =>
    start(async () => {
      const answer = await compose({
        name,
        host,
        servers: servers.flatMap((one) => (chosen.has(one.name) ? [one.name] : [])),
      });
      if ("problem" in answer) setProblem(answer.problem);
    });
  return (
    <Card>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <CardTitle>Compose a session</CardTitle>
        <Field label="Name" error={problem}>
          {(wiring) => (
            <Input
              {...wiring}
              value={name}
              required
              maxLength={120}
              placeholder="What the agent is for"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Host" hint="The agent itself brings tools too.">
          {(wiring) => (
            <Select {...wiring} value={host} onChange={(event) => setHost(event.target.value)}>
              <HostOptions />
            </Select>
          )}
        </Field>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">Servers</legend>
          {servers.length === 0 && (
            <p className="text-sm text-muted">
              None registered.{" "}
              <Link href="/servers" className="underline underline-offset-2">
                Add or import some
              </Link>
              , or try a host alone.
            </p>
          )}
          {servers.length > 0 && <ServerPicker servers={servers} chosen={chosen} onChosen={setChosen} />}
        </fieldset>
        <Button type="submit" variant="solid" disabled={busy || !name.trim() || (chosen.size === 0 && host === "none")}>
          {busy ? "Composing…" : "Compose"}
        </Button>
      </form>
    </Card>
  );
}
