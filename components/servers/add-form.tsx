"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { Outcome } from "@/lib/core/model/outcome";
import { FilePick } from "./file-pick";
import { PairFields, type Pair } from "./pair-fields";

/** What the form sends: a command, an address, or tools given by hand. */
export type AddInput =
  | { kind: "stdio"; name: string; command: string; args: string; env: Pair[]; cwd: string }
  | { kind: "http"; name: string; url: string; headers: Pair[] }
  | { kind: "given"; name: string; text: string };

/** Answers where to go on. */
export type AddServer = (input: AddInput) => Promise<Outcome<{ next: string }>>;

type Kind = AddInput["kind"];
const NO_PAIRS: Pair[] = [];

/** One server by hand. What was typed stays until it is registered. */
export function AddForm({ addServer }: { addServer: AddServer }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome<unknown>>();
  const [kind, setKind] = useState<Kind>("stdio");
  const [name, setName] = useState("");
  const [stdio, setStdio] = useState({ command: "", args: "", env: NO_PAIRS, cwd: "" });
  const [http, setHttp] = useState({ url: "", headers: NO_PAIRS });
  const [text, setText] = useState("");

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome && "problem" in outcome) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [outcome]);

  const failed = outcome && "problem" in outcome ? outcome : undefined;
  const error = (field: string) => failed?.fields?.[field];
  const choose = (next: string) => {
    setKind(next as Kind);
    setOutcome(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input: AddInput =
      kind === "stdio" ? { kind, name, ...stdio } : kind === "http" ? { kind, name, ...http } : { kind, name, text };
    startTransition(async () => {
      const answer = await addServer(input);
      setOutcome(answer);
      if ("ok" in answer) router.push(answer.ok.next);
    });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid max-w-3xl gap-6">
      <Field
        label="Name"
        error={error("name")}
        hint={
          kind === "given"
            ? "Optional when the text names its servers."
            : "What you call it; unique among your servers."
        }
      >
        {(wiring) => (
          <Input
            {...wiring}
            autoComplete="off"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Tabs value={kind} onValueChange={choose}>
        <TabList aria-label="How the server is reached">
          <Tab value="stdio">Command</Tab>
          <Tab value="http">URL</Tab>
          <Tab value="given">Pasted tools</Tab>
        </TabList>
        <TabPanel value="stdio" className="grid gap-5">
          <Field
            label="Command"
            error={error("command")}
            hint="The program alone, such as npx, uvx, docker or a full path."
          >
            {(wiring) => (
              <Input
                {...wiring}
                className="font-mono"
                autoComplete="off"
                spellCheck={false}
                value={stdio.command}
                onChange={(event) => setStdio({ ...stdio, command: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="Arguments"
            error={error("args")}
            hint="One a line. Spaces and quotes are part of the argument; no shell reads them."
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                className="font-mono"
                rows={4}
                spellCheck={false}
                value={stdio.args}
                onChange={(event) => setStdio({ ...stdio, args: event.target.value })}
              />
            )}
          </Field>
          <PairFields
            noun="variable"
            legend="Environment"
            hint="Values are encrypted at rest and shown by name only. Beyond these the server gets only what it needs to run."
            pairs={stdio.env}
            onChange={(env) => setStdio({ ...stdio, env })}
            errors={(key) => error(`env.${key}`)}
          />
          <Field label="Working folder" error={error("cwd")} hint="Optional.">
            {(wiring) => (
              <Input
                {...wiring}
                className="font-mono"
                autoComplete="off"
                spellCheck={false}
                value={stdio.cwd}
                onChange={(event) => setStdio({ ...stdio, cwd: event.target.value })}
              />
            )}
          </Field>
          <p className="text-sm text-muted">
            Nothing is started yet: first you see the whole command line and agree to it.
          </p>
        </TabPanel>
        <TabPanel value="http" className="grid gap-5">
          <Field label="URL" error={error("url")} hint="The MCP endpoint, such as https://example.com/mcp.">
            {(wiring) => (
              <Input
                {...wiring}
                className="font-mono"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                value={http.url}
                onChange={(event) => setHttp({ ...http, url: event.target.value })}
              />
            )}
          </Field>
          <PairFields
            noun="header"
            legend="Headers"
            hint="For a token: Authorization with the value Bearer and the token. Values are encrypted at rest and shown by name only."
            pairs={http.headers}
            onChange={(headers) => setHttp({ ...http, headers })}
            errors={(key) => error(`headers.${key}`)}
          />
        </TabPanel>
        <TabPanel value="given" className="grid gap-5">
          <Field
            label="Answer to tools/list"
            error={error("text")}
            hint="JSON: the result, the whole JSON-RPC message, the bare list of tools, or a session {“servers”: […]}. Nothing is started or fetched."
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                className="min-h-64 font-mono"
                spellCheck={false}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <FilePick
            label="or choose a JSON file"
            limit={8_000_000}
            onText={(content) => setText(content)}
            onProblem={(problem) => setOutcome({ problem })}
          />
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
