import type { Metadata } from "next";
import { ShareList } from "@/components/reviews/share-list";
import { PageTitle } from "@/components/ui/page-title";
import { driftSince } from "@/lib/jobs/own-shares";
import { findOwnShares } from "@/lib/store/own-shares";
import { Follow } from "../follow";

export const metadata: Metadata = { title: "Reviews" };
export const dynamic = "force-dynamic";

/** What was shared to be reviewed. */
export default async function ReviewsPage() {
  const shares = await findOwnShares();
  const lines = await Promise.all(
    shares.map(async (own) => {
      const drift = await driftSince(own);
      return {
        id: own.id,
        name: own.name,
        keeper: own.keeper,
        createdAt: own.createdAt,
        links: Object.keys(own.labels).length,
        level: own.lock.level,
        changes: drift?.items.length,
        worse: drift?.items.filter((item) => item.effect === "worse").length,
      };
    }),
  );
  return (
    <>
      <Follow />
      <PageTitle
        title="Reviews"
        lead="Sessions that you shared to be reviewed, and whether they are still what was shared. Make one under Share on a session’s board."
      />
      <ShareList shares={lines} />
    </>
  );
}
