"use client";
import { usePathname } from "next/navigation";
import { LinkTabs } from "@/components/ui/link-tabs";

/** The pages of one server, by what follows its own address. */
const TABS = [
  { path: "", label: "Server" },
  { path: "/beside", label: "Resources and prompts" },
  { path: "/history", label: "History" },
  { path: "/record", label: "Record" },
  { path: "/least", label: "Least tool set" },
  { path: "/edit", label: "Edit" },
];

/** Links between the pages of one server, below the title of each. */
export function ServerTabs({ serverId }: { serverId: string }) {
  const current = usePathname();
  const links = TABS.map(({ path, label }) => ({ href: `/servers/${serverId}${path}`, label }));
  return (
    <div className="mb-6">
      <LinkTabs label="Pages of this server" links={links} current={current} />
    </div>
  );
}
