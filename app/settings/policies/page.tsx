import type { Metadata } from "next";
import { FollowedFile } from "@/components/policies/followed-file";
import { GovernanceForm } from "@/components/policies/governance-form";
import { ImportPolicies } from "@/components/policies/import-policies";
import { PolicyDesk } from "@/components/policies/policy-desk";
import { SeverityForm } from "@/components/policies/severity-form";
import { Button } from "@/components/ui/button";
import { PageTitle } from "@/components/ui/page-title";
import { POLICIES } from "@/lib/core/analysis/policies";
import { rulesInForce } from "@/lib/jobs/rules-in-force";
import { findGovernance, findPolicies } from "@/lib/store/policies";
import { page } from "@/lib/identity/page";
import { keepGovernance, keepPolicy, keepSeverity, removePolicy, takeOverPolicies } from "./actions";

export const metadata: Metadata = { title: "Policies" };
export const dynamic = "force-dynamic";

export default page("read", async function PoliciesPage() {
  const [policies, asks, { file }] = await Promise.all([findPolicies(), findGovernance(), rulesInForce()]);
  return (
    <>
      <PageTitle
        title="Policies"
        lead="What must not come together in one session, and what else every session must meet. Policies apply to every board, report and link, and on the command line."
        actions={
          <>
            <Button asChild>
              <a href="/settings/policies/approvals" download>
                Export approvals
              </a>
            </Button>
            <Button asChild>
              <a href="/settings/policies/export" download>
                Export all
              </a>
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-1 gap-6">
        {file && <FollowedFile file={file} />}
        <PolicyDesk own={policies} builtIn={POLICIES} keep={keepPolicy} remove={removePolicy} />
        {!file && <GovernanceForm asks={asks} keep={keepGovernance} />}
        {!file && <SeverityForm rows={asks.severity} keep={keepSeverity} />}
        <ImportPolicies known={policies} asks={asks} takeOver={takeOverPolicies} />
      </div>
    </>
  );
});
