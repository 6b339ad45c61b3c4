import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { percent } from "@/components/accuracy/figures";
import { LegPip } from "@/components/legs/leg-pip";
import { ExampleTools } from "@/components/signals/example-tools";
import { KnownServers } from "@/components/signals/known-servers";
import { WeightTable } from "@/components/signals/weight-table";
import { Card, CardTitle } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import { KNOWN_TOOL } from "@/lib/core/classification/reviewed/apply-label";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { LEG_WORDS } from "@/lib/core/model/leg";
import { MANUAL_WEIGHTS } from "@/lib/core/classification/scoring/manual-weights";
import { findSignal } from "@/lib/core/classification/signals";
import { findEvidenceSource } from "@/lib/core/classification/scoring/evidence-sources";
import { page } from "@/lib/identity/page";
import { measuredOf } from "../measured-of";

type Props = { params: Promise<{ signalId: string }> };

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  const { signalId } = await params;
  return { title: (findSignal(signalId) ?? findEvidenceSource(signalId))?.title ?? "Signal" };
});

export default page("read", async function SignalPage({ params }: Props) {
  const { signalId } = await params;
  const signal = findSignal(signalId);
  const source = findEvidenceSource(signalId);
  if (source)
    return (
      <>
        <PageTitle title={source.title} lead={source.why} />
        {source.id === KNOWN_TOOL && <KnownServers servers={(await loadKnown()).servers()} />}
      </>
    );
  if (!signal) notFound();
  const measured = measuredOf(signal.id);
  // No other page needs the weights, which take long to read.
  const { weightsOf } = await import("@/lib/core/classification/scoring/weights");
  const weights = weightsOf(signal.leg, signal.id);
  return (
    <>
      <PageTitle title={signal.title} lead={signal.why} />
      <div className="grid max-w-4xl gap-6">
        <Card className="grid gap-3">
          <p className="flex items-center gap-2">
            <LegPip leg={signal.leg} verdict="yes" silent />
            Speaks of <strong>{LEG_WORDS[signal.leg].phrase}</strong>
            <code className="ml-auto font-mono text-[0.8125rem] text-muted">{signal.id}</code>
          </p>
          <p>
            {measured === undefined
              ? "It came after the last measurement: its weights are set by hand, and nothing can be said of its precision."
              : measured.tools > 0
                ? `On the labelled tools it spoke for ${measured.tools.toLocaleString("en")}; ${percent(measured.precision)} of them have the leg. It speaks for ${percent(measured.coverage)} of all tools that have it.`
                : "It spoke for none of the labelled tools, so nothing can be said of its precision."}{" "}
            <Link href="/accuracy" className="underline underline-offset-4">
              How this was measured
            </Link>
          </p>
        </Card>
        <Card className="grid gap-3">
          <CardTitle>Weights of its features</CardTitle>
          <p className="max-w-prose text-sm text-muted">
            {Object.hasOwn(MANUAL_WEIGHTS[signal.leg], signal.id)
              ? "Set by hand, in log-odds: what it says is not in the labels, or must not count for the figures."
              : "Learned from the labelled tools, in log-odds: what each weighs where nothing else is observed. Beside other features it may weigh more or less; the evidence of a tool shows what it weighs there. Calibration is in the weights already."}
          </p>
          {weights.length > 0 ? (
            <WeightTable weights={weights} />
          ) : (
            <p className="text-sm">
              None of its features has a weight at present: the labelled tools gave nothing to learn from.
            </p>
          )}
        </Card>
        <Card className="grid gap-4">
          <CardTitle>It speaks for</CardTitle>
          <ExampleTools examples={signal.fires} />
        </Card>
        <Card className="grid gap-4">
          <CardTitle>It says nothing for</CardTitle>
          <ExampleTools examples={signal.silent} />
        </Card>
        <p>
          <Link href="/signals" className="underline underline-offset-4">
            All signals
          </Link>
        </p>
      </div>
    </>
  );
});
