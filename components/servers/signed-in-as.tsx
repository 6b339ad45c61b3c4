import { Button } from "@/components/ui/button";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SignedIn } from "@/lib/core/model/sign-in";
import { showHidden } from "@/lib/core/text/visible";
import type { SignInActions } from "./sign-in-actions";

/** Who is signed in, with listing as them and signing out. */
export function SignedInAs({
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
