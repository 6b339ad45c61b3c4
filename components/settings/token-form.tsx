"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import type { Outcome } from "@/lib/core/model/outcome";
import { SCOPES, type Scope } from "@/lib/core/model/permission";

const SCOPE_WORDS: Record<Scope, string> = {
  push: "Send what a machine or a build server has (trefoil push)",
  read: "See servers, sessions and findings",
  verify: "Have the audit log verified",
  metrics: "Read counts and times for monitoring, without any names",
  admin: "Everything an administrator may do, except agreeing to command lines",
};
const TERMS = [30, 90, 365];

type Props = {
  makeToken: (input: { name: string; scopes: Scope[]; days: number }) => Promise<Outcome<{ token: string }>>;
};

/** Makes a token, and shows it once. */
export function TokenForm({ makeToken }: Props) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<Scope[]>(["read"]);
  const [days, setDays] = useState(TERMS[1]!);
  const [token, setToken] = useState<string>();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, start] = useTransition();
  const make = () =>
    start(async () => {
      const answer = await makeToken({ name, scopes, days });
      setProblems("problem" in answer ? (answer.fields ?? { name: answer.problem }) : {});
      setToken("ok" in answer ? answer.ok.token : undefined);
      if ("ok" in answer) setName("");
    });
  return (
    <Card>
      <form
        className="grid justify-items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <CardTitle>New token</CardTitle>
        <Field label="Name" hint="What will use it." error={problems["name"]} className="w-full max-w-md">
          {(wiring) => <Input {...wiring} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <ScopeChoice chosen={scopes} onChange={setScopes} problem={problems["scopes"]} />
        <Field label="Ends after">
          {(wiring) => (
            <Select {...wiring} value={days} onChange={(event) => setDays(Number(event.target.value))}>
              {TERMS.map((term) => (
                <option key={term} value={term}>{`${term} days`}</option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="solid" disabled={busy}>
          {busy ? "Creating…" : "Create token"}
        </Button>
        {token !== undefined && <NewToken token={token} />}
      </form>
    </Card>
  );
}

function ScopeChoice(props: { chosen: Scope[]; onChange: (scopes: Scope[]) => void; problem?: string }) {
  const { chosen, onChange, problem } = props;
  const turn = (scope: Scope, on: boolean) =>
    onChange(SCOPES.filter((one) => (one === scope ? on : chosen.includes(one))));
  return (
    <fieldset className="grid gap-2" aria-describedby={problem ? "scope-problem" : undefined}>
      <legend className="mb-1.5 text-sm font-medium">It may</legend>
      {SCOPES.map((scope) => (
        <label key={scope} className="flex items-center gap-2 text-sm">
          <Checkbox checked={chosen.includes(scope)} onChange={(event) => turn(scope, event.target.checked)} />
          <span>
            <code className="font-mono">{scope}</code>: {SCOPE_WORDS[scope]}
          </span>
        </label>
      ))}
      {problem && (
        <p id="scope-problem" role="alert" className="text-[0.8125rem] font-medium">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function NewToken({ token }: { token: string }) {
  return (
    <>
      <Field label="Token" hint="Shown only once. Send it as “Authorization: Bearer …”." className="w-full">
        {(wiring) => (
          <Input
            {...wiring}
            readOnly
            className="font-mono"
            value={token}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      <CopyButton text={token} label="Copy token" />
    </>
  );
}
