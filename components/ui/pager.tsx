import Link from "next/link";
import { cn } from "./class-names";

type Props = {
  page: number;
  pages: number;
  /** How many there are of what. */ total: string;
  href: (page: number) => string;
  className?: string;
};

/** Ways to the newer and the older page of a long list, the newest first; nothing when one page holds it all. */
export function Pager({ page, pages, total, href, className }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className={cn("flex items-center gap-4 text-sm", className)}>
      {page > 1 && (
        <Link href={href(page - 1)} className="underline underline-offset-4">
          Newer
        </Link>
      )}
      <span className="text-muted">
        Page {page} of {pages}, {total}
      </span>
      {page < pages && (
        <Link href={href(page + 1)} className="underline underline-offset-4">
          Older
        </Link>
      )}
    </nav>
  );
}
