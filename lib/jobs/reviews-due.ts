import { isDue, reviewDue, sayReview } from "@/lib/core/governance/review-due";
import { findRecords } from "@/lib/store/records";

/** What people are reminded of today: by the name of the server, when its review, or that of one of its tools, is due. The first counts. */
export async function reviewsDue(): Promise<Map<string, string>> {
  const day = new Date().toISOString().slice(0, 10);
  const records = (await findRecords())
    .filter(({ reviewOn }) => reviewOn !== undefined)
    .sort((a, b) => (a.reviewOn! < b.reviewOn! ? 1 : -1));
  return new Map(
    records.flatMap((record) =>
      isDue(reviewDue(record, day))
        ? [
            [
              record.server,
              `${sayReview(reviewDue(record, day))}${record.tool === undefined ? "" : ` (${record.tool})`}`,
            ],
          ]
        : [],
    ),
  );
}
