import type { Metadata } from "next";
import { ImportOverrides } from "@/components/overrides/import-overrides";
import { OverrideList } from "@/components/overrides/override-list";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { identityOf } from "@/lib/core/classification/reviewed/identity";
import { findServers } from "@/lib/store/servers";
import { findOverrides } from "@/lib/store/overrides";
import { page } from "@/lib/identity/page";
import { takeBack, takeOver } from "./actions";

export const metadata: Metadata = { title: "Overrides" };
export const dynamic = "force-dynamic";

export default page("read", async function OverridesPage() {
  const [overrides, servers] = await Promise.all([findOverrides(), findServers()]);
  return (
    <>
      <PageTitle
        title="Overrides"
        lead="Where a person decided a leg. An override outweighs all evidence in every session, and records who, when and why."
        actions={
          overrides.length > 0 && (
            <Button asChild>
              <a href="/settings/overrides/export" download>
                Export all
              </a>
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 gap-6">
        {overrides.length > 0 ? (
          <OverrideList overrides={overrides} takeBack={takeBack} />
        ) : (
          <EmptyState title="No overrides yet">
            Open a tool’s evidence on a session’s board to override a leg, or import what colleagues decided.
          </EmptyState>
        )}
        <ImportOverrides
          known={overrides.map(({ id: _id, ...override }) => override)}
          here={servers.map(({ name, transport }) => ({ name, identity: identityOf(transport) }))}
          takeOver={takeOver}
        />
      </div>
    </>
  );
});
