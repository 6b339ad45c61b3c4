import type { GovernanceRow } from "@/components/governance/row";
import { isDue, reviewDue, sayReview } from "@/lib/core/governance/review-due";
import { driftOfAll } from "@/lib/jobs/approved-listing";
import { serversAtAGlance } from "@/lib/jobs/judged/at-a-glance";
import { findRecords } from "@/lib/store/records";

/** Every server with its record and its status today. A tool's own review counts for its server when it comes first. */
export async function rowsOf(day: string): Promise<GovernanceRow[]> {
  const [servers, records] = await Promise.all([serversAtAGlance(), findRecords()]);
  const drifts = await driftOfAll(servers, day);
  return servers.map(({ id, name, lastListedAt, summary }) => {
    const record = records.find((one) => one.server === name && one.tool === undefined);
    const first = records
      .filter((one) => one.server === name && one.reviewOn !== undefined)
      .sort((a, b) => (a.reviewOn! < b.reviewOn! ? -1 : 1))[0];
    const review = reviewDue(first, day);
    const drift = drifts.get(id);
    return {
      id,
      name,
      owner: record?.owner ?? "",
      trust: record?.trust,
      state: drift?.renewal.state ?? "never",
      until: drift?.renewal.until,
      by: drift?.renewal.decision?.by,
      reviewOn: first?.reviewOn,
      review: `${sayReview(review)}${first?.tool === undefined ? "" : ` (${first.tool})`}`,
      due: isDue(review),
      revision: summary?.protocolVersion,
      listedAt: lastListedAt,
      tools: summary?.tools ?? 0,
      legs: summary?.legs,
      changes: drift?.changes.length ?? 0,
      forced: drift?.renewal.forced.length ?? 0,
    };
  });
}
