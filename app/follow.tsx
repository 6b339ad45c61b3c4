import { FollowListings } from "@/components/servers/follow-listings";
import { captureJobs } from "@/lib/jobs/capture-jobs";

/** For pages that say what listings came to: one that was read while a listing ran, or was still judged, follows it to its end. */
export function Follow() {
  return <FollowListings jobs={captureJobs().states()} />;
}
