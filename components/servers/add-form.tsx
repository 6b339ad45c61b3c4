"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { PastedServer } from "@/lib/core/importers/reading/pasted";
import type { Outcome } from "@/lib/core/model/outcome";
import { AddressFields } from "./address-fields";
import { CommandFields } from "./command-fields";
import { GivenFields } from "./given-fields";
import { PasteField } from "./paste-field";
import { partsOf, type AddInput, type AddressParts, type CommandParts } from "./server-parts";
import { useInvalidFocus } from "./use-invalid-focus";

/** Returns the address to continue at. */
export type AddServer = (input: AddInput) => Promise<Outcome<{ next: string }>>;

type Props = {
  addServer: AddServer;
  /** Called with a pasted config, which is read elsewhere. */
  onConfig: (text: string) => void;
  /** Whether it is being read. */
  looking: boolean;
};
const NONE: { stdio: CommandParts; http: AddressParts } = {
  stdio: { command: "", args: "", env: [], cwd: "" },
  http: { url: "", headers: [] },
};

/** One server by hand. What was typed stays until the server is registered. */
export function AddForm({ addServer, onConfig, looking }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome<unknown>>();
  const [kind, setKind] = useState<AddInput["kind"]>("stdio");
  const [name, setName] = useState({ text: "", own: false });
  const [stdio, setStdio] = useState(NONE.stdio);
  const [http, setHttp] = useState(NONE.http);
  const [text, setText] = useState("");
  const form = useInvalidFocus(outcome);

  const failed = outcome && "problem" in outcome ? outcome : undefined;
  const error = (field: string) => failed?.fields?.[field];
  const choose = (next: string) => {
    setKind(next as AddInput["kind"]);
    setOutcome(undefined);
  };
  const fill = (server: PastedServer) => {
    choose(server.kind);
    if (!name.own) setName({ text: server.name, own: false });
    if (server.kind === "http") setHttp(partsOf(server));
    else setStdio(partsOf(server));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parts = kind === "stdio" ? { kind, ...stdio } : kind === "http" ? { kind, ...http } : { kind, text };
    startTransition(async () => {
      const answer = await addServer({ ...parts, name: name.text });
      setOutcome(answer);
      if ("ok" in answer) router.push(answer.ok.next);
    });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid max-w-3xl gap-6">
      <PasteField
        pending={pending || looking}
        onServer={fill}
        onTools={(tools) => (choose("given"), setText(tools))}
        onConfig={onConfig}
      />
      <NameField
        value={name.text}
        given={kind === "given"}
        error={error("name")}
        onChange={(typed) => setName({ text: typed, own: typed !== "" })}
      />
      <Tabs value={kind} onValueChange={choose}>
        <TabList aria-label="How the server is reached">
          <Tab value="stdio">Command</Tab>
          <Tab value="http">URL</Tab>
          <Tab value="given">Pasted tools</Tab>
        </TabList>
        <TabPanel value="stdio" className="grid gap-5">
          <CommandFields parts={stdio} onChange={setStdio} error={error} onLine={fill} />
          <p className="text-sm text-muted">
            Nothing is started yet: first you see the whole command line and agree to it.
          </p>
        </TabPanel>
        <TabPanel value="http" className="grid gap-5">
          <AddressFields parts={http} onChange={setHttp} error={error} />
        </TabPanel>
        <TabPanel value="given" className="grid gap-5">
          <GivenFields text={text} onText={setText} onProblem={(problem) => setOutcome({ problem })} error={error} />
        </TabPanel>
      </Tabs>
      {failed && !failed.fields && <Notice kind="problem" title={failed.problem} />}
      <div className="flex items-center gap-4">
        <Button type="submit" variant="solid" disabled={pending}>
          {kind === "given" ? "Add the tools" : "Continue to agree"}
        </Button>
        {pending && <Working>Registering</Working>}
      </div>
    </form>
  );
}

type NameProps = { value: string; given: boolean; error?: string; onChange: (name: string) => void };

function NameField({ value, given, error, onChange }: NameProps) {
  const hint = given ? "Optional when the text names its servers." : "What you call it; unique among your servers.";
  return (
    <Field label="Name" error={error} hint={hint}>
      {(wiring) => (
        <Input
          {...wiring}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
