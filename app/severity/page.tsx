import type { Metadata } from "next";
import Link from "next/link";
import { SeverityTables } from "@/components/severity/severity-tables";
import { PageTitle } from "@/components/ui/page-title";
import { tablesWith } from "@/lib/core/analysis/severity-tables";
import { TABLES_VERSION } from "@/lib/core/model/severity";
import { rulesInForce } from "@/lib/jobs/rules-in-force";

export const metadata: Metadata = { title: "Severity" };
export const dynamic = "force-dynamic";

export default async function SeverityPage() {
  const { governance } = await rulesInForce();
  return (
    <>
      <PageTitle
        title="Severity"
        lead="How bad a lethal combination is, in words, from three tables. Nothing is multiplied: each path has one row in each table, and wherever a severity is shown, its rows are shown with it."
      />
      <div className="grid gap-6">
        <SeverityTables tables={tablesWith(governance.severity)} />
        <div className="grid max-w-prose gap-3 text-sm text-pretty">
          <p>
            <strong>A path</strong> says which tool brings in what others wrote, which one reads, and which one sends. A
            session, a server or a set of servers is as bad as its worst path; more tools never make it milder.
          </p>
          <p>
            <strong>How sure it is stands beside it.</strong> A path is confirmed when all three legs are. A leg that is
            only possible is rated as it would be if its condition holds: then an outsider writes, or somebody outside
            reads. Probability never changes a severity.
          </p>
          <p>
            <strong>Your own rows.</strong> Under{" "}
            <Link href="/settings/policies" className="underline underline-offset-4">
              Settings, Policies
            </Link>{" "}
            rows can be changed, and kinds of data put into another class; a file of policies says the same under the
            key <code>severity</code>. Rows that would make it less severe when more people can write or read are
            refused. Version {TABLES_VERSION} of the tables.
          </p>
        </div>
      </div>
    </>
  );
}
