import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { ReadAgain } from "@/components/annotations/read-again";
import { readView, viewRows } from "@/components/annotations/row";
import { AnnotationGrid } from "@/components/annotations/annotation-grid";
import { Coverage } from "@/components/annotations/coverage";
import { PartlyExamined } from "@/components/annotations/partly-examined";
import { RemarkList } from "@/components/annotations/remark-list";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { pageOf } from "@/components/ui/page-of";
import { PageTitle } from "@/components/ui/page-title";
import { HINTS_OF_REVISION } from "@/lib/core/annotations/meaning";
import { annotationRows } from "@/lib/jobs/annotation-rows";
import { showHidden } from "@/lib/core/text/visible";
import { queryOf } from "@/lib/query";
import { page } from "@/lib/identity/page";
import { followed } from "../followed";

export const metadata: Metadata = { title: "Hints" };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The address says what is shown, as `writeView` writes it; `page` is the page of lines. What is below the lines is about their servers. */
async function AnnotationsPage({ searchParams }: Props) {
  const [query, { rows, aboutServers, partly, renewing }] = await Promise.all([
    searchParams.then(queryOf),
    annotationRows(),
  ]);
  const shown = pageOf(viewRows(rows, readView(query)), query.get("page"));
  const named = new Set(shown.lines.map(({ server }) => server));
  return (
    <>
      <PageTitle
        title="Hints"
        lead={
          <>
            What servers declare about their tools (specification {HINTS_OF_REVISION}), kept apart from what is assumed
            where they say nothing; what clients make of it, what contradicts it, and what should be declared.{" "}
            <Link href="/annotations/rules" className="underline underline-offset-4">
              The rules, and how often they apply to real servers
            </Link>
          </>
        }
        actions={
          rows.length > 0 && (
            <Button asChild>
              <a href="/annotations/export" download>
                Export the advice
              </a>
            </Button>
          )
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title="No tools yet"
          actions={
            <Button asChild variant="solid">
              <Link href="/servers">Go to the servers</Link>
            </Button>
          }
        >
          Tools appear here once a server has been listed.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {renewing && (
            <Notice kind="info" title="Something changed, and the rules are being checked again">
              Until then, this page shows the earlier result.
              <ReadAgain />
            </Notice>
          )}
          {partly.length > 0 && <PartlyExamined partly={partly} />}
          {aboutServers
            .filter(({ server }) => named.has(server))
            .map(({ server, remarks }) => (
              <Card key={server} className="grid gap-3">
                <CardTitle>About {showHidden(server)} as a whole</CardTitle>
                <RemarkList remarks={remarks} />
              </Card>
            ))}
          <AnnotationGrid rows={shown} all={rows.length} servers={[...new Set(rows.map(({ server }) => server))]} />
          <Card className="grid grid-cols-1 gap-3">
            <CardTitle>How much is declared</CardTitle>
            <Coverage rows={rows} shown={named} />
          </Card>
        </div>
      )}
    </>
  );
}

export default page("read", followed(AnnotationsPage));
