import { RenewalNotice } from "@/components/drift/renewal-notice";
import { WorseList } from "@/components/drift/worse-list";
import { StartCards } from "@/components/start/start-cards";
import { countSession } from "@/lib/core/session/count";
import { Overview } from "@/components/start/overview";
import { PageTitle } from "@/components/ui/page-title";
import { verdictOf } from "@/lib/core/analysis/analyse";
import { rateSession } from "@/lib/core/analysis/severity";
import { brokenApprovals } from "@/lib/jobs/approved-listing";
import { findConfigs } from "@/lib/configs/find-configs";
import { openJudged } from "@/lib/jobs/open-session";
import { countGiven } from "@/lib/jobs/read-given";
import { reviewsDue } from "@/lib/jobs/reviews-due";
import { findServers } from "@/lib/store/servers";
import { findSessions } from "@/lib/store/sessions";
import { countWorsenings, findWorsenings } from "@/lib/store/worsenings";
import { page } from "@/lib/identity/page";
import { markSeen } from "./servers/[serverId]/history/actions";
import { closeDemo, openDemo } from "./demo/actions";
import { followed } from "./followed";

export const dynamic = "force-dynamic";

/** How many lines of what became worse this page shows. */
const SHOWN = 20;

async function StartPage() {
  const [servers, specs] = await Promise.all([findServers(), findSessions()]);
  if (servers.length === 0 && specs.length === 0) {
    const configs = await findConfigs(countGiven);
    return (
      <>
        <PageTitle
          title="Can your agent be talked into leaking?"
          lead="It can, once one session holds private data, reads what strangers wrote, and has a way out. Trefoil shows which tools do that together, how sure that is, and the smallest change that ends it."
        />
        <StartCards
          openDemo={openDemo}
          found={{ files: configs.length, servers: configs.reduce((sum, config) => sum + config.servers, 0) }}
        />
      </>
    );
  }
  const sessions = await openJudged(specs);
  const lines = specs.map((spec, index) => ({
    id: spec.id,
    name: spec.name,
    servers: spec.servers,
    host: spec.host,
    tools: countSession(sessions[index]!).tools,
    verdict: verdictOf(sessions[index]!),
    severity: rateSession(sessions[index]!),
  }));
  const states = servers.map(({ id, name, state, problem, disabled, lastListedAt }) => ({
    id,
    name,
    failed: state === "failed" ? problem?.message : undefined,
    fetched: lastListedAt !== undefined,
    disabled,
  }));
  const [worse, count, broken] = await Promise.all([findWorsenings(SHOWN), countWorsenings(), brokenApprovals()]);
  const names = new Map(servers.map(({ id, name }) => [id, name]));
  const notices = (
    <>
      <RenewalNotice broken={broken} />
      <WorseList
        lines={worse.map((line) => ({ ...line, server: names.get(line.serverId) ?? "" }))}
        more={count - worse.length}
        markSeen={markSeen}
      />
    </>
  );
  const due = await reviewsDue();
  const reviews = servers.flatMap(({ id, name }) => (due.has(name) ? [{ id, name, review: due.get(name)! }] : []));
  return (
    <Overview
      notices={notices}
      sessions={lines}
      servers={states}
      reviews={reviews}
      hasDemo={servers.some((server) => server.demo)}
      openDemo={openDemo}
      closeDemo={closeDemo}
    />
  );
}

export default page("read", followed(StartPage));
