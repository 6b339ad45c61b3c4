"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Transport } from "@/lib/core/model/server";
import { AddressFields } from "./address-fields";
import { CommandFields } from "./command-fields";
import { GivenFields } from "./given-fields";
import { partsOf, type AddressParts, type CommandParts } from "./server-parts";
import { useInvalidFocus } from "./use-invalid-focus";

type Entry = ({ kind: "stdio" } & CommandParts) | ({ kind: "http" } & AddressParts);
type Answer = Promise<Outcome<{ next: string }>>;

export type EditActions = {
  editServer: (input: { serverId: string; entry: Entry; seen: string }) => Answer;
  giveTools: (input: { serverId: string; text: string }) => Answer;
};
type Props = EditActions & {
  serverId: string;
  transport: Transport;
  /** Names the entry as it is shown here. */
  version: string;
  /** The places of the values that are stored for it. */
  kept: string[];
  /** What is shown first; when absent, how it is reached now. */
  first?: Transport["kind"];
  /** What is done afterwards; when absent, it goes on to `next`. */
  onDone?: (next: string, asked: "entry" | "given") => void;
};

/** Edits how a registered server is reached. Stored values stay unless another one is typed; none of them is sent here. */
export function EditForm({ serverId, transport, version, kept, first, editServer, giveTools, onDone }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [outcome, setOutcome] = useState<Outcome<unknown>>();
  const [kind, setKind] = useState<Transport["kind"]>(first ?? transport.kind);
  const [stdio, setStdio] = useState(() => partsOf(commandOf(transport)));
  const [http, setHttp] = useState(() => partsOf(addressOf(transport)));
  const [text, setText] = useState("");
  const form = useInvalidFocus(outcome);

  const failed = outcome && "problem" in outcome ? outcome : undefined;
  const error = (field: string) => failed?.fields?.[kind === "given" ? field : `entry.${field}`];
  const names = (of: string) =>
    new Set(kept.flatMap((place) => (place.startsWith(of) ? [place.slice(of.length)] : [])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    startTransition(async () => {
      const answer = await (kind === "given"
        ? giveTools({ serverId, text })
        : editServer({
            serverId,
            entry: kind === "stdio" ? { kind, ...stdio } : { kind, ...http },
            seen: version,
          }));
      setOutcome(answer);
      if (!("ok" in answer)) return;
      if (onDone) onDone(answer.ok.next, kind === "given" ? "given" : "entry");
      else router.push(answer.ok.next);
    });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid max-w-3xl gap-6">
      <Tabs value={kind} onValueChange={(next) => (setKind(next as Transport["kind"]), setOutcome(undefined))}>
        <TabList aria-label="How the server is reached">
          <Tab value="stdio">Command</Tab>
          <Tab value="http">URL</Tab>
          <Tab value="given">Paste its tools</Tab>
        </TabList>
        <TabPanel value="stdio" className="grid gap-5">
          <CommandFields
            parts={stdio}
            kept={names("env.")}
            onChange={setStdio}
            error={error}
            onLine={(server) => server.kind === "stdio" && setStdio(partsOf(server))}
          />
        </TabPanel>
        <TabPanel value="http" className="grid gap-5">
          <AddressFields parts={http} kept={names("header.")} onChange={setHttp} error={error} />
        </TabPanel>
        <TabPanel value="given" className="grid gap-5">
          <GivenFields text={text} onText={setText} onProblem={(problem) => setOutcome({ problem })} error={error} />
        </TabPanel>
      </Tabs>
      {kind !== "given" && (
        <p className="text-sm text-muted">
          A mark such as <code className="font-mono">{"{{secret:arg.1}}"}</code> stands for a value that is kept
          encrypted. Leave it to keep the value, or type another one over it. Consent is asked again for whatever
          changes.
        </p>
      )}
      {failed && !failed.fields && <Notice kind="problem" title={failed.problem} />}
      <div className="flex items-center gap-4">
        <Button type="submit" variant="solid" disabled={pending}>
          {kind === "given" ? "Keep these tools" : "Save"}
        </Button>
        {pending && <Working>Saving</Working>}
      </div>
    </form>
  );
}

const commandOf = (transport: Transport) => ({
  kind: "stdio" as const,
  name: "",
  ...(transport.kind === "stdio"
    ? { ...transport, cwd: transport.cwd ?? "", env: transport.env.map((name) => ({ name, value: "" })) }
    : { command: "", args: [], env: [], cwd: "" }),
});

const addressOf = (transport: Transport) => ({
  kind: "http" as const,
  name: "",
  ...(transport.kind === "http"
    ? { url: transport.url, headers: transport.headers.map((name) => ({ name, value: "" })) }
    : { url: "", headers: [] }),
});
