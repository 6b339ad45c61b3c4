import type { Metadata } from "next";
import Link from "next/link";
import { percent, score } from "@/components/accuracy/figures";
import { LegAccuracy } from "@/components/accuracy/leg-accuracy";
import { Card, CardTitle } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import accuracy from "@/lib/core/accuracy.json";
import { LEGS } from "@/lib/core/model/leg";

export const metadata: Metadata = { title: "Accuracy" };

export default function AccuracyPage() {
  const { tools, servers, folds, legs, effects, sessions } = accuracy;
  return (
    <>
      <PageTitle
        title="Accuracy"
        lead={`Measured on ${tools.toLocaleString("en")} tools of ${servers} servers that people labelled. Every tool was judged by weights that had seen none of its server (${folds} parts, no server in two). Labels that say “it depends” count neither way.`}
      />
      <div className="grid gap-6">
        {LEGS.map((leg) => (
          <LegAccuracy key={leg} leg={leg} figures={legs[leg]} />
        ))}
        <Card className="grid gap-3">
          <CardTitle>Whole sessions</CardTitle>
          <p className="max-w-prose">
            In {sessions.all.sessions.toLocaleString("en")} random sessions of two to five labelled servers, “all three legs present” agreed with the labels in {percent(sessions.all.agreement)}. Of those that are not lethal, {percent(sessions.all.falseAlarms)} were called so; of those that are, {percent(sessions.all.missed)} were missed. Where no label depends on the deployment, it agreed in {percent(sessions.decided.agreement)} of {sessions.decided.sessions.toLocaleString("en")}.
          </p>
        </Card>
        <Card className="grid gap-3">
          <CardTitle>Effects</CardTitle>
          <p className="max-w-prose">
            Writes: precision {score(effects.writes.precision)}, recall {score(effects.writes.recall)}. Destructive: precision {score(effects.destructive.precision)}, recall {score(effects.destructive.recall)}.
          </p>
        </Card>
        <p className="text-sm text-muted">
          Expect a few per cent of wrong labels. A description can lie, and a server can do other than it says: these figures say how well definitions are read, not how honest they are.{" "}
          <Link href="/signals" className="underline underline-offset-4">
            What is looked for
          </Link>
        </p>
      </div>
    </>
  );
}
