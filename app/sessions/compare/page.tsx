import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { ComparisonView, type Side } from "@/components/sessions/compare/comparison-view";
import { PickTwo } from "@/components/sessions/compare/pick-two";
import { sayMoment } from "@/components/sessions/compare/say-moment";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { outline } from "@/lib/core/analysis/analyse";
import { compare, type Outlined } from "@/lib/core/analysis/compare";
import type { Session } from "@/lib/core/model/session";
import { countSession } from "@/lib/core/session/count";
import { applySwitches, readSwitches, sameSwitches, switchesOf } from "@/lib/core/session/switches";
import { showHidden } from "@/lib/core/text/visible";
import { openSlim } from "@/lib/jobs/open-session";
import { findSessions, type StoredSession } from "@/lib/store/sessions";
import { findMoments, type Moment } from "@/lib/store/snapshots/moments";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Compare sessions" };
export const dynamic = "force-dynamic";

type Query = Record<string, string | string[] | undefined>;
type Props = { searchParams: Promise<Query> };
/** A session, the earlier states of its servers, and the state that is shown; without one, the current state. */
type Chosen = { spec: StoredSession; moments: Moment[]; moment?: Moment };

/**
 * `a` and `b` are sessions, `then` and `now` moments of theirs; `off` and `host` are switches over what is kept of `b`, as the
 * board writes them in its address.
 */
export default page("read", async function ComparePage({ searchParams }: Props) {
  const query = await searchParams;
  const specs = await findSessions();
  const [before, after] = await Promise.all([choose(specs, query.a, query.then), choose(specs, query.b, query.now)]);
  return (
    <>
      <PageTitle
        title="Compare"
        lead="Two sessions, or one session at two points in time: legs gained and lost, lethal combinations that are new or gone, tools added, removed or judged differently. Whatever is switched off counts as absent."
      />
      {specs.length > 0 && <PickTwo sessions={specs} before={picked(before)} after={picked(after)} />}
      {before && (
        <p className="mb-6 text-sm">
          <Link
            href={`/sessions/${before.spec.id}/then${before.moment ? `?${new URLSearchParams({ at: before.moment.at })}` : ""}`}
            className="underline underline-offset-4"
          >
            What the model saw in {showHidden(before.spec.name)} on any day
          </Link>
        </p>
      )}
      {before && after ? (
        await sideBySide(before, after, query)
      ) : (
        <EmptyState
          title={
            specs.length === 0
              ? "No sessions to compare"
              : one(query.b) !== undefined
                ? "One of these sessions no longer exists"
                : "Choose two sessions"
          }
        >
          {specs.length === 0
            ? "Compose one first."
            : "Or open a board, change some switches, and compare it with the saved session."}
        </EmptyState>
      )}
    </>
  );
});

async function choose(
  specs: readonly StoredSession[],
  id: Query[string],
  moment: Query[string],
): Promise<Chosen | undefined> {
  const spec = specs.find(({ id: known }) => known === one(id));
  if (!spec) return undefined;
  const moments = await findMoments(spec.servers);
  return { spec, moments, moment: moments.find(({ at }) => at === one(moment)) };
}

function picked(chosen: Chosen | undefined) {
  return chosen && { id: chosen.spec.id, moments: chosen.moments, moment: chosen.moment?.at };
}

async function sideBySide(before: Chosen, after: Chosen, { off, host }: Query) {
  const [first, kept] = await Promise.all([
    openSlim(before.spec, before.moment?.at),
    openSlim(after.spec, after.moment?.at),
  ]);
  const saved = switchesOf(kept);
  const switches = readSwitches({ off: off === undefined ? [] : [off].flat(), host: one(host) }, saved);
  const tried = !sameSwitches(switches, saved);
  const was = judge(first);
  const is = judge(tried ? applySwitches(kept, switches) : kept);
  const note = (chosen: Chosen, more?: string) =>
    [chosen.moment !== undefined && `As it was before ${sayMoment(chosen.moment.until)}, judged as of today`, more]
      .filter(Boolean)
      .join(". ") || undefined;
  const same = before.spec.id === after.spec.id;
  return (
    <ComparisonView
      before={side(was, note(before, same && tried ? "As saved" : undefined))}
      after={side(
        is,
        note(
          after,
          tried
            ? "With the switches of the board, not saved"
            : same && before.moment && !after.moment
              ? "As it is now"
              : undefined,
        ),
      )}
      comparison={compare(was, is)}
    />
  );
}

function one(value: Query[string]): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function judge(session: Session): Outlined {
  return { session, analysis: outline(session) };
}

function side({ session, analysis }: Outlined, note?: string): Side {
  return { name: session.name, note, tools: countSession(session).tools, verdict: analysis.verdict };
}
