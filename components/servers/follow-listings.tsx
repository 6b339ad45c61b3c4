"use client";
import { useRouter } from "next/navigation";
import type { CaptureJob } from "@/lib/core/model/capture-job";
import { useCaptureJobs } from "./use-capture-jobs";

/** Keeps a page true that says what listings came to: while one runs, or what it found is judged, the page is read again at each end. */
export function FollowListings({ jobs }: { jobs: readonly CaptureJob[] }) {
  const router = useRouter();
  useCaptureJobs(jobs, () => router.refresh());
  return null;
}
