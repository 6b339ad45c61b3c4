import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { ComposeForm } from "@/components/sessions/compose-form";
import { SessionList } from "@/components/sessions/session-list";
import { Button } from "@/components/ui/button";
import { PageTitle } from "@/components/ui/page-title";
import { verdictOf } from "@/lib/core/analysis/analyse";
import { rateFurther } from "@/lib/core/analysis/policies";
import type { Session } from "@/lib/core/model/session";
import { countSession } from "@/lib/core/session/count";
import { serversAtAGlance } from "@/lib/jobs/judged/at-a-glance";
import { openJudged } from "@/lib/jobs/open-session";
import { findSessions } from "@/lib/store/sessions";
import { page } from "@/lib/identity/page";
import { compose } from "./actions";
import { followed } from "../followed";
import { bySeverity, rateSession } from "@/lib/core/analysis/severity";

export const metadata: Metadata = { title: "Sessions" };
export const dynamic = "force-dynamic";

async function SessionsPage() {
  const [specs, servers] = await Promise.all([findSessions(), serversAtAGlance()]);
  const sessions = await openJudged(specs);
  const lines = specs
    .map((spec, index) => ({
      id: spec.id,
      updatedAt: spec.updatedAt,
      session: summary(sessions[index]!),
      verdict: verdictOf(sessions[index]!),
      severity: rateSession(sessions[index]!),
      broken: brokenOf(sessions[index]!),
    }))
    .sort((a, b) => bySeverity(a.severity, b.severity));
  return (
    <>
      <PageTitle
        title="Sessions"
        lead="A session is what one agent holds at once: its servers and its own tools. The danger lies in what comes together there."
        actions={
          lines.length > 1 && (
            <>
              <Button asChild>
                <Link href="/sessions/joined">Shared storage</Link>
              </Button>
              <Button asChild>
                <Link href="/sessions/compare">Compare two sessions</Link>
              </Button>
            </>
          )
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <SessionList lines={lines} />
        <ComposeForm servers={servers.map(({ name, summary }) => ({ name, legs: summary?.legs }))} compose={compose} />
      </div>
    </>
  );
}

export default page("read", followed(SessionsPage));

/** Names of the user's own policies that the session certainly breaks. */
function brokenOf(session: Session): string[] {
  return rateFurther(session).flatMap(({ policy, own, level }) => (own && level === "broken" ? [policy.label] : []));
}

function summary(session: Session) {
  return {
    name: session.name,
    host: session.host,
    servers: session.servers.filter((server) => !server.off && !server.builtIn).map((server) => server.name),
    tools: countSession(session).tools,
  };
}
