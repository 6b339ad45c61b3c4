import type { Metadata } from "next";
import { PartlyExamined } from "@/components/annotations/partly-examined";
import { FindingFilters } from "@/components/findings/finding-filters";
import { FindingList } from "@/components/findings/finding-list";
import { JudgingNotice } from "@/components/findings/judging-notice";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { Pager } from "@/components/ui/pager";
import { filterFindings, findingsQuery, FindingFilterSchema } from "@/lib/core/findings/filter";
import { examinedInPart } from "@/lib/jobs/findings/examined-in-part";
import { findingsSoon } from "@/lib/jobs/findings/findings";
import { findSessions } from "@/lib/store/sessions";
import { page } from "@/lib/identity/page";
import { followed } from "../followed";

export const metadata: Metadata = { title: "Findings" };
export const dynamic = "force-dynamic";

const ON_A_PAGE = 50;

type Query = Promise<Record<string, string | string[] | undefined>>;

async function FindingsPage({ searchParams }: { searchParams: Query }) {
  const query = await searchParams;
  const asked = FindingFilterSchema.parse(query);
  const [{ rows: all, judging, failed }, sessions, partly] = await Promise.all([
    findingsSoon(),
    findSessions(),
    examinedInPart(),
  ]);
  const rows = filterFindings(all, asked);
  const pages = Math.max(1, Math.ceil(rows.length / ON_A_PAGE));
  const page = Math.min(pages, Math.max(1, Number(query["page"]) || 1));
  const address = (more: Record<string, string>) => new URLSearchParams(findingsQuery(asked, more));
  return (
    <>
      <PageTitle
        title="Findings"
        lead="What is wrong in your sessions, most severe first. A finding keeps its identity across listings: someone can own it or accept it until a set date, and it counts as fixed once it is no longer found."
        actions={
          <>
            {(["csv", "json"] as const).map((format) => (
              <Button key={format} asChild>
                <a href={`/findings/export?${address({ format })}`} download>
                  Export {format.toUpperCase()}
                </a>
              </Button>
            ))}
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <JudgingNotice judging={judging} failed={failed} />
        {partly.length > 0 && <PartlyExamined partly={partly} />}
        <FindingFilters asked={asked} sessions={sessions.map(({ id, name }) => ({ id, name }))} />
        {rows.length === 0 ? (
          <EmptyState
            title={
              all.length > 0
                ? "No matching findings"
                : judging
                  ? "The findings are being worked out"
                  : "No findings yet"
            }
          >
            {all.length === 0
              ? "Compose a session from your servers. Whatever is wrong with it will be listed here."
              : "Try other states, or all of them."}
          </EmptyState>
        ) : (
          <FindingList rows={rows.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE)} total={rows.length} />
        )}
        <Pager
          page={page}
          pages={pages}
          total={`${rows.length} findings`}
          href={(to) => `/findings?${address({ page: String(to) })}`}
        />
      </div>
    </>
  );
}

export default page("read", followed(FindingsPage));
