import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Card, CardTitle } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import accuracy from "@/lib/core/classification/scoring/accuracy.json";
import { LEGS, LEG_WORDS } from "@/lib/core/model/leg";

export const metadata: Metadata = { title: "How it works" };

const LINK = "underline underline-offset-4";
const STEPS: readonly { title: string; says: ReactNode }[] = [
  {
    title: "List",
    says: "Trefoil asks each server that you agree to what tools it offers. It never calls a tool. A server that cannot be listed counts as unknown, never as safe.",
  },
  {
    title: "Judge",
    says: (
      <>
        The definition of every tool is searched for{" "}
        <Link href="/signals" className={LINK}>
          signals
        </Link>
        . Each adds evidence for or against a leg; the sum becomes a probability and one of three answers: yes, possible
        or no. You can read the evidence, and override it with a reason.
      </>
    ),
  },
  {
    title: "Compose",
    says: (
      <>
        A session is lethal when its tools hold all three legs together. So what matters is not the number of servers
        but which legs each of them holds, and the{" "}
        <Link href="/compositions" className={LINK}>
          combinations
        </Link>{" "}
        are computed exactly, not sampled.
      </>
    ),
  },
  {
    title: "Change",
    says: "The smallest cut, the fewest safe sessions and a tool set for what you need are computed from the same legs, and written in the format of your client or gateway.",
  },
  {
    title: "Stay right",
    says: (
      <>
        Servers change. Each listing is compared with the one that was approved, and what was shown and decided is kept
        in the{" "}
        <Link href="/governance/log" className={LINK}>
          audit log
        </Link>
        .
      </>
    ),
  },
];

export default function HowPage() {
  return (
    <>
      <PageTitle
        title="How it works"
        lead="An agent can be talked into leaking as soon as one session brings three things together."
      />
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
        <Card>
          <ul className="grid gap-4 sm:grid-cols-3">
            {LEGS.map((leg) => (
              <li key={leg} className="flex items-center gap-3">
                <LegPip leg={leg} verdict="yes" silent className="size-8" />
                <span className="font-medium">{LEG_WORDS[leg].title}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-pretty">
            A stranger’s text that the agent reads can tell it to fetch what is yours and send it away. Take away any
            one of the three and the attack fails.
          </p>
        </Card>
        <ol className="grid gap-4">
          {STEPS.map(({ title, says }, at) => (
            <li key={title}>
              <Card>
                <CardTitle>
                  {at + 1}. {title}
                </CardTitle>
                <p className="mt-1.5 text-pretty">{says}</p>
              </Card>
            </li>
          ))}
        </ol>
        <p className="text-pretty text-muted">
          How often the judgement is right is{" "}
          <Link href="/accuracy" className={LINK}>
            measured
          </Link>{" "}
          on {accuracy.tools.toLocaleString("en")} labelled tools. A definition can lie, and a server can do something
          other than it says; Trefoil cannot see that. The words are explained under{" "}
          <Link href="/terms" className={LINK}>
            terms
          </Link>
          .
        </p>
      </div>
    </>
  );
}
