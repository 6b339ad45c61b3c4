import type { Metadata } from "next";
import { KeepForOthers } from "@/components/reviews/keep-for-others";
import { RelayForm } from "@/components/reviews/relay-form";
import { PageTitle } from "@/components/ui/page-title";
import { getSharing } from "@/lib/store/sharing";
import { page } from "@/lib/identity/page";
import { saveRelay, startKeeping, stopKeeping } from "./actions";

export const metadata: Metadata = { title: "Sharing" };
export const dynamic = "force-dynamic";

export default page("administer", async function SharingPage() {
  const { relay, sealedRelayKey, keepHash } = await getSharing();
  return (
    <>
      <PageTitle
        title="Sharing"
        lead="Where stored shares are kept. A self-contained link or a report file needs none of this."
      />
      <div className="grid grid-cols-1 gap-6">
        <RelayForm relay={relay} hasKey={sealedRelayKey !== null} saveRelay={saveRelay} />
        <KeepForOthers on={keepHash !== null} startKeeping={startKeeping} stopKeeping={stopKeeping} />
      </div>
    </>
  );
});
