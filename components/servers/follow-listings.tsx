"use client";
import { useRouter } from "next/navigation";
import type { CaptureJob } from "@/lib/core/model/capture-job";
import { useCaptureJobs } from "./use-capture-jobs";

/** Keeps a page with results of listings up to date: each time that a listing, or the judging of its result, ends, the page is read again. */
export function FollowListings({ jobs }: { jobs: readonly CaptureJob[] }) {
  const router = useRouter();
  useCaptureJobs(jobs, () => router.refresh());
  return null;
}
