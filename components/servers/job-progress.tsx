import { Working } from "@/components/ui/status";
import type { CaptureJob } from "@/lib/core/model/capture-job";

/** Where a listing stands, in words, with the time it has taken. */
export function JobProgress({ job }: { job: CaptureJob }) {
  return (
    <Working>
      <span>
        {phaseInWords(job)}
        {job.phase !== "waiting" && <span className="ml-2 tabular-nums">{Math.floor(job.elapsed / 1000)} s</span>}
      </span>
    </Working>
  );
}

function phaseInWords({ phase, page, tools }: CaptureJob): string {
  if (phase === "waiting") return "Waiting for its turn";
  if (phase === "starting") return "Starting";
  if (phase === "negotiating") return "Agreeing on a protocol revision";
  if (phase === "storing") return `Keeping ${tools} tools`;
  return page > 0 ? `Listing, page ${page}, ${tools} ${tools === 1 ? "tool" : "tools"} so far` : "Listing";
}
