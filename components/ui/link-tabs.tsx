"use client";
import { Link } from "@/components/ui/link";
import { ScrollStrip } from "./scroll-strip";

type Props = {
  /** The label of the landmark. */ label: string;
  links: readonly { href: string; label: string }[];
  /** The address of the link that is marked as the current one. */ current: string | undefined;
};

/** Links between pages that belong together, in one line on screens of any size. */
export function LinkTabs({ label, links, current }: Props) {
  return (
    <nav aria-label={label} className="no-print border-b border-line">
      <ScrollStrip at={current ?? ""} className="gap-1">
        {links.map((link) => (
          <Link
            key={link.href}
            href={link.href}
            aria-current={current === link.href ? "page" : undefined}
            className="shrink-0 border-b-2 border-transparent px-3 py-2 text-sm text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {link.label}
          </Link>
        ))}
      </ScrollStrip>
    </nav>
  );
}
