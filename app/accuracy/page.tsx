import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { AuthorScores } from "@/components/accuracy/author-scores";
import { BlindScores } from "@/components/accuracy/blind-scores";
import { Effects } from "@/components/accuracy/effects";
import { InShort } from "@/components/accuracy/in-short";
import { KnownTools } from "@/components/accuracy/known-tools";
import { LearningCurve } from "@/components/accuracy/learning-curve";
import { LegAccuracy } from "@/components/accuracy/leg-accuracy";
import { OriginScores } from "@/components/accuracy/origin-scores";
import { SealedScores } from "@/components/accuracy/sealed-scores";
import { WholeSessions } from "@/components/accuracy/whole-sessions";
import { PageTitle } from "@/components/ui/page-title";
import knownFigures from "@/lib/core/classification/reviewed/figures.json";
import accuracy from "@/lib/core/classification/scoring/accuracy.json";
import { SIGNALS } from "@/lib/core/classification/signals";
import { LEG_WORDS, LEGS, perLeg } from "@/lib/core/model/leg";
import { joinWords } from "@/lib/core/text/join-words";
import { page } from "@/lib/identity/page";
import { measuredOf } from "../signals/measured-of";

export const metadata: Metadata = { title: "Accuracy" };

const QUESTIONS = [
  ...LEGS.map((id) => ({ id, title: LEG_WORDS[id].title, role: `leg-${id}` })),
  { id: "writes", title: "Writes", role: "server" },
  { id: "destructive", title: "Destroys", role: "server" },
] as const;

export default page("read", function AccuracyPage() {
  const { tools, servers, folds, date, legs, effects, sessions, sealed, origins, authors, blind, curve, aims } =
    accuracy;
  const last = sealed.scorings.at(-1)!;
  const lines = QUESTIONS.map(({ id, title, role }) => ({
    title,
    role,
    aim: aims[id],
    points: curve.questions[id],
    crossValidated: id === "writes" || id === "destructive" ? effects[id] : legs[id].profiled,
    sealed: last.questions[id].f1,
  }));
  const later = SIGNALS.filter(({ id }) => measuredOf(id) === undefined).map(({ title }) => title);
  return (
    <>
      <PageTitle
        title="Accuracy"
        lead={`Measured on ${date}, on ${tools.toLocaleString("en")} tools of ${servers.toLocaleString("en")} servers, labelled by a written rubric. Every tool was judged by weights that had seen none of its server (${folds} parts, no server in two). Labels that say “it depends” count neither way.`}
      />
      <div className="grid gap-6">
        <InShort lines={lines} sealedOn={last.date} sessions={sessions.decided} />
        <OriginScores origins={origins} />
        <WholeSessions {...sessions} />
        <SealedScores scorings={sealed.scorings} crossValidated={perLeg((leg) => legs[leg].profiled.f1)} />
        {LEGS.map((leg) => (
          <LegAccuracy key={leg} leg={leg} figures={legs[leg]} />
        ))}
        <Effects {...effects} />
        <KnownTools {...knownFigures} />
        <LearningCurve date={curve.date} lines={lines} />
        <BlindScores sets={blind.sets} />
        <AuthorScores authors={authors} />
        <p className="text-sm text-muted">
          Expect a few per cent of the labels to be wrong. A description can lie, and a server can do something other
          than it says: these figures measure how well definitions are read, not how honest they are.{" "}
          {later.length > 0 && `Weighed by hand and not measured yet: ${joinWords(later)}. `}
          <Link href="/signals" className="underline underline-offset-4">
            What is looked for
          </Link>
        </p>
      </div>
    </>
  );
});
