"use client";
import { Link } from "@/components/ui/link";
import { RightMark } from "@/components/rights/right-mark";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { LEGS, type Leg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import type { Classification, VerdictWord } from "@/lib/core/model/verdict";
import { BESIDE_KINDS } from "@/lib/core/model/beside";
import { CHANNEL_WORDS } from "@/lib/core/model/channel";
import { showHidden } from "@/lib/core/text/visible";
import { LegEvidence } from "./leg-evidence";
import { ToolTexts } from "./tool-texts";
import { useEvidence } from "./use-evidence";
import { DrawerHeader } from "./drawer-header";

export type OverrideInput = {
  server: string;
  tool: string;
  leg: Leg;
  verdict: VerdictWord;
  by: string;
  reason: string;
  /** When the override was made that is shown here; null when none is. */
  seen: string | null;
};
/** Saves a person's override; answers with what is wrong with it, if anything. */
export type OnOverride = (input: OverrideInput) => Promise<{ problem?: string }>;

type Props = {
  tool: SessionTool | null;
  onClose: () => void;
  /** Goes to the neighbour in the matrix. */
  onStep: (by: 1 | -1) => void;
  /** Where the evidence of one tool is fetched from; without it the evidence is what the session holds. */
  evidenceFrom?: string;
  onOverride?: OnOverride;
};

/** Why a tool is judged as it is: for each leg the verdict and the words it rests on, then the tool's own texts with those words marked. */
export function EvidenceDrawer({ tool, onClose, onStep, evidenceFrom, onOverride }: Props) {
  const carried =
    tool !== null && (evidenceFrom === undefined || LEGS.some((leg) => tool.classification[leg].evidence.length > 0));
  const loaded = useEvidence(carried ? null : tool, evidenceFrom);
  const shown = tool === null ? null : carried ? { ...tool } : loaded;
  return (
    <Dialog
      open={tool !== null}
      onClose={onClose}
      place="side"
      title={tool && <span className="font-mono text-lg">{showHidden(tool.tool.name)}</span>}
    >
      {tool && (
        <div
          className="grid gap-6"
          onKeyDown={(event) => {
            if ((event.target as HTMLElement).closest("input, textarea, select")) return;
            if (event.key === "[" || event.key === "]") onStep(event.key === "]" ? 1 : -1);
          }}
        >
          <DrawerHeader tool={tool} onStep={onStep} />
          {shown === null && <Working>Reading the evidence…</Working>}
          {shown && "problem" in shown && (
            <Notice kind="problem" title="The evidence could not be read">
              {shown.problem}
            </Notice>
          )}
          {shown && "tool" in shown && (
            <>
              <Legs tool={tool} classification={shown.classification} onOverride={onOverride} />
              {shown.right && (
                <section aria-label="What it is allowed" className="grid gap-1 border-t border-line pt-5">
                  <h3 className="font-semibold">What it is allowed</h3>
                  <RightMark state={shown.right.state} />
                  <p className="text-sm wrap-anywhere">{showHidden(shown.right.why)}</p>
                </section>
              )}
              {tool.meta && (
                <section aria-label="What it reaches" className="grid gap-1 border-t border-line pt-5">
                  <h3 className="font-semibold">What it reaches</h3>
                  <p className="text-sm text-pretty">{showHidden(tool.meta.words)}</p>
                </section>
              )}
              {tool?.channel && (
                <section aria-label="Where to close it" className="grid gap-1 border-t border-line pt-5">
                  <h3 className="font-semibold">Where to close it</h3>
                  <p className="text-sm text-pretty">{CHANNEL_WORDS[tool.channel].closing}</p>
                  {BESIDE_KINDS.some((kind) => kind === tool.channel) && evidenceFrom !== undefined && (
                    <Link
                      href={`/tools/beside?${new URLSearchParams({ server: tool.server, kind: tool.channel })}`}
                      className="w-fit text-sm underline underline-offset-4"
                    >
                      See each of them with its verdicts
                    </Link>
                  )}
                </section>
              )}
              <ToolTexts tool={shown.tool} classification={shown.classification} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** Each leg with its evidence; those of a host's own tools are not overruled. */
function Legs({
  tool,
  classification,
  onOverride,
}: {
  tool: SessionTool;
  classification: Classification;
  onOverride?: OnOverride;
}) {
  const { server } = tool;
  return LEGS.map((leg) => {
    const seen = classification[leg].override?.at ?? null;
    return (
      <LegEvidence
        key={`${tool.id} ${leg}`}
        leg={leg}
        verdict={classification[leg]}
        onOverride={
          onOverride && !server.startsWith("host:")
            ? (word) => onOverride({ server, tool: tool.tool.name, leg, ...word, seen })
            : undefined
        }
      />
    );
  });
}
