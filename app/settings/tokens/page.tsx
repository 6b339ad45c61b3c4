import type { Metadata } from "next";
import { TokenForm } from "@/components/settings/token-form";
import { TokenTable } from "@/components/settings/token-table";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { page } from "@/lib/identity/page";
import { findTokens } from "@/lib/store/api-tokens";
import { makeToken, revoke } from "./actions";

export const metadata: Metadata = { title: "Tokens" };
export const dynamic = "force-dynamic";

export default page("administer", async function TokensPage() {
  const tokens = await findTokens();
  return (
    <>
      <PageTitle
        title="Tokens"
        lead="For programs that ask Trefoil for something: a script that fetches findings, or CI. Each token says what it is for, expires by itself, and can be revoked at any time."
      />
      <div className="grid grid-cols-1 gap-6">
        {tokens.length === 0 ? (
          <EmptyState title="No tokens have been created">Only a browser that you let in gets an answer.</EmptyState>
        ) : (
          <TokenTable tokens={tokens} at={new Date().toISOString()} revoke={revoke} />
        )}
        <TokenForm makeToken={makeToken} />
      </div>
    </>
  );
});
