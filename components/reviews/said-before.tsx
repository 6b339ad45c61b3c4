import type { Report } from "@/lib/core/model/report";
import { followChain } from "@/lib/core/reviews/chain";
import { sayReviews } from "@/lib/core/text/say-reviews";
import { showHidden } from "@/lib/core/text/visible";

/** What was said about a report before it was saved, and whether any of it was removed since. */
export function SaidBefore({ report }: { report: Pick<Report, "reviews" | "findings"> }) {
  const { log, refused } = followChain(report.reviews ?? []);
  const rows = sayReviews({ ...report, reviews: log });
  return (
    <details className="w-full">
      <summary className="w-fit rounded text-muted hover:text-ink">What reviewers said ({rows.length})</summary>
      {refused > 0 && (
        <p className="mt-2 font-medium">
          {refused === 1 ? "One entry does" : `${refused} entries do`} not follow from those before: something was taken
          out or changed. {refused === 1 ? "It is" : "They are"} not shown.
        </p>
      )}
      <ol className="mt-2 grid gap-2">
        {rows.map(({ at, by, what, text, details }) => (
          <li key={`${at} ${by} ${what}`} className="border-l-2 border-line pl-3 wrap-anywhere">
            <span className="font-medium">{showHidden(by)}</span> <span className="text-muted">{at}</span>{" "}
            {showHidden(what)}
            {[text, ...details]
              .filter((line) => line !== "")
              .map((line) => (
                <p key={line}>{showHidden(line)}</p>
              ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
