import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { CircleAlert, KeyRound } from "@/components/ui/icons";
import { showHidden } from "@/lib/core/text/visible";
import { consentHref } from "./consent-href";
import { MendButtons, type MendActions } from "./mend-buttons";
import type { PlacedMember } from "./round";

type Props = PlacedMember & { actions: MendActions; sessionId?: string; onRetry: () => void };

/** A server that could not be listed: why, and what to do about it, in place. */
export function FailedMember({ member, problem, actions, sessionId, onRetry }: Props) {
  const { id, name, kind, agreed } = member;
  const unauthorized = problem?.kind === "unauthorized";
  const Icon = unauthorized ? KeyRound : CircleAlert;
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="flex items-start gap-2 text-sm wrap-anywhere">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">
          <span className="font-medium">{showHidden(name)}: </span>
          {problem ? showHidden(problem.message) : "It could not be listed."}
        </span>
      </p>
      <div className="flex flex-wrap gap-2 pl-6">
        {agreed ? (
          <Button size="small" onClick={onRetry} aria-label={`Try again: ${showHidden(name)}`}>
            Try again
          </Button>
        ) : (
          <Button asChild size="small">
            <Link href={consentHref([id])}>Review and fetch</Link>
          </Button>
        )}
        {unauthorized && kind === "http" && (
          <Button asChild size="small">
            <Link href={`/servers/${id}#sign-in`} aria-label={`Sign in at ${showHidden(name)}`}>
              Sign in
            </Link>
          </Button>
        )}
        <MendButtons server={{ id, name }} actions={actions} sessionId={sessionId} />
      </div>
    </li>
  );
}
