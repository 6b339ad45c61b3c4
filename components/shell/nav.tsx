"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { ScrollStrip } from "@/components/ui/scroll-strip";

const PLACES = [
  { href: "/", label: "Start" },
  { href: "/servers", label: "Servers" },
  { href: "/tools", label: "Tools" },
  { href: "/annotations", label: "Hints" },
  { href: "/sessions", label: "Sessions" },
  { href: "/reviews", label: "Reviews" },
  { href: "/governance", label: "Governance" },
  { href: "/signals", label: "Signals" },
  { href: "/accuracy", label: "Accuracy" },
  { href: "/settings", label: "Settings" },
];

/** One line on every screen; on a phone the logo is the way to the start. */
export function Nav() {
  const path = usePathname();
  return (
    <nav aria-label="Main">
      <ScrollStrip at={path} className="-mx-1 gap-x-1 px-1 sm:-mx-1.5 sm:px-1.5">
        {PLACES.map(({ href, label }) => {
          const here = href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
          return (
            <Link
              key={href}
              href={href}
              aria-current={here ? "page" : undefined}
              className="my-1 shrink-0 rounded-md px-2 py-1.5 text-sm first:max-sm:hidden sm:px-2.5 text-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
            >
              {label}
            </Link>
          );
        })}
      </ScrollStrip>
    </nav>
  );
}
