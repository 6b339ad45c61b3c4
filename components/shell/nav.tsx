"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";

const PLACES = [
  { href: "/", label: "Start" },
  { href: "/servers", label: "Servers" },
  { href: "/tools", label: "Tools" },
  { href: "/annotations", label: "Hints" },
  { href: "/sessions", label: "Sessions" },
  { href: "/reviews", label: "Reviews" },
  { href: "/signals", label: "Signals" },
  { href: "/accuracy", label: "Accuracy" },
  { href: "/settings", label: "Settings" },
];

/** On a phone the logo is the way to the start. */
export function Nav() {
  const path = usePathname();
  return (
    <nav aria-label="Main" className="-mx-1 flex flex-wrap justify-start gap-x-1 sm:-mx-1.5 sm:justify-start sm:gap-x-1">
      {PLACES.map(({ href, label }) => {
        const here = href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
        return (
          <Link
            key={href}
            href={href}
            aria-current={here ? "page" : undefined}
            className="rounded-md px-1 py-1.5 text-[0.8125rem] first:max-sm:hidden sm:px-2.5 sm:text-sm text-muted hover:bg-hover hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
