import { Working } from "@/components/ui/status";
import { CAPTURE_LIST_WORDS, type CaptureJob } from "@/lib/core/model/capture-job";
import type { Transport } from "@/lib/core/model/server";

/** The progress of a listing, in words, with the time it has taken. */
export function JobProgress({ job, kind }: { job: CaptureJob; kind: Transport["kind"] }) {
  return (
    <Working quiet>
      <span className="min-w-0 wrap-anywhere">
        {phaseInWords(job, kind)}
        {job.again && ", for the second time, since the copy of Trefoil that began it ended"}
        {job.phase !== "waiting" && (
          <span className="ml-2 whitespace-nowrap tabular-nums">{Math.floor(job.elapsed / 1000)} s</span>
        )}
      </span>
    </Working>
  );
}

/** Only what is known: while nothing answers, nobody knows why. */
export function phaseInWords(job: CaptureJob, kind: Transport["kind"]): string {
  const { phase, installer } = job;
  if (phase === "waiting") return "Waiting for its turn";
  if (phase === "starting") return kind === "http" ? "Calling" : "Starting";
  if (phase === "downloading") return `${installer} is downloading it`;
  if (phase === "asking") {
    const begun = kind === "http" ? "Called, no answer yet" : "Started, no answer yet";
    return installer ? `${begun}; ${installer} may be downloading it` : begun;
  }
  if (phase === "negotiating") return "Agreeing on a protocol revision";
  return phase === "storing" ? `Keeping ${sayCount(job.tools, "tool")}` : sayListing(job);
}

function sayListing({ list = "tools", page, read }: CaptureJob): string {
  const of = CAPTURE_LIST_WORDS[list];
  return page === 0 ? `Listing ${of}` : `Listing ${of}, page ${page} read, ${read.toLocaleString("en-GB")} so far`;
}

export const sayCount = (number: number, what: string): string =>
  `${number.toLocaleString("en-GB")} ${what}${number === 1 ? "" : "s"}`;
