import type { Metadata } from "next";
import { ShareList } from "@/components/reviews/share-list";
import { PageTitle } from "@/components/ui/page-title";
import { verdictOf } from "@/lib/core/analysis/analyse";
import { openLock } from "@/lib/core/lock/lock";
import { driftSince } from "@/lib/jobs/own-shares";
import { findOwnShares } from "@/lib/store/own-shares";
import { page } from "@/lib/identity/page";
import { followed } from "../followed";

export const metadata: Metadata = { title: "Reviews" };
export const dynamic = "force-dynamic";

/** What was shared to be reviewed. */
async function ReviewsPage() {
  const shares = await findOwnShares();
  const lines = await Promise.all(
    shares.map(async (own) => {
      const drift = await driftSince(own);
      return {
        id: own.id,
        name: own.name,
        relay: own.relay,
        createdAt: own.createdAt,
        links: Object.keys(own.labels).length,
        level: own.lock.level,
        legs: verdictOf(openLock(own.lock)).legs,
        changes: drift?.items.length,
        worse: drift?.items.filter((item) => item.effect === "worse").length,
      };
    }),
  );
  return (
    <>
      <PageTitle
        title="Reviews"
        lead="Sessions you shared for review, and whether they still match what was shared. To share one, open its board and choose Share."
      />
      <ShareList shares={lines} />
    </>
  );
}

export default page("read", followed(ReviewsPage));
