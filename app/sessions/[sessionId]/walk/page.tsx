import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { LiveWalk } from "@/components/sessions/walk/live-walk";
import { Button } from "@/components/ui/button";
import { PageTitle } from "@/components/ui/page-title";
import { applySwitches, readSwitches, switchesOf } from "@/lib/core/session/switches";
import type { Session } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { packSession } from "@/lib/core/session/pack";
import { MOST_CALLS } from "@/lib/core/transcripts/define";
import { matchCalls } from "@/lib/core/transcripts/match-calls";
import { getGuardSession } from "@/lib/jobs/guard";
import { openSlim } from "@/lib/jobs/open-session";
import { getSession } from "@/lib/store/sessions";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Simulate calls" };
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ sessionId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** `off` and `host` are switches over what is kept, as the board writes them in its address; `guard` is a session of a client’s guard to begin with. */
export default page("read", async function WalkPage({ params, searchParams }: Props) {
  const { sessionId } = await params;
  const spec = await getSession(sessionId);
  if (!spec) notFound();
  const session = await openSlim(spec);
  const { off, host, guard } = await searchParams;
  const switches = readSwitches(
    { off: off === undefined ? [] : [off].flat(), host: Array.isArray(host) ? host[0] : host },
    switchesOf(session),
  );
  const seen = typeof guard === "string" ? await callsSeen(guard, session) : undefined;
  return (
    <>
      <PageTitle
        title={`Simulate calls: ${showHidden(spec.name)}`}
        lead="What an agent calls, in order. Whatever comes into its context stays there, so legs are only ever gained: see which call brings the third."
        actions={
          <Button asChild>
            <Link href={`/sessions/${encodeURIComponent(sessionId)}`}>Back to the board</Link>
          </Button>
        }
      />
      <LiveWalk session={packSession(applySwitches(session, switches))} seen={seen} />
    </>
  );
});

/** What ran in a session that a client's guard saw, as the tools of the session. */
async function callsSeen(guard: string, session: Session): Promise<string[] | undefined> {
  const [client = "", id = ""] = guard.split("/");
  const found = await getGuardSession(client, id);
  if (!found) return undefined;
  const calls = found.entries.flatMap(({ event, tool }) =>
    event === "ran" || event === "approved" ? [{ name: tool }] : [],
  );
  return matchCalls(session, calls.slice(0, MOST_CALLS)).map((one, at) => one ?? calls[at]!.name);
}
