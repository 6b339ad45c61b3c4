import type { ReactNode } from "react";
import { FollowListings } from "@/components/servers/follow-listings";
import { captureJobs } from "@/lib/jobs/capture-jobs";

/**
 * For pages that say what listings came to: one that was read while a listing ran, or was still judged, follows it to its end. Which ones run
 * is asked before the page reads anything: one that ends meanwhile may come too late for what was read.
 */
export function followed<P>(Page: (props: P) => Promise<ReactNode>): (props: P) => Promise<ReactNode> {
  return async (props) => {
    const jobs = captureJobs().states();
    const content = await Page(props);
    return (
      <>
        <FollowListings jobs={jobs} />
        {content}
      </>
    );
  };
}
