import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { DecideForm } from "@/components/governance/decide-form";
import { DecisionList } from "@/components/governance/decision-list";
import { RecordForm } from "@/components/governance/record-form";
import { ToolDecisions } from "@/components/governance/tool-decisions";
import { SERVER_STANDINGS } from "@/components/governance/words";
import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { ServerTabs } from "@/components/servers/server-tabs";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { decisionsOn, approvalState } from "@/lib/core/governance/approvals";
import { isDue, reviewDue, sayReview } from "@/lib/core/governance/review-due";
import { doubtOf, seenOf } from "@/lib/core/governance/seen";
import { perLeg } from "@/lib/core/model/leg";
import type { Classification } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import { driftOf } from "@/lib/jobs/approved-listing";
import { atAGlance, judgedServers } from "@/lib/jobs/judged-servers";
import { rulesInForce } from "@/lib/jobs/rules-in-force";
import { findApprovals } from "@/lib/store/approvals";
import { findRecords } from "@/lib/store/records";
import { getServer } from "@/lib/store/servers";
import { newestSnapshot } from "@/lib/store/snapshots";
import { page } from "@/lib/identity/page";
import { ServerLegs } from "../server-legs";
import { decide, keepRecord } from "./actions";

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
    <>
      <PageTitle
        title={`${showHidden(name)}: record`}
        lead="Who is responsible for it, how far its program is trusted and why, and who approved what it offers."
        actions={<ServerLegs server={server} />}
      />
      <ServerTabs serverId={id} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card className="grid gap-4">
          <CardTitle>Record</CardTitle>
          {isDue(due) && (
            <Notice
              kind="warning"
              title={`Its review is ${due.state === "soon" ? "near" : "due"}: ${sayReview(due)}.`}
            />
          )}
          <div className="grid gap-1 text-sm">
            <p className="font-medium">What Trefoil sees itself</p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {seen.map(({ says }) => (
                <li key={says}>{showHidden(says)}</li>
              ))}
              <li>
                {now
                  ? now.protocolVersion
                    ? `It spoke revision ${showHidden(now.protocolVersion)} of the specification when it was last listed, on ${now.at.slice(0, 10)}.`
                    : `Its newest listing, of ${now.at.slice(0, 10)}, names no revision of the specification.`
                  : "Its tools have never been fetched."}
              </li>
            </ul>
          </div>
          {doubt && <Notice kind="warning" title={doubt} />}
          <RecordForm serverId={id} record={record} keepRecord={keepRecord} />
          <p className="text-[0.8125rem] text-muted">
            This level says where the program comes from. Whether the server’s own claims may lower suspicion is another
            question, answered under{" "}
            <Link href={`/servers/${id}`} className="underline underline-offset-4">
              Trust on the server’s page
            </Link>
            : {server.trust ? `they may, says ${showHidden(server.trust.by)}.` : "they may not."}
          </p>
        </Card>
        <Card className="grid gap-4">
          <CardTitle>Approval of the server as a whole</CardTitle>
          {now && drift ? (
            <>
              <p className="flex flex-wrap items-center gap-2 text-sm">
                <Badge tone={drift.renewal.state === "approved" ? "outline" : "dashed"}>
                  {SERVER_STANDINGS[drift.renewal.state]}
                </Badge>
                {drift.renewal.until && `until ${drift.renewal.until}`}
                {glance.summary && (
                  <>
                    <LevelBadge level={glance.summary.level} />
                    <LegPips legs={glance.summary.legs} />
                  </>
                )}
                <span className="text-muted">
                  It offers {now.tools.length} {now.tools.length === 1 ? "tool" : "tools"} now, digest{" "}
                  <code className="font-mono" title={now.digest}>
                    {now.digest.slice(0, 16)}
                  </code>
                </span>
              </p>
              {drift.renewal.forced.length > 0 && (
                <Notice
                  kind="warning"
                  title={`${drift.renewal.forced.length === 1 ? "A change" : `${drift.renewal.forced.length} changes`} since the approval`}
                >
                  <ul className="list-disc pl-5">
                    {drift.renewal.forced.slice(0, 8).map(({ says }, index) => (
                      <li key={index}>{showHidden(says)}</li>
                    ))}
                  </ul>
                  {drift.renewal.forced.length > 8 && <p>And {drift.renewal.forced.length - 8} more.</p>}
                </Notice>
              )}
              <DecideForm key={now.digest} serverId={id} subjects={[{ digest: now.digest }]} decide={decide} />
              <DecisionList decisions={decisionsOn(approvals, name)} now={now.digest} />
            </>
          ) : (
            <p className="text-sm text-muted">
              Its tools have never been fetched, so there is nothing to decide on yet.
            </p>
          )}
        </Card>
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
    </>
  );
});

function wordsOf(classification: Classification) {
  return perLeg((leg) => classification[leg].verdict);
}
