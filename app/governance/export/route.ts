import { SERVER_STANDINGS } from "@/components/governance/words";
import { writeGovernance } from "@/lib/core/governance/governance-file";
import { csvCell } from "@/lib/core/text/csv-cell";
import { handOut } from "@/lib/jobs/hand-out";
import { findApprovals } from "@/lib/store/approvals";
import { auditAnchor } from "@/lib/store/read-audit";
import { findRecords } from "@/lib/store/records";
import { route } from "@/lib/identity/route";
import { rowsOf } from "../rows-of";

export const dynamic = "force-dynamic";

/** All records and decisions as a file to pass on; with `?format=csv` the table of servers. */
export const GET = route("read", async (request: Request) => {
  if (new URL(request.url).searchParams.get("format") === "csv")
    return handOut(
      { body: await table(), mediaType: "text/csv; charset=utf-8", name: "trefoil-governance.csv" },
      { kind: "exported", subject: "the table of governance" },
    );
  const body = writeGovernance({ records: await findRecords(), approvals: await findApprovals() }, await auditAnchor());
  return handOut(
    { body, mediaType: "application/json; charset=utf-8", name: "trefoil-governance.json" },
    { kind: "exported", subject: "records and approvals" },
  );
});

async function table(): Promise<string> {
  const rows = await rowsOf(new Date().toISOString().slice(0, 10));
  const head = [
    "server",
    "owner",
    "trust",
    "approval",
    "approved_by",
    "until",
    "review",
    "revision",
    "listed",
    "tools",
    "changes",
    "changes_that_count",
  ];
  const cells = rows.map((row) => [
    row.name,
    row.owner,
    row.trust ?? "",
    SERVER_STANDINGS[row.state],
    row.by ?? "",
    row.until ?? "",
    row.reviewOn ?? "",
    row.revision ?? "",
    row.listedAt ?? "",
    row.tools,
    row.changes,
    row.forced,
  ]);
  return [head, ...cells].map((line) => `${line.map(csvCell).join(",")}\r\n`).join("");
}
