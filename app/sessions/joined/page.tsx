import type { Metadata } from "next";
import { ChooseSessions } from "@/components/sessions/joined/choose-sessions";
import { JoinedView } from "@/components/sessions/joined/joined-view";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { joinSessions } from "@/lib/core/analysis/stores";
import type { Session } from "@/lib/core/model/session";
import { openJudged } from "@/lib/jobs/open-session";
import { findSessions } from "@/lib/store/sessions";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Sessions with shared storage" };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** `s`, once for each session that is shown. */
export default page("read", async function JoinedPage({ searchParams }: Props) {
  const { s = [] } = await searchParams;
  const chosen = new Set([s].flat());
  const specs = await findSessions();
  const sessions = namedApart(await openJudged(specs.filter((spec) => chosen.has(spec.id))));
  return (
    <>
      <PageTitle
        title="Sessions with shared storage"
        lead="Sessions that are safe one by one can leak together: one writes a memory, a folder or a table, and another reads it. What the first took in, the second then holds."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ChooseSessions sessions={specs} chosen={chosen} />
        {sessions.length < 2 ? (
          <EmptyState title={specs.length < 2 ? "Choose at least two sessions" : "Choose two or more sessions"}>
            Choose sessions that the same person runs, or that share a machine.
          </EmptyState>
        ) : (
          <JoinedView
            joined={joinSessions(sessions, "cautious")}
            sure={
              new Set(
                joinSessions(sessions, "plain")
                  .reaches.filter((reach) => reach.lethal)
                  .map((reach) => reach.session),
              )
            }
            incomplete={sessions.some(({ servers }) =>
              servers.some((server) => !server.off && server.state !== "listed"),
            )}
          />
        )}
      </div>
    </>
  );
});

/** Sessions are told apart by name here, and two may have the same one. */
function namedApart(sessions: readonly Session[]): Session[] {
  const taken = new Set<string>();
  return sessions.map((session) => {
    let name = session.name;
    for (let nth = 2; taken.has(name); nth++) name = `${session.name} (${nth})`;
    taken.add(name);
    return { ...session, name };
  });
}
