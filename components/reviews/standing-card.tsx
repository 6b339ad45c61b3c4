import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { DECISIONS } from "@/lib/core/model/review";
import type { Review, ReviewStatement } from "@/lib/core/reviews/read-log";
import { outcome, type ReviewStanding } from "@/lib/core/reviews/standing";
import { showHidden } from "@/lib/core/text/visible";
import { sayTime } from "./anchors";
import { Words } from "./thread-list";

const OUTCOMES: Record<
  ReturnType<typeof outcome>,
  { title: string; tone: "solid" | "outline" | "dashed" | "plain" }
> = {
  approved: { title: "Approved", tone: "solid" },
  stale: { title: "The approval is stale", tone: "dashed" },
  "changes-requested": { title: "Changes requested", tone: "solid" },
  open: { title: "No decision yet", tone: "plain" },
};
const WORDS = { approve: "approved", "request-changes": "requests changes", comment: "commented" } as const;
const MOST_REASONS = 12;

type Props = {
  standings: readonly ReviewStanding[];
  reviews: readonly Review[];
  drift: readonly ReviewStatement<{ kind: "drift"; text: string }>[];
  refused: number;
};

/** The result of the reviews: who approved what, whether that still holds, and if not, why. */
export function StandingCard({ standings, reviews, drift, refused }: Props) {
  const { title, tone } = OUTCOMES[outcome(standings)];
  const newest = drift.at(-1);
  return (
    <Card className="grid gap-4" aria-label="Where the review stands" role="region">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle>{title}</CardTitle>
        {standings.length > 0 && (
          <Badge tone={tone}>{standings.length === 1 ? "1 reviewer" : `${standings.length} reviewers`}</Badge>
        )}
      </div>
      {newest && (
        <div className="rounded-lg border border-dashed border-ink p-4">
          <p className="mb-1 font-medium">What has changed since this snapshot, according to the owner</p>
          <Words said={newest} text={newest.body.text} />
        </div>
      )}
      <ul className="grid gap-3 empty:hidden">
        {standings.map(({ review, stale }) => (
          <li key={review.name} className="grid gap-1 border-l-2 border-line pl-3">
            <p>
              <span className="font-medium">{showHidden(review.by)}</span> {WORDS[review.body.word]}
              {stale.length > 0 && <strong className="font-semibold"> (stale)</strong>},{" "}
              <time dateTime={review.at}>{sayTime(review.at)}</time>
            </p>
            {stale.length > 0 && (
              <ul className="list-disc pl-5 text-sm">
                {stale.slice(0, MOST_REASONS).map((reason) => (
                  <li key={reason} className="wrap-anywhere">
                    {reason}
                  </li>
                ))}
                {stale.length > MOST_REASONS && <li>and {stale.length - MOST_REASONS} more changes</li>}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {reviews.length > 0 && (
        <details>
          <summary className="w-fit rounded text-sm text-muted hover:text-ink">
            {reviews.length === 1 ? "Decisions" : `All ${reviews.length} reviews with their decisions`}
          </summary>
          <ul className="mt-3 grid gap-5">
            {[...reviews].reverse().map((review) => (
              <li key={review.name} className="grid gap-2">
                <Words
                  said={review}
                  text={`${WORDS[review.body.word]}${review.body.text ? `: ${review.body.text}` : ""}`}
                />
                <dl className="grid gap-1 text-sm">
                  {DECISIONS.map(({ id, question }) => {
                    const { choices, words } = review.body.decisions[id];
                    const answer = [...choices, words]
                      .filter((one) => one.trim() !== "")
                      .map(showHidden)
                      .join("; ");
                    return (
                      <div key={id} className="grid gap-x-4 sm:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
                        <dt className="text-muted">{question}</dt>
                        <dd className="wrap-anywhere">{answer || "–"}</dd>
                      </div>
                    );
                  })}
                </dl>
              </li>
            ))}
          </ul>
        </details>
      )}
      {refused > 0 && (
        <p className="text-sm">
          {refused === 1 ? "One entry of the log does" : `${refused} entries of the log do`} not open or do not follow
          from those before. {refused === 1 ? "It is" : "They are"} not counted.
        </p>
      )}
    </Card>
  );
}
