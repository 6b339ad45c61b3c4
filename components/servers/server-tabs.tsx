"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { ScrollStrip } from "@/components/ui/scroll-strip";

/** The pages of one server, by what follows its own address. */
const TABS = [
  { path: "", label: "Server" },
  { path: "/history", label: "History" },
  { path: "/record", label: "Record" },
  { path: "/least", label: "Least tool set" },
];

/** Leads between the pages of one server; stands below the title of each. */
export function ServerTabs({ serverId }: { serverId: string }) {
  const path = usePathname();
  return (
    <nav aria-label="Pages of this server" className="no-print mb-6 border-b border-line">
      <ScrollStrip at={path} className="gap-1">
        {TABS.map((tab) => {
          const href = `/servers/${serverId}${tab.path}`;
          return (
            <Link
              key={href}
              href={href}
              aria-current={path === href ? "page" : undefined}
              className="shrink-0 border-b-2 border-transparent px-3 py-2.5 text-sm text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {tab.label}
            </Link>
          );
        })}
      </ScrollStrip>
    </nav>
  );
}
