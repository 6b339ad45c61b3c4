"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";

const PLACES = [
  { href: "/settings/overrides", label: "Overrides" },
  { href: "/settings/policies", label: "Policies" },
  { href: "/settings/advisor", label: "Advisor" },
  { href: "/settings/starts", label: "Starts" },
  { href: "/settings/sharing", label: "Sharing" },
  { href: "/settings/data", label: "Data and about" },
];

/** The parts of the settings. */
export function SettingsNav() {
  const path = usePathname();
  return (
    <nav aria-label="Settings" className="mb-6 flex flex-wrap gap-x-1 border-b border-line">
      {PLACES.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={path === href ? "page" : undefined}
          className="-mb-px border-b-2 border-transparent px-3 py-2.5 text-sm text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
