import { Offer } from "@/components/servers/offer";
import { ComponentFacts } from "@/components/members/beside-servers";
import { WatchChanges } from "@/components/servers/watch-changes";
import { Card, CardTitle } from "@/components/ui/card";
import { COMPONENT_WORDS } from "@/lib/core/model/component";
import type { Launch } from "@/lib/core/model/launch";
import type { Session } from "@/lib/core/model/session";
import type { StoredServer } from "@/lib/store/servers";
import type { StoredSnapshot } from "@/lib/store/snapshots/snapshots";

export function OfferCard({
  newest,
  name,
  id,
  session,
  launch,
  server,
}: {
  newest: StoredSnapshot | null;
  name: string;
  id: string;
  session: Session;
  launch: Launch | null;
  server: StoredServer;
}) {
  return (
    <Card className="grid gap-4">
      <CardTitle>{newest?.component ? COMPONENT_WORDS[newest.component.kind] : "What it offers"}</CardTitle>
      {newest?.component && <ComponentFacts component={newest.component} />}
      {newest ? (
        <Offer
          server={name}
          beside={`/servers/${id}/beside`}
          snapshot={newest}
          tools={session.servers[0]?.tools ?? []}
        />
      ) : (
        <p className="text-muted">
          Nothing is known yet: its tools have never been fetched. Until then it is unknown, not safe.
        </p>
      )}
      {launch?.agreed && !server.disabled && <WatchChanges serverId={id} kind={launch.kind} />}
    </Card>
  );
}
