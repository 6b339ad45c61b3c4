import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SignInPlace } from "@/lib/core/model/sign-in";
import { showHidden } from "@/lib/core/text/visible";
import { SignInPlaceNotice } from "./sign-in-place";
import type { SignInActions } from "./sign-in-actions";

/** What is needed to begin a sign-in; then the place where it goes on. */
export function SignInForm({ serverId, beginSignIn }: { serverId: string; beginSignIn: SignInActions["beginSignIn"] }) {
  const [pending, startTransition] = useTransition();
  const [typed, setTyped] = useState({ account: "", id: "", secret: "", scope: "" });
  const [outcome, setOutcome] = useState<Outcome<SignInPlace>>();
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    autoComplete: "off",
    spellCheck: false,
  });
  const error = (name: string) => (outcome && "problem" in outcome ? outcome.fields?.[name] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    startTransition(async () => setOutcome(await beginSignIn({ serverId, ...typed })));
  };
  if (outcome && "ok" in outcome) return <SignInPlaceNotice place={outcome.ok} onBack={() => setOutcome(undefined)} />;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-sm text-muted">
        If the server requires it, you sign in at its own authorization server, and Trefoil stores the token encrypted,
        for this server only.
      </p>
      <Field
        label="Name of this sign-in"
        hint="For example the account. It is shown beside what is listed with it."
        error={error("account")}
      >
        {(wiring) => <Input {...wiring} {...field("account")} />}
      </Field>
      <details className="text-sm">
        <summary>If you were given a client ID</summary>
        <div className="mt-3 grid gap-4">
          <Field
            label="Client ID"
            hint="Or the https address of a client metadata document. Leave empty to have Trefoil register itself."
            error={error("id")}
          >
            {(wiring) => <Input {...wiring} {...field("id")} className="font-mono" />}
          </Field>
          <Field label="Client secret" hint="Most have none. Encrypted at rest." error={error("secret")}>
            {(wiring) => <Input {...wiring} {...field("secret")} type="password" className="font-mono" />}
          </Field>
          <Field label="Scope" hint="Leave empty for what the server asks for." error={error("scope")}>
            {(wiring) => <Input {...wiring} {...field("scope")} className="font-mono" />}
          </Field>
        </div>
      </details>
      {outcome && "problem" in outcome && !outcome.fields && (
        <Notice kind="problem" title={showHidden(outcome.problem)} />
      )}
      <div className="flex items-center gap-3">
        <Button type="submit" size="small" disabled={pending}>
          Find out where to sign in
        </Button>
        {pending && <Working>Asking the server</Working>}
      </div>
    </form>
  );
}
