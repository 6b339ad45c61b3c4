import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { StandingCard } from "@/components/drift/standing-card";
import { AllowedHosts } from "@/components/servers/allowed-hosts";
import { LaunchFacts } from "@/components/servers/launch-facts";
import { Offer } from "@/components/servers/offer";
import { RightsCard } from "@/components/servers/rights-card";
import { SecretList } from "@/components/servers/secret-list";
import { ComponentFacts } from "@/components/members/beside-servers";
import { SelfReport } from "@/components/servers/self-report";
import { ServerPanel } from "@/components/servers/server-panel";
import { ServerTabs } from "@/components/servers/server-tabs";
import { SignInCard } from "@/components/servers/sign-in-card";
import { TrustForm } from "@/components/servers/trust-form";
import { WatchChanges } from "@/components/servers/watch-changes";
import { ActionButton } from "@/components/start/action-button";
import { Card, CardTitle } from "@/components/ui/card";
import { Button } from "@/components/ui/button";
import { PageTitle } from "@/components/ui/page-title";
import { COMPONENT_WORDS } from "@/lib/core/model/component";
import { showHidden } from "@/lib/core/text/visible";
import { driftOf } from "@/lib/jobs/approved-listing";
import { captureJobs } from "@/lib/jobs/capture-jobs";
import { launchOf } from "@/lib/jobs/consent";
import { atAGlance } from "@/lib/jobs/judged-servers";
import { openSlim } from "@/lib/jobs/open-session";
import { signInProblem } from "@/lib/jobs/sign-in";
import { findAllowedHosts } from "@/lib/store/allowed-hosts";
import { findApprovals } from "@/lib/store/approvals";
import { findConsents } from "@/lib/store/consents";
import { findSealedSecrets } from "@/lib/store/secrets";
import { getServer } from "@/lib/store/servers";
import { getSignIn } from "@/lib/store/sign-ins";
import { newestSnapshot } from "@/lib/store/snapshots";
import {
  cancelListing,
  deleteServer,
  editServer,
  entryOf,
  fetchTools,
  forgetSecret,
  giveTools,
  setTrust,
  withdrawConsent,
} from "../actions";
import { page } from "@/lib/identity/page";
import { itemOf } from "../item-of";
import { allowHost, beginSignIn, listAnonymously, refuseHost, signOut } from "./actions";

type Props = { params: Promise<{ serverId: string }> };

export const dynamic = "force-dynamic";

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  const server = await getServer((await params).serverId);
  return { title: server ? showHidden(server.name) : "Server" };
});

export default page("read", async function ServerPage({ params }: Props) {
  // Before anything is read: a listing that ends meanwhile may come too late for it, and the page reads again at its end.
  const jobs = captureJobs().states();
  const server = await getServer((await params).serverId);
  if (!server) notFound();
  const { id, name, origin } = server;
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
        lead={origin && `Imported from ${showHidden(origin.file)}${origin.line ? `, line ${origin.line}` : ""}`}
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
          <div className="grid gap-6">
            {drift && newest && (
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
            )}
            {newest && <SelfReport snapshot={newest} />}
            {newest && <RightsCard server={name} snapshot={newest} tools={session.servers[0]?.tools ?? []} />}
            {launch?.kind === "address" && (
              <Card id="sign-in" className="grid scroll-mt-6 gap-4">
                <CardTitle>Sign-in</CardTitle>
                <SignInCard
                  serverId={id}
                  signedIn={
                    signIn
                      ? { issuer: signIn.issuer, account: signIn.account, scope: signIn.scope, at: signIn.at }
                      : undefined
                  }
                  hasCredentials={signIn !== null || Object.keys(secrets).length > 0}
                  problem={signInProblem(id)}
                  actions={{ beginSignIn, signOut, fetchTools, listAnonymously }}
                />
              </Card>
            )}
            {launch && (
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
            )}
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
