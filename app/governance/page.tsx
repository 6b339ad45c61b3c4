import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { GovernanceGrid } from "@/components/governance/governance-grid";
import { ImportRecords } from "@/components/governance/import-records";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageTitle } from "@/components/ui/page-title";
import { showHidden } from "@/lib/core/text/visible";
import { findApprovals } from "@/lib/store/approvals";
import { findRecords } from "@/lib/store/records";
import { page } from "@/lib/identity/page";
import { takeOver } from "./actions";
import { rowsOf } from "./rows-of";
import { followed } from "../followed";

export const metadata: Metadata = { title: "Governance" };
export const dynamic = "force-dynamic";

/** How many names a reminder spells out. */
const NAMED = 5;

async function GovernancePage() {
  const [rows, records, approvals] = await Promise.all([
    rowsOf(new Date().toISOString().slice(0, 10)),
    findRecords(),
    findApprovals(),
  ]);
  const due = rows.filter((row) => row.due);
  return (
    <>
      <PageTitle
        title="Governance"
        lead="Who is responsible for each server, how far it is trusted, who approved what it offers, and until when. Open a server to see its record."
        actions={
          <Button asChild>
            <Link href="/governance/log">Audit log</Link>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {due.length > 0 && (
          <Notice kind="warning" title={due.length === 1 ? "A review is due" : `${due.length} reviews are due`}>
            {due.slice(0, NAMED).map(({ id, name, review }) => (
              <p key={id}>
                <Link href={`/servers/${id}/record`} className="underline underline-offset-4">
                  {showHidden(name)}
                </Link>
                : {showHidden(review)}
              </p>
            ))}
            {due.length > NAMED && <p>And {due.length - NAMED} more: choose “Review due” below.</p>}
          </Notice>
        )}
        {rows.length > 0 ? (
          <GovernanceGrid rows={rows} />
        ) : (
          <EmptyState title="No servers yet">Add one, or import the config of your client.</EmptyState>
        )}
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <CardTitle>Export and import</CardTitle>
          <p className="text-sm text-muted">
            Records and decisions as JSON, for another Trefoil to import; the table of servers as CSV. An import first
            shows what it would change, and never removes a decision.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button asChild>
              <a href="/governance/export" download>
                Export as JSON
              </a>
            </Button>
            <Button asChild>
              <a href="/governance/export?format=csv" download>
                Export table as CSV
              </a>
            </Button>
          </div>
          <ImportRecords known={{ records, approvals }} takeOver={takeOver} />
        </Card>
      </div>
    </>
  );
}

export default page("read", followed(GovernancePage));
