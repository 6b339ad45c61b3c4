import type { Metadata } from "next";
import { ImportPolicies } from "@/components/policies/import-policies";
import { PolicyDesk } from "@/components/policies/policy-desk";
import { Button } from "@/components/ui/button";
import { PageTitle } from "@/components/ui/page-title";
import { POLICIES } from "@/lib/core/analysis/policies";
import { findPolicies } from "@/lib/store/policies";
import { keepPolicy, removePolicy, takeOverPolicies } from "./actions";

export const metadata: Metadata = { title: "Policies" };
export const dynamic = "force-dynamic";

export default async function PoliciesPage() {
  const policies = await findPolicies();
  return (
    <>
      <PageTitle
        title="Policies"
        lead="Which capabilities must not meet in one session. Your own stand beside the built-in ones on every board, in every report and link, and on the command line."
        actions={
          policies.length > 0 && (
            <Button asChild>
              <a href="/settings/policies/export" download>
                Export all
              </a>
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 gap-6">
        <PolicyDesk own={policies} builtIn={POLICIES} keep={keepPolicy} remove={removePolicy} />
        <ImportPolicies known={policies} takeOver={takeOverPolicies} />
      </div>
    </>
  );
}
