"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SignedIn } from "@/lib/core/model/sign-in";
import { showHidden } from "@/lib/core/text/visible";
import type { SignInActions } from "./sign-in-actions";
import { SignedInAs } from "./signed-in-as";
import { SignInForm } from "./sign-in-form";

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
