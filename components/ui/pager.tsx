import { Link } from "@/components/ui/link";
import { cn } from "./class-names";

type Props = {
  page: number;
  pages: number;
  /** How many there are of what. */ total: string;
  href: (page: number) => string;
  /** The names of the pages before and after. */
  ways?: { before: string; after: string };
  className?: string;
};

const BY_AGE = { before: "Newer", after: "Older" };
export const IN_ORDER = { before: "Previous", after: "Next" };

/** Links to the previous and the next page of a long list, by default the newest first; nothing when one page holds it all. */
export function Pager({ page, pages, total, href, ways = BY_AGE, className }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className={cn("flex items-center gap-4 text-sm", className)}>
      {page > 1 && (
        <Link href={href(page - 1)} className="underline underline-offset-4">
          {ways.before}
        </Link>
      )}
      <span className="text-muted">
        Page {page} of {pages}, {total}
      </span>
      {page < pages && (
        <Link href={href(page + 1)} className="underline underline-offset-4">
          {ways.after}
        </Link>
      )}
    </nav>
  );
}
