import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ToolDecisions } from "@/components/governance/tool-decisions";
import { Card, CardTitle } from "@/components/ui/card";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { decisionsOn, approvalState } from "@/lib/core/governance/approvals";
import { isDue, reviewDue, sayReview } from "@/lib/core/governance/review-due";
import { doubtOf, seenOf } from "@/lib/core/governance/seen";
import { perLeg } from "@/lib/core/model/leg";
import type { Classification } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import { driftOf } from "@/lib/jobs/approved-listing";
import { atAGlance } from "@/lib/jobs/judged/at-a-glance";
import { judgedServers } from "@/lib/jobs/judged/servers";
import { rulesInForce } from "@/lib/jobs/rules-in-force";
import { findApprovals } from "@/lib/store/approvals";
import { findRecords } from "@/lib/store/records";
import { getServer } from "@/lib/store/servers";
import { newestSnapshot } from "@/lib/store/snapshots/snapshots";
import { page } from "@/lib/identity/page";
import { ServerFrame } from "../server-frame";
import { decide, keepRecord } from "./actions";
import { ApprovalCard } from "./approval-card";
import { RecordCard } from "./record-card";

type Props = { params: Promise<{ serverId: string }> };

export const dynamic = "force-dynamic";

export const generateMetadata = page("read", async ({ params }: Props): Promise<Metadata> => {
  const server = await getServer((await params).serverId);
  return { title: server ? `${showHidden(server.name)}: record` : "Record" };
});

export default page("read", async function RecordPage({ params }: Props) {
  const server = await getServer((await params).serverId);
  if (!server) notFound();
  const { id, name } = server;
  const [now, approvals, records, { governance }] = await Promise.all([
    newestSnapshot(id),
    findApprovals(name),
    findRecords(name),
    rulesInForce(),
  ]);
  const day = new Date().toISOString().slice(0, 10);
  const record = records.find((one) => one.tool === undefined);
  const seen = seenOf(server, await loadKnown());
  const doubt = record && doubtOf(record, seen);
  const due = reviewDue(record, day);
  const [glance, judged] = await Promise.all([atAGlance(server), judgedServers([name])]);
  const legsOf = new Map(
    judged.get(name)?.tools.map(({ tool, classification }) => [tool.name, wordsOf(classification)]),
  );
  const drift = await driftOf(server, approvals, day, governance.approval);
  const tools = (now?.tools ?? []).map(({ tool, digest }) => {
    const decisions = decisionsOn(approvals, name, tool.name);
    const { state, decision } = approvalState(decisions, digest, day);
    const own = records.find((one) => one.tool === tool.name);
    const review = reviewDue(own, day);
    return {
      name: tool.name,
      digest,
      state,
      until: decision?.until,
      decisions,
      record: own,
      review: sayReview(review),
      due: isDue(review),
      legs: legsOf.get(tool.name),
    };
  });
  const unique = [...new Map(tools.map((tool) => [tool.name, tool])).values()];
  return (
    <ServerFrame
      server={server}
      part="record"
      lead="Who is responsible for it, how far its program is trusted and why, and who approved what it offers."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <RecordCard due={due} seen={seen} now={now} doubt={doubt} id={id} record={record} server={server} />
        <ApprovalCard now={now} drift={drift} glance={glance} id={id} approvals={approvals} name={name} />
        {now && (
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-span-2">
            <CardTitle>Its tools</CardTitle>
            {unique.length > 0 ? (
              <ToolDecisions key={now.digest} serverId={id} tools={unique} decide={decide} keepRecord={keepRecord} />
            ) : (
              <p className="text-sm text-muted">It has no tools.</p>
            )}
          </Card>
        )}
      </div>
    </ServerFrame>
  );
});

function wordsOf(classification: Classification) {
  return perLeg((leg) => classification[leg].verdict);
}
