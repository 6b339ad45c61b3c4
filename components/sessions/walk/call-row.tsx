"use client";

import { ArrowDown, ArrowUp, X } from "@/components/ui/icons";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { Td } from "@/components/ui/table";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Session } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { ToolName } from "../tool-name";
import type { Stance } from "@/lib/core/model/session";
import type { WalkStep } from "@/lib/core/analysis/walk";

type Props = {
  step: WalkStep;
  at: number;
  /** Place of the last call. */
  last: number;
  lethalAt: number | undefined;
  stance: Stance;
  session: Session;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
};

/** One call of a walk: what it adds, what is held after it, and the buttons that move it. */
export function CallRow({ step, at, last, lethalAt, stance, session, move, remove }: Props) {
  return (
    <tr data-step={at} className={at === lethalAt ? "bg-chosen" : undefined}>
      <Td className="tabular-nums">
        {at + 1}
        {at === lethalAt && (
          <strong className="block text-xs font-semibold">
            {stance === "plain" ? "lethal here" : "all three here"}
          </strong>
        )}
      </Td>
      <Td>
        <ToolName id={step.call} />
        {!step.known && (
          <span className="block text-xs text-muted">
            {step.call.includes("/") &&
            session.servers.some((server) => server.tools.some((tool) => tool.id === step.call))
              ? "switched off in this session"
              : "unknown here"}
          </span>
        )}
      </Td>
      <Td>
        {step.adds.length === 0 ? (
          <span className="text-muted">{step.known ? "nothing new" : "not known"}</span>
        ) : (
          step.adds.map((leg) => (
            <span key={leg} className="mr-2 inline-flex items-center gap-1.5 whitespace-nowrap">
              <LegPip leg={leg} verdict="yes" silent />
              {LEG_WORDS[leg].phrase}
            </span>
          ))
        )}
      </Td>
      <Td>
        {step.held.length === 0 && <span className="text-muted">no leg</span>}
        {step.held.map((leg) => (
          <span key={leg} className="flex items-start gap-1.5 text-xs">
            <LegPip leg={leg} verdict="yes" className="size-4" />
            <span className="min-w-0 wrap-anywhere">{showHidden(named(step.by[leg]))}</span>
          </span>
        ))}
      </Td>
      <Td className="whitespace-nowrap">
        <Button
          variant="quiet"
          size="icon"
          className="size-7"
          disabled={at === 0}
          onClick={() => move(at, at - 1)}
          aria-label={`Move call ${at + 1} up`}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          className="size-7"
          disabled={at === last}
          onClick={() => move(at, at + 1)}
          aria-label={`Move call ${at + 1} down`}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          className="size-7"
          onClick={() => remove(at)}
          aria-label={`Remove call ${at + 1}`}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </Td>
    </tr>
  );
}

function named(calls: readonly string[]): string {
  return calls.length <= 3 ? calls.join(", ") : `${calls.slice(0, 2).join(", ")} and ${calls.length - 2} more`;
}
