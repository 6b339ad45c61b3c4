import type { ReactNode } from "react";
import { FollowListings } from "@/components/servers/follow-listings";
import { listings } from "@/lib/jobs/listings";

/**
 * For pages that show the results of listings: a page that was read while a listing ran, or was still being judged, follows it to its end. The running ones are asked for before the page reads anything, since one that ends in between may be missing from what was read.
 */
export function followed<P>(Page: (props: P) => Promise<ReactNode>): (props: P) => Promise<ReactNode> {
  return async (props) => {
    const jobs = await (await listings()).states();
    const content = await Page(props);
    return (
      <>
        <FollowListings jobs={jobs} />
        {content}
      </>
    );
  };
}
