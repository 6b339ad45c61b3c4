import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { StandingCard } from "@/components/drift/standing-card";
import { AllowedHosts } from "@/components/servers/allowed-hosts";
import { RightsCard } from "@/components/servers/rights-card";
import { SecretList } from "@/components/servers/secret-list";
import { SelfReport } from "@/components/servers/self-report";
import { ServerPanel } from "@/components/servers/server-panel";
import { ServerTabs } from "@/components/servers/server-tabs";
import { TrustForm } from "@/components/servers/trust-form";
import { Card, CardTitle } from "@/components/ui/card";
import { Button } from "@/components/ui/button";
import { PageTitle } from "@/components/ui/page-title";
import { showHidden } from "@/lib/core/text/visible";
import { driftOf } from "@/lib/jobs/approved-listing";
import { listings } from "@/lib/jobs/listings";
import { launchOf } from "@/lib/jobs/consent";
import { atAGlance } from "@/lib/jobs/judged/at-a-glance";
import { openSlim } from "@/lib/jobs/open-session";
import { findAllowedHosts } from "@/lib/store/allowed-hosts";
import { findApprovals } from "@/lib/store/approvals";
import { findConsents } from "@/lib/store/consents";
import { findSealedSecrets } from "@/lib/store/secrets";
import { getServer, type StoredServer } from "@/lib/store/servers";
import { getSignIn } from "@/lib/store/sign-ins";
import { newestSnapshot } from "@/lib/store/snapshots/snapshots";
import {
  cancelListing,
  deleteServer,
  editServer,
  entryOf,
  fetchTools,
  forgetSecret,
  giveTools,
  setTrust,
} from "../actions";
import { page } from "@/lib/identity/page";
import { itemOf } from "../item-of";
import { allowHost, refuseHost } from "./actions";
import { SignInSection } from "./sign-in-section";
import { OfferCard } from "./offer-card";
import type { ServerDrift } from "@/lib/jobs/approved-listing";
import type { StoredSnapshot } from "@/lib/store/snapshots/snapshots";
import { ReachedCard } from "./reached-card";

type Props = { params: Promise<{ serverId: string }> };

export const dynamic = "force-dynamic";

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  const server = await getServer((await params).serverId);
  return { title: server ? showHidden(server.name) : "Server" };
});

export default page("read", async function ServerPage({ params }: Props) {
  // Asked before anything else is read: a listing that ends in between may be missing from it, and then the page reads again.
  const jobs = await (await listings()).states();
  const server = await getServer((await params).serverId);
  if (!server) notFound();
  const { id, name } = server;
  const [newest, launch, secrets, consents, hosts, signIn, session] = await Promise.all([
    newestSnapshot(id),
    launchOf(server),
    findSealedSecrets(id),
    findConsents(id),
    findAllowedHosts(id),
    getSignIn(id),
    openSlim({ name, host: "none", servers: [name], off: [] }),
  ]);
  const drift = await driftOf(server, await findApprovals(name), new Date().toISOString().slice(0, 10));
  return (
    <>
      <PageTitle
        title={showHidden(name)}
        lead={sayOrigin(server)}
        actions={
          <Button asChild>
            <Link href={`/findings?text=${encodeURIComponent(name)}`}>Findings about it</Link>
          </Button>
        }
      />
      <ServerTabs serverId={id} />
      <div className="grid gap-6">
        <ServerPanel
          server={await itemOf(await atAGlance(server))}
          jobs={jobs}
          now={new Date().toISOString()}
          actions={{ fetchTools, cancelListing, deleteServer, entryOf, editServer, giveTools }}
        />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
          <OfferCard newest={newest} name={name} id={id} session={session} launch={launch} server={server} />
          <div className="grid gap-6">
            {drift && newest && <DriftCard drift={drift} id={id} newest={newest} />}
            {newest && <SelfReport snapshot={newest} />}
            {newest && <RightsCard server={name} snapshot={newest} tools={session.servers[0]?.tools ?? []} />}
            {launch?.kind === "address" && <SignInSection id={id} signIn={signIn} secrets={secrets} />}
            {launch && <ReachedCard launch={launch} consents={consents} id={id} />}
            {launch && (
              <Card className="grid gap-3">
                <CardTitle>Secrets</CardTitle>
                <SecretList serverId={id} places={Object.keys(secrets)} forgetSecret={forgetSecret} />
              </Card>
            )}
            {launch?.kind === "address" && (
              <Card className="grid gap-3">
                <CardTitle>Hosts allowed by name</CardTitle>
                <AllowedHosts serverId={id} hosts={hosts} allowHost={allowHost} refuseHost={refuseHost} />
              </Card>
            )}
            <Card className="grid gap-3">
              <CardTitle>Trust</CardTitle>
              <TrustForm serverId={id} trust={server.trust} setTrust={setTrust} />
            </Card>
          </div>
        </div>
      </div>
    </>
  );
});

function DriftCard({ drift, id, newest }: { drift: ServerDrift; id: string; newest: StoredSnapshot }) {
  return (
    <StandingCard
      renewal={drift.renewal}
      changes={drift.changes}
      compared={
        drift.baseline && {
          with: drift.baseline.kind,
          since: drift.baseline.row.since,
          href: `/servers/${id}/history?${new URLSearchParams({ from: drift.baseline.row.id, to: newest.id })}`,
        }
      }
    />
  );
}

function sayOrigin({ origin, transport }: StoredServer): string | undefined {
  if (transport.kind === "given" && transport.from) return `Sent by ${showHidden(transport.from)}`;
  return origin && `Imported from ${showHidden(origin.file)}${origin.line ? `, line ${origin.line}` : ""}`;
}
