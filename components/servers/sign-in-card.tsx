"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SignedIn, SignInPlace } from "@/lib/core/model/sign-in";
import { showHidden } from "@/lib/core/text/visible";
import { SignInPlaceNotice } from "./sign-in-place";

export type SignInActions = {
  beginSignIn: (input: {
    serverId: string;
    account: string;
    id: string;
    secret: string;
    scope: string;
  }) => Promise<Outcome<SignInPlace>>;
  signOut: (input: { serverId: string }) => Promise<Outcome<{ said: string }>>;
  fetchTools: (input: { serverIds: string[] }) => Promise<Outcome<{ unagreed: string[] }>>;
  listAnonymously: (input: { serverId: string }) => Promise<Outcome<{ unagreed: string[] }>>;
};
type Props = {
  serverId: string;
  signedIn?: SignedIn;
  /** Whether the entry has headers or the like, or somebody is signed in, so that listing without them makes a difference. */
  hasCredentials: boolean;
  /** Why the last sign-in failed. */
  problem?: string;
  actions: SignInActions;
};

/** Signing in to a remote server, signing out, and listing it anonymously. */
export function SignInCard({ serverId, signedIn, hasCredentials, problem, actions }: Props) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [said, setSaid] = useState<{ kind: "info" | "problem"; text: string }>();
  const run = (action: () => Promise<Outcome<unknown>>, done?: (ok: unknown) => string | undefined) =>
    startTransition(async () => {
      const outcome = await action();
      const text = "problem" in outcome ? outcome.problem : done?.(outcome.ok);
      setSaid(text === undefined ? undefined : { kind: "problem" in outcome ? "problem" : "info", text });
      router.refresh();
    });
  return (
    <div className="grid gap-4">
      {problem && (
        <Notice kind="problem" title="The sign-in failed">
          {showHidden(problem)}
        </Notice>
      )}
      {signedIn ? (
        <SignedInAs signedIn={signedIn} pending={pending} run={run} actions={actions} serverId={serverId} />
      ) : (
        <SignInForm serverId={serverId} beginSignIn={actions.beginSignIn} />
      )}
      {hasCredentials && (
        <div className="grid justify-items-start gap-2 border-t border-line pt-4">
          <p className="text-sm text-muted">What it lists may depend on who asks.</p>
          <Button
            size="small"
            disabled={pending}
            onClick={() =>
              run(
                () => actions.listAnonymously({ serverId }),
                (ok) =>
                  (ok as { unagreed: string[] }).unagreed.length > 0
                    ? "Agree to its address first."
                    : "It is being listed without any credential.",
              )
            }
          >
            List anonymously
          </Button>
        </div>
      )}
      {pending && <Working>Asking</Working>}
      {said && <Notice kind={said.kind} title={showHidden(said.text)} />}
    </div>
  );
}

function SignedInAs({
  signedIn,
  pending,
  run,
  actions,
  serverId,
}: {
  signedIn: SignedIn;
  pending: boolean;
  run: (action: () => Promise<Outcome<unknown>>, done?: (ok: unknown) => string | undefined) => void;
  actions: SignInActions;
  serverId: string;
}) {
  return (
    <>
      <p className="text-sm wrap-anywhere">
        Signed in as <strong>{showHidden(signedIn.account)}</strong> at {showHidden(signedIn.issuer)} on{" "}
        <time dateTime={signedIn.at}>{signedIn.at.slice(0, 10)}</time>
        {signedIn.scope && (
          <>
            , for <code className="font-mono text-xs">{showHidden(signedIn.scope)}</code>
          </>
        )}
        . The token is encrypted, for this server alone.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={pending}
          onClick={() =>
            run(
              () => actions.fetchTools({ serverIds: [serverId] }),
              () => `It is being listed as ${signedIn.account}.`,
            )
          }
        >
          List as {showHidden(signedIn.account)}
        </Button>
        <Button
          size="small"
          disabled={pending}
          onClick={() =>
            run(
              () => actions.signOut({ serverId }),
              (ok) => (ok as { said: string }).said,
            )
          }
        >
          Sign out and revoke
        </Button>
      </div>
    </>
  );
}

function SignInForm({ serverId, beginSignIn }: { serverId: string; beginSignIn: SignInActions["beginSignIn"] }) {
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
