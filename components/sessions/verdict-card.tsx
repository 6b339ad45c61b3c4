import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { LevelBadge } from "@/components/legs/level-badge";
import { Button } from "@/components/ui/button";
import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { Analysis, Witness } from "@/lib/core/model/analysis";
import type { Session } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { GateLine } from "./gate-line";
import { StanceLines } from "./stance-lines";
import { ToolName } from "./tool-name";
import { count, headline, legPhrases } from "./words";

type Props = { session: Session; analysis: Analysis; tools: number; glyph: ReactNode; onFix: () => void };

/** The answer, in words first: what the session can do, by which tools, what is sure, what was not seen, and the smallest change. */
export function VerdictCard({ session, analysis, tools, glyph, onFix }: Props) {
  const { verdict } = analysis;
  const stance = verdict.level === "lethal" ? "plain" : "cautious";
  const witness = analysis.witnesses[stance][0];
  const unseen = session.servers.filter((server) => !server.off && server.state !== "listed");
  return (
    <section
      aria-label="Verdict"
      className="grid items-center gap-x-8 gap-y-6 rounded-xl border border-line bg-panel p-5 shadow-panel sm:p-7 md:grid-cols-[minmax(0,1fr)_15rem]"
    >
      <div className="grid min-w-0 gap-4">
        <LevelBadge
          level={verdict.level}
          incomplete={verdict.incomplete}
          className="-mb-1 w-fit px-2.5 py-1 text-[0.8125rem]"
        />
        <h2 className="text-[clamp(1.75rem,1.2rem+2.2vw,2.75rem)] leading-[1.1] font-semibold tracking-tight">
          {headline(verdict, tools)}
        </h2>
        <div className="max-w-prose text-[1.0625rem] text-pretty">
          {tools > 0 &&
            (witness ? <Story witness={witness} sure={verdict.level === "lethal"} /> : <Held analysis={analysis} />)}
          {tools === 0 && <p className="text-muted">Switch a server or a tool on, and the verdict follows.</p>}
        </div>
        {unseen.length > 0 && (
          <p className="flex max-w-prose gap-2.5 rounded-lg border border-dashed border-ink px-3.5 py-2.5 text-sm">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              <strong>A lower bound.</strong> {count(unseen.length, "server")} could not be seen in full:{" "}
              {unseen.map((server) => showHidden(server.name)).join(", ")}. What they hold may make this worse, never
              better.
            </span>
          </p>
        )}
        <StanceLines analysis={analysis} />
        {session.gates && <GateLine session={session} gates={session.gates} />}
        {witness && <SmallestCut analysis={analysis} onFix={onFix} />}
      </div>
      <div className="mx-auto w-full max-w-60">{glyph}</div>
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
      <Part leg="private" id={tools.private} /> holds and send it out by <Part leg="egress" id={tools.egress} />.
    </p>
  );
}

function Part({ leg, id }: { leg: Leg; id: string }) {
  return (
    <span className="inline-flex max-w-full items-baseline gap-1">
      <LegPip leg={leg} verdict="yes" silent className="size-[1.1em] self-center" />
      <ToolName id={id} />
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
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-4 text-sm">
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
