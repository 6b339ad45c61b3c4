import { Link } from "@/components/ui/link";
import { LaunchFacts } from "@/components/servers/launch-facts";
import { ActionButton } from "@/components/start/action-button";
import { Card, CardTitle } from "@/components/ui/card";
import { showHidden } from "@/lib/core/text/visible";
import { withdrawConsent } from "../actions";
import type { findConsents } from "@/lib/store/consents";
import type { Launch } from "@/lib/core/model/launch";

/** How the server is started or called, who agreed to that, and how to take it back. */
export function ReachedCard({
  launch,
  consents,
  id,
}: {
  launch: Launch;
  consents: Awaited<ReturnType<typeof findConsents>>;
  id: string;
}) {
  return (
    <Card className="grid gap-4">
      <CardTitle>How it is reached</CardTitle>
      <LaunchFacts launch={launch} />
      {consents[0] && (
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="text-sm">
            {launch.agreed ? "Agreed to" : "An earlier version was agreed to"}
            {consents[0].by && ` by ${showHidden(consents[0].by)}`} on{" "}
            <time dateTime={consents[0].at}>{consents[0].at.slice(0, 10)}</time>
            {consents[0].isolated && ", only without network"}.{" "}
            {launch.kind === "command" && (
              <Link href={`/settings/starts?server=${id}`} className="underline underline-offset-4">
                See its starts
              </Link>
            )}
          </p>
          <ActionButton action={withdrawConsent.bind(null, { serverId: id })} working="Withdrawing">
            Withdraw consent
          </ActionButton>
        </div>
      )}
    </Card>
  );
}
