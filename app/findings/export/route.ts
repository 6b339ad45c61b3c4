import { filterFindings, FindingFilterSchema } from "@/lib/core/findings/filter";
import { writeFindingsCsv, writeFindingsJson } from "@/lib/core/findings/write";
import { allRows } from "@/lib/jobs/findings/findings";
import { examinedInPart } from "@/lib/jobs/findings/examined-in-part";
import { handOut } from "@/lib/jobs/hand-out";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

/** The findings that match the query, as CSV or JSON. */
export const GET = route("read", async (request: Request): Promise<Response> => {
  const { searchParams } = new URL(request.url);
  const query = { ...Object.fromEntries(searchParams), server: searchParams.getAll("server") };
  const rows = filterFindings(await allRows(), FindingFilterSchema.parse(query));
  const isCsv = searchParams.get("format") === "csv";
  return handOut(
    {
      body: isCsv ? writeFindingsCsv(rows) : writeFindingsJson(rows, await examinedInPart()),
      mediaType: isCsv ? "text/csv; charset=utf-8" : "application/json; charset=utf-8",
      name: `trefoil-findings.${isCsv ? "csv" : "json"}`,
    },
    { kind: "exported", subject: "findings", detail: { findings: rows.length } },
  );
});
