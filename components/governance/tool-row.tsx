import { LegPips } from "@/components/legs/leg-pips";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CutName } from "@/components/ui/cut-name";
import type { ApprovalState } from "@/lib/core/governance/approvals";
import type { Approval } from "@/lib/core/model/approval";
import type { PerLeg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import type { KeptRecord } from "./record-form";
import { TOOL_STANDINGS } from "./words";

/** A tool as it is offered now, with what people decided and recorded about it. */
export type GovernedTool = {
  name: string;
  digest: string;
  state: ApprovalState["state"];
  until?: string;
  decisions: Approval[];
  record?: KeptRecord;
  review: string;
  due: boolean;
  legs?: PerLeg<VerdictWord>;
};

/** One tool with its status, to tick or to open. */
export function ToolRow({
  tool: { name, state, until, record, review, due, legs },
  nth,
  of,
  chosen,
  onTurn,
  onOpen,
}: {
  tool: GovernedTool;
  nth: number;
  of: number;
  chosen: boolean;
  onTurn: (on: boolean) => void;
  onOpen: () => void;
}) {
  return (
    <div
      role="listitem"
      aria-setsize={of}
      aria-posinset={nth}
      className="flex h-15 items-center gap-3 border-b border-line px-3"
    >
      <Checkbox
        aria-label={`Select ${showHidden(name)}`}
        checked={chosen}
        onChange={(event) => onTurn(event.target.checked)}
      />
      <div className="min-w-0 flex-1">
        <p className="flex font-mono text-[0.8125rem]">
          <CutName name={showHidden(name)} />
        </p>
        <p className="truncate text-xs text-muted">
          {due && <strong className="font-semibold text-ink">review {review}; </strong>}
          {record
            ? `${record.owner ? `owner ${showHidden(record.owner)}` : "no owner"}, trust: ${record.trust}`
            : "no record of its own"}
        </p>
      </div>
      {legs && <LegPips legs={legs} />}
      <Badge tone={state === "approved" ? "outline" : state === "undecided" ? "plain" : "dashed"}>
        {TOOL_STANDINGS[state]}
        {state === "approved" && until && <span className="max-sm:hidden"> until {until}</span>}
      </Badge>
      <Button size="small" onClick={onOpen} aria-label={`Open the record of ${showHidden(name)}`}>
        Record
      </Button>
    </div>
  );
}
