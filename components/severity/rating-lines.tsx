import { Link } from "@/components/ui/link";
import type { Rating } from "@/lib/core/model/severity";
import { showHidden } from "@/lib/core/text/visible";
import { SeverityBadge } from "./severity-badge";

/** How bad a path is, and the rows of the tables that say so. */
export function RatingLines({ rating }: { rating: Rating }) {
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <SeverityBadge severity={rating.severity} confirmed={rating.confirmed} />
        <Link href="/severity" className="underline decoration-line underline-offset-4 hover:decoration-ink">
          How severity is told
        </Link>
      </p>
      <ul className="list-disc pl-5 text-muted">
        {rating.because.map((line) => (
          <li key={line} className="wrap-anywhere">
            {showHidden(line)}
          </li>
        ))}
      </ul>
    </div>
  );
}
