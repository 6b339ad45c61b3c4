import type { Metadata } from "next";
import { ComparisonView, type Side } from "@/components/sessions/compare/comparison-view";
import { PickTwo } from "@/components/sessions/compare/pick-two";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { analyse } from "@/lib/core/analysis/analyse";
import { compare, type Judged } from "@/lib/core/analysis/compare";
import { hold } from "@/lib/core/analysis/held";
import { applySwitches, readSwitches, sameSwitches, switchesOf } from "@/lib/core/switches";
import { openSessions } from "@/lib/jobs/open-session";
import { findSessions } from "@/lib/store/sessions";

export const metadata: Metadata = { title: "Compare sessions" };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** `a` and `b` are sessions; `off` and `host` are switches over what is kept of `b`, as the board writes them in its address. */
export default async function ComparePage({ searchParams }: Props) {
  const { a, b, off, host } = await searchParams;
  const specs = await findSessions();
  const first = specs.find((spec) => spec.id === one(a));
  const second = specs.find((spec) => spec.id === one(b));
  return (
    <>
      <PageTitle title="Compare" lead="Two sessions side by side: legs gained and lost, trifectas new and gone, tools added, removed and judged otherwise. What is switched off counts as absent." />
      {specs.length > 0 && <PickTwo sessions={specs} before={first?.id} after={second?.id} />}
      {first && second ? (
        await sideBySide()
      ) : (
        <EmptyState title={specs.length === 0 ? "No session to compare" : one(b) !== undefined ? "One of these sessions is not here any more" : "Choose two sessions"}>
          {specs.length === 0 ? "Compose one first." : "Or open a board, turn some switches, and compare it with what is saved."}
        </EmptyState>
      )}
    </>
  );

  async function sideBySide() {
    const [before, kept] = await openSessions([first!, second!]);
    const saved = switchesOf(kept!);
    const switches = readSwitches({ off: off === undefined ? [] : [off].flat(), host: one(host) }, saved);
    const tried = !sameSwitches(switches, saved);
    const was = judge(before!);
    const is = judge(tried ? applySwitches(kept!, switches) : kept!);
    return <ComparisonView before={side(was, first === second ? "As saved" : undefined)} after={side(is, tried ? "With the switches of the board, not saved" : undefined)} comparison={compare(was, is)} />;
  }
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function judge(session: Judged["session"]): Judged {
  return { session, analysis: analyse(session) };
}

function side({ session, analysis }: Judged, note?: string): Side {
  return { name: session.name, note, tools: hold(session).tools.length, verdict: analysis.verdict };
}
