import { Link } from "@/components/ui/link";
import { LegPips } from "@/components/legs/leg-pips";
import { Notice } from "@/components/ui/notice";
import { perLeg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { showHidden } from "@/lib/core/text/visible";
import { BesideLinks } from "@/components/beside/beside-links";
import { countBeside } from "@/lib/core/session/beside-entries";
import { InertText } from "./inert-text";

/** How many lines of a list are shown here; the tool grid has them all. */
const SHOWN = 100;

type Props = {
  server: string;
  /** Where what it offers beside its tools is shown entry by entry; only the newest listing has such a place. */
  beside?: string;
  snapshot: Snapshot;
  tools: SessionTool[];
  /** The listing is not the newest one: whole definitions are shown here, since the tool grid has newer ones. */
  whole?: boolean;
};

/** Everything that a server showed the model at one listing. Its words are shown as plain text. */
export function Offer({ server, beside, snapshot, tools: offered, whole = false }: Props) {
  // Channels have no definitions, so they are left out where whole definitions are shown; what they consist of is shown below.
  const tools = whole ? offered.filter((tool) => !tool.channel) : offered;
  const channels = tools.filter((tool) => tool.channel).length;
  const { instructions, prompts, resources, resourceTemplates, violations, extent, extentReason } = snapshot;
  return (
    <div className="grid gap-6">
      {extent === "partial" && (
        <Notice kind="warning" title="Listed in part">
          {extentReason && showHidden(extentReason)}
        </Notice>
      )}
      {violations.length > 0 && (
        <details>
          <summary className="text-sm font-medium">
            {violations.length === 1 ? "1 violation" : `${violations.length} violations`} of the specification
          </summary>
          <ul className="mt-2 grid gap-1 text-sm">
            {violations.map(({ where, what }, index) => (
              <li key={index} className="wrap-anywhere">
                <code className="font-mono text-xs">{showHidden(where)}</code>: {showHidden(what)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <section className="grid gap-2" aria-label="Tools">
        <h3 className="flex flex-wrap items-baseline justify-between gap-2 font-semibold">
          {[said(tools.length - channels, "tool"), ...(channels > 0 ? [said(channels, "channel")] : [])].join(" and ")}
          {tools.length > 0 && !whole && (
            <Link
              href={`/tools?server=${encodeURIComponent(server)}`}
              className="text-sm font-normal underline underline-offset-4"
            >
              Show all in Tools
            </Link>
          )}
        </h3>
        <ul className="divide-y divide-line">
          {tools.slice(0, SHOWN).map((tool) => (
            <ToolLine key={tool.id} tool={tool} whole={whole} />
          ))}
        </ul>
        {tools.length > SHOWN && (
          <p className="text-sm text-muted">
            {(tools.length - SHOWN).toLocaleString("en")} more {whole ? "in the download" : "under Tools"}.
          </p>
        )}
      </section>
      {beside !== undefined && <BesideLinks base={beside} counts={countBeside(snapshot)} />}
      {instructions && (
        <section className="grid gap-2" aria-label="Instructions">
          <h3 className="font-semibold">Instructions</h3>
          <InertText text={instructions} />
        </section>
      )}
      {beside === undefined && (
        <>
          <Things title="Prompts" things={prompts} />
          <Things title="Resources" things={resources} />
          <Things title="Resource templates" things={resourceTemplates} />
        </>
      )}
    </div>
  );
}

function ToolLine({ tool: { tool, classification }, whole }: { tool: SessionTool; whole: boolean }) {
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-mono text-sm wrap-anywhere">{showHidden(tool.name)}</p>
        <p className="line-clamp-2 text-[0.8125rem] text-muted wrap-anywhere">
          {showHidden((tool.description ?? "It has no description.").slice(0, 400))}
        </p>
        {whole && (
          <details className="mt-1 text-[0.8125rem]">
            <summary className="w-fit">Its whole definition</summary>
            <div className="mt-2">
              <InertText mono text={JSON.stringify(tool, null, 2)} />
            </div>
          </details>
        )}
      </div>
      <LegPips legs={perLeg((leg) => classification[leg].verdict)} />
    </li>
  );
}

const said = (number: number, what: string) => `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;

function Things({ title, things }: { title: string; things: unknown[] }) {
  if (things.length === 0) return null;
  return (
    <details>
      <summary className="font-semibold">
        {title} <span className="font-normal text-muted">{things.length}</span>
      </summary>
      <div className="mt-2 grid gap-2">
        {things.slice(0, SHOWN).map((thing, index) => (
          <InertText key={index} mono text={JSON.stringify(thing, null, 2)} />
        ))}
        {things.length > SHOWN && (
          <p className="text-sm text-muted">{things.length - SHOWN} more are stored but not shown.</p>
        )}
      </div>
    </details>
  );
}
