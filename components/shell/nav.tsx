"use client";
import { Link } from "@/components/ui/link";
import { usePathname } from "next/navigation";
import { ScrollStrip } from "@/components/ui/scroll-strip";
import { placeOf, PLACES } from "./places";

/** The places, in one line on screens of any size. */
export function Nav() {
  const path = usePathname();
  const here = placeOf(path)?.place;
  return (
    <nav aria-label="Main">
      <ScrollStrip at={path} className="-mx-1 gap-x-1 px-1 sm:-mx-1.5 sm:px-1.5">
        {PLACES.map((place) => (
          <Link
            key={place.label}
            href={place.pages[0]!.href}
            aria-current={place !== here ? undefined : path === place.pages[0]!.href ? "page" : "true"}
            className="my-1 shrink-0 rounded-md px-2 py-1.5 text-sm text-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8 sm:px-2.5"
          >
            {place.label}
          </Link>
        ))}
      </ScrollStrip>
    </nav>
  );
}
