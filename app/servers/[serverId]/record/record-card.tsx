import { Link } from "@/components/ui/link";
import { RecordForm } from "@/components/governance/record-form";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { isDue, sayReview } from "@/lib/core/governance/review-due";
import { showHidden } from "@/lib/core/text/visible";
import { keepRecord } from "./actions";
import type { ReviewDue } from "@/lib/core/governance/review-due";
import type { SourceRemark } from "@/lib/core/governance/seen";
import type { ServerRecord } from "@/lib/core/model/server-record";
import type { StoredServer } from "@/lib/store/servers";
import type { StoredSnapshot } from "@/lib/store/snapshots/snapshots";

/** Who is responsible for the server, what Trefoil sees of its program, and when it is reviewed. */
export function RecordCard({
  due,
  seen,
  now,
  doubt,
  id,
  record,
  server,
}: {
  due: ReviewDue;
  seen: SourceRemark[];
  now: StoredSnapshot | null;
  doubt: string | undefined;
  id: string;
  record: ServerRecord | undefined;
  server: StoredServer;
}) {
  return (
    <Card className="grid gap-4">
      <CardTitle>Record</CardTitle>
      {isDue(due) && (
        <Notice kind="warning" title={`Its review is ${due.state === "soon" ? "near" : "due"}: ${sayReview(due)}.`} />
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
  );
}
