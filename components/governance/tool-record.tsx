import { DecideForm, type Decide } from "./decide-form";
import { DecisionList } from "./decision-list";
import { RecordForm, type KeepRecord } from "./record-form";
import type { GovernedTool } from "./tool-row";

/** What is recorded about one tool, and what people decided on it. */
export function ToolRecord({
  tool,
  serverId,
  keepRecord,
  decide,
}: {
  tool: GovernedTool;
  serverId: string;
  keepRecord: KeepRecord;
  decide: Decide;
}) {
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h3 className="font-semibold">Record</h3>
        <RecordForm key={tool.name} serverId={serverId} tool={tool.name} record={tool.record} keepRecord={keepRecord} />
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">Decide on this tool</h3>
        <DecideForm serverId={serverId} subjects={[{ tool: tool.name, digest: tool.digest }]} decide={decide} />
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">Decisions</h3>
        <DecisionList decisions={tool.decisions} now={tool.digest} />
      </section>
    </div>
  );
}
