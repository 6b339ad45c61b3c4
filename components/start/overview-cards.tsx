import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { Outcome } from "@/lib/core/model/outcome";
import { showHidden } from "@/lib/core/text/visible";
import { ActionButton } from "./action-button";

export type ServerLine = { id: string; name: string; failed?: string; fetched: boolean; disabled: boolean };
export type DemoAction = () => Promise<Outcome<unknown>>;
/** A server whose review is due, in words. */
export type ReviewLine = { id: string; name: string; review: string };

/** The first five of the reviews that are due. */
export function ReviewsCard({ reviews }: { reviews: ReviewLine[] }) {
  return (
    <Card>
      <CardTitle>{reviews.length === 1 ? "A review is due" : `${reviews.length} reviews are due`}</CardTitle>
      <ul className="mt-3 grid gap-2 text-sm">
        {reviews.slice(0, 5).map(({ id, name, review }) => (
          <li key={id} className="wrap-anywhere">
            <Link href={`/servers/${id}/record`} className="font-medium underline decoration-line underline-offset-4">
              {showHidden(name)}
            </Link>
            : {showHidden(review)}
          </li>
        ))}
      </ul>
      <Button asChild className="mt-4">
        <Link href="/governance">Governance</Link>
      </Button>
    </Card>
  );
}

/** How many servers there are, and which of them failed. */
export function ServersCard({ servers }: { servers: ServerLine[] }) {
  const failed = servers.filter((server) => server.failed);
  const unknown = servers.filter((server) => !server.failed && !server.fetched && !server.disabled);
  return (
    <Card>
      <CardTitle>Servers</CardTitle>
      <p className="mt-1 text-sm text-muted">
        {servers.length} registered, {failed.length} failed, {unknown.length} never fetched.
      </p>
      <ul className="mt-3 grid gap-2 text-sm empty:hidden">
        {failed.slice(0, 5).map((server) => (
          <li key={server.id} className="wrap-anywhere">
            <Link href={`/servers/${server.id}`} className="font-medium underline decoration-line underline-offset-4">
              {showHidden(server.name)}
            </Link>
            : {showHidden(server.failed ?? "")}
          </li>
        ))}
      </ul>
      <Button asChild className="mt-4">
        <Link href="/servers">All servers</Link>
      </Button>
    </Card>
  );
}

export function DemoCard({
  hasDemo,
  closeDemo,
  openDemo,
}: {
  hasDemo: boolean;
  closeDemo: DemoAction;
  openDemo: DemoAction;
}) {
  return (
    <Card className="grid gap-3">
      <CardTitle>Demo</CardTitle>
      <p className="text-sm text-muted">
        {hasDemo
          ? "Its servers are bundled tool sets; nothing was started or fetched for it."
          : "Five ready-made sessions, from lethal to clear. Nothing is started or fetched."}
      </p>
      {hasDemo ? (
        <ActionButton action={closeDemo} working="Removing the demo">
          Remove the demo
        </ActionButton>
      ) : (
        <ActionButton action={openDemo} working="Loading the demo">
          Load the demo
        </ActionButton>
      )}
    </Card>
  );
}
