import type { ReactNode } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { LevelBadge } from "@/components/legs/level-badge";
import { Button } from "@/components/ui/button";
import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { Analysis, Witness } from "@/lib/core/model/analysis";
import type { Session } from "@/lib/core/model/session";
import { GateLine } from "./gate-line";
import { Readings } from "./readings";
import { ToolName } from "./tool-name";
import { count, headline, legPhrases } from "./words";
import { SeverityBadges } from "@/components/severity/severity-badge";

type Props = {
  session: Session;
  analysis: Analysis;
  tools: number;
  /** The three circles, and what their numbers stand for. */
  venn: ReactNode;
  legend: ReactNode;
  onFix: () => void;
};

/** The answer at a glance: what the session can do, by which tools, how sure that is, the smallest change, and which server holds what. */
export function VerdictCard({ session, analysis, tools, venn, legend, onFix }: Props) {
  const { verdict } = analysis;
  const stance = verdict.level === "lethal" ? "plain" : "cautious";
  const witness = analysis.witnesses[stance][0];
  return (
    <section
      aria-label="Verdict"
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-5 rounded-xl border border-line bg-panel px-5 py-4 shadow-panel lg:py-2 sm:grid-cols-[13.5rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_12.5rem] xl:min-h-60 xl:grid-cols-[minmax(0,1fr)_12.5rem_12.5rem]"
    >
      <div className="grid min-w-0 gap-2 sm:col-span-2 lg:col-span-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-[clamp(1.5rem,1.2rem+1vw,1.875rem)] leading-tight font-semibold tracking-tight">
            {headline(verdict, tools)}
          </h2>
          <LevelBadge level={verdict.level} incomplete={verdict.incomplete} tools={tools} />
          <SeverityBadges severity={analysis.severity} />
        </div>
        <div className="text-[0.9375rem] text-pretty">
          {tools > 0 &&
            (witness ? <Story witness={witness} sure={verdict.level === "lethal"} /> : <Held analysis={analysis} />)}
          {tools === 0 && <p className="text-muted">Switch on a server or a tool to see a verdict.</p>}
        </div>
        <Readings analysis={analysis} />
        {session.gates && <GateLine session={session} gates={session.gates} />}
        {witness && <SmallestCut analysis={analysis} onFix={onFix} />}
      </div>
      <div className="mx-auto w-full max-w-56 lg:max-w-none">{venn}</div>
      <div className="min-w-0 lg:col-span-2 xl:col-span-1">{legend}</div>
    </section>
  );
}

function Story({ witness: { tools }, sure }: { witness: Witness; sure: boolean }) {
  if (tools.private === tools.untrusted && tools.untrusted === tools.egress) {
    return (
      <p>
        One tool is enough: <ToolName id={tools.private} /> {sure ? "holds" : "may hold"} private data,{" "}
        {sure ? "reads" : "may read"} what others wrote, and {sure ? "can" : "might"} send it out.
      </p>
    );
  }
  if (tools.private === tools.untrusted) {
    return (
      <p>
        What <ToolName id={tools.private} /> returns {sure ? "can" : "might"} carry a stranger&apos;s instruction and
        private data alike, and <Part leg="egress" id={tools.egress} /> {sure ? "can" : "might"} send it out.
      </p>
    );
  }
  return (
    <p>
      What <Part leg="untrusted" id={tools.untrusted} /> reads {sure ? "can" : "might"} tell the agent to take what{" "}
      <Part leg="private" id={tools.private} /> holds and send it out by{" "}
      <Part leg="egress" id={tools.egress}>
        .
      </Part>
    </p>
  );
}

/** `children`, such as a full stop, stay on the line on which the tool ends. */
function Part({ leg, id, children }: { leg: Leg; id: string; children?: ReactNode }) {
  return (
    <span className="inline-flex max-w-full items-baseline gap-1">
      <LegPip leg={leg} verdict="yes" silent className="size-[1.1em] self-center" />
      <span>
        <ToolName id={id} />
        {children}
      </span>
    </span>
  );
}

function Held({ analysis: { verdict } }: { analysis: Analysis }) {
  const held = LEGS.filter((leg) => !verdict.missing.includes(leg));
  if (held.length === 0) return <p>None of the three legs was found in the tools that are switched on.</p>;
  return (
    <p>
      It holds {legPhrases(held)}, and no{" "}
      {verdict.missing.map((leg) => LEG_WORDS[leg].title.toLowerCase()).join(" and no ")}. Whatever adds{" "}
      {verdict.missing.length === 1 ? "that leg" : "those legs"} completes it.
    </p>
  );
}

function SmallestCut({ analysis, onFix }: { analysis: Analysis; onFix: () => void }) {
  const [first, ...others] = analysis.cuts.cautious.tools;
  if (!first) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="min-w-0">
        <strong className="font-semibold">Smallest cut:</strong>{" "}
        {first.remove.length === 1 ? (
          <>
            switch off <ToolName id={first.remove[0]!} />
          </>
        ) : (
          <>
            switch off {count(first.remove.length, "tool")}, and {LEG_WORDS[first.leg].phrase} is gone
          </>
        )}
        {others.length > 0 && `, or ${count(others.length, "other way", "other ways")} as cheap`}.
      </span>
      <Button size="small" onClick={onFix}>
        Show the fix
      </Button>
    </div>
  );
}
