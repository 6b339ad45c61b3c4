import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { SeverityTables } from "@/components/severity/severity-tables";
import { PageTitle } from "@/components/ui/page-title";
import { tablesWith } from "@/lib/core/analysis/severity-tables";
import { TABLES_VERSION } from "@/lib/core/model/severity";
import { rulesInForce } from "@/lib/jobs/rules-in-force";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Severity" };
export const dynamic = "force-dynamic";

export default page("read", async function SeverityPage() {
  const { governance } = await rulesInForce();
  return (
    <>
      <PageTitle
        title="Severity"
        lead="How bad a lethal combination is, in words, from three tables. Nothing is multiplied: each path has one row in each table, and wherever a severity is shown, its rows are shown with it."
      />
      <div className="grid gap-6">
        <SeverityTables tables={tablesWith(governance.severity)} />
        <p className="max-w-prose text-sm text-pretty">
          What a path is, how sure a rating is, and how to change rows is explained in the{" "}
          <Link href="/help/severity" className="underline underline-offset-4">
            handbook
          </Link>
          . Version {TABLES_VERSION} of the tables.
        </p>
      </div>
    </>
  );
});
