import { Scissors } from "@/components/ui/icons";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { Analysis, Cut } from "@/lib/core/model/analysis";
import { LEGS, LEG_WORDS, type PerLeg } from "@/lib/core/model/leg";
import type { Session, SessionTool, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { count, legPhrases } from "../words";
import { IdList } from "./id-list";

type Props = {
  session: Session;
  cuts: Analysis["cuts"][Stance];
  /** The tools that are on. */
  tools: readonly SessionTool[];
  onTry: (ids: string[]) => void;
};

/** The cheapest cuts of tools and of whole servers; those that remove most of the servers are folded away. */
export function Cuts({ session, cuts: { tools, servers, blocked }, tools: on, onTry }: Props) {
  const own = session.servers.filter((server) => !server.off && !server.builtIn).length;
  const few = servers.filter((cut) => cut.remove.length <= Math.max(1, own / 2));
  const many = servers.filter((cut) => !few.includes(cut));
  const lostWith = (cut: Cut) => on.filter((tool) => cut.remove.includes(tool.server)).length;
  const priced = Object.keys(session.wishes?.costs ?? {}).length > 0;
  const shared = { total: on.length, priced, onTry };
  return (
    <>
      <CutList title="Switch tools off" what="tool" cuts={tools} lost={(cut) => cut.remove.length} {...shared} />
      <CutList title="Remove whole servers" what="server" cuts={few} lost={lostWith} {...shared} />
      {many.length > 0 && (
        <details>
          <summary className="w-fit rounded text-sm">More: cuts that cost most of the servers</summary>
          <div className="mt-3">
            <CutList title="Most of the servers" what="server" cuts={many} lost={lostWith} {...shared} />
          </div>
        </details>
      )}
      {blocked?.tools && <Blocked by={blocked.tools} />}
    </>
  );
}

function Blocked({ by }: { by: PerLeg<string[]> }) {
  return (
    <Notice kind="warning" title="No cut is possible: what must stay holds all three legs">
      <ul className="list-disc pl-5">
        {LEGS.map((leg) => (
          <li key={leg}>
            {LEG_WORDS[leg].title}: {by[leg].slice(0, 5).map(showHidden).join(", ")}
            {by[leg].length > 5 && ` and ${by[leg].length - 5} more`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type ListProps = {
  title: string;
  what: "tool" | "server";
  cuts: readonly Cut[];
  lost: (cut: Cut) => number;
  total: number;
  /** Costs were given, so the cost is shown beside the number. */ priced: boolean;
  onTry: (ids: string[]) => void;
};

function CutList({ title, what, cuts, lost, total, priced, onTry }: ListProps) {
  if (cuts.length === 0) return null;
  const tied = cuts.length > 1;
  return (
    <section className="grid gap-3">
      <div>
        <CardTitle>{title}</CardTitle>
        <p className="text-sm text-muted">
          {tied ? `${cuts.length} cuts cost the same. Any one of them is enough.` : "There is no cheaper cut."}
        </p>
      </div>
      <ul className="grid gap-3 xl:grid-cols-2">
        {cuts.map((cut) => (
          <li key={`${cut.leg} ${cut.remove.join(" ")}`}>
            <Card className="grid h-full content-start gap-3 p-4">
              <div className="flex items-start gap-3">
                <span className="mt-0.5 flex gap-0.5">
                  {cut.empties.map((leg) => (
                    <LegPip key={leg} leg={leg} verdict="yes" silent />
                  ))}
                </span>
                <p className="min-w-0 flex-1">
                  <strong className="font-semibold">{count(cut.remove.length, what)} off</strong>, and{" "}
                  {legPhrases(cut.empties)} {cut.empties.length > 1 ? "are" : "is"} gone.
                  <span className="block text-sm text-muted">
                    Costs {lost(cut).toLocaleString("en-GB")} of {count(total, "tool")}
                    {priced && `, ${cut.cost.toLocaleString("en-GB")} at your costs`}.
                  </span>
                </p>
                <Button size="small" onClick={() => onTry([...cut.remove])}>
                  <Scissors aria-hidden="true" className="size-3.5" />
                  Try it
                </Button>
              </div>
              <IdList ids={cut.remove} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
