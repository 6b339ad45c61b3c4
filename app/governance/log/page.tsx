import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { Suspense } from "react";
import * as z from "zod";
import { AuditFilters } from "@/components/governance/audit-filters";
import { AuditTable, KIND_WORDS } from "@/components/governance/audit-table";
import { AuditVerdictCard } from "@/components/governance/audit-verdict";
import { GuardLogVerdicts } from "@/components/governance/guard-log-verdicts";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import { Working } from "@/components/ui/status";
import { AUDIT_KINDS } from "@/lib/core/model/audit";
import { verifyLog } from "@/lib/jobs/audit-log";
import { verifyGuardLogs } from "@/lib/jobs/guard-log";
import { countAudit, findAudit } from "@/lib/store/read-audit";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Audit log" };
export const dynamic = "force-dynamic";

const PAGE = 50;
const QuerySchema = z.object({
  kind: z.enum(AUDIT_KINDS).optional().catch(undefined),
  subject: z.string().trim().max(200).optional().catch(undefined),
  day: z.iso.date().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

export default page(
  "review",
  async function LogPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
    const { page, ...search } = QuerySchema.parse(await searchParams);
    const [rows, count] = await Promise.all([
      findAudit(search, { skip: (page - 1) * PAGE, take: PAGE }),
      countAudit(search),
    ]);
    const pages = Math.max(1, Math.ceil(count / PAGE));
    const href = (to: number) =>
      `/governance/log?${new URLSearchParams({ ...(search.kind ? { kind: search.kind } : {}), ...(search.subject ? { subject: search.subject } : {}), ...(search.day ? { day: search.day } : {}), page: String(to) })}`;
    return (
      <>
        <PageTitle
          title="Audit log"
          lead="What was shown and decided, in order. Entries are only ever added. Each one is signed and includes the digest of the one before. Secrets and tool texts are not recorded."
          actions={
            <>
              <Button asChild>
                <Link href="/governance">Governance</Link>
              </Button>
              <Button asChild variant="solid">
                <a href="/governance/log/export" download>
                  Export as JSON Lines
                </a>
              </Button>
            </>
          }
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Suspense fallback={<Working>Verifying the chain</Working>}>
            <Verdict />
          </Suspense>
          <Suspense>
            <GuardLogs />
          </Suspense>
          <AuditFilters kinds={AUDIT_KINDS.map((kind) => ({ kind, words: KIND_WORDS[kind] }))} chosen={search} />
          {rows.length === 0 ? (
            <EmptyState title="No matching entries">Try fewer filters.</EmptyState>
          ) : (
            <AuditTable rows={rows} />
          )}
          <Pager page={page} pages={pages} total={`${count.toLocaleString("en")} entries`} href={href} />
        </div>
      </>
    );
  },
);

async function GuardLogs() {
  return <GuardLogVerdicts verdicts={await verifyGuardLogs()} />;
}

async function Verdict() {
  return <AuditVerdictCard verdict={await verifyLog()} />;
}
