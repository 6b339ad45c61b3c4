"use client";
import { CircleHelp, Settings } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { usePathname } from "next/navigation";
import { Button } from "@/components/ui/button";
import { helpFor } from "./help-links";
import { HELP, placeOf, SETTINGS } from "./places";

/** Links to the help for the current page and to the settings, as icons beside the places. A guest has no settings. */
export function SideLinks({ guest }: { guest: boolean }) {
  const path = usePathname();
  const here = placeOf(path)?.place;
  const sides = [
    { place: HELP, href: helpFor(path), title: "Help on this page", icon: CircleHelp },
    { place: SETTINGS, href: SETTINGS.pages[0]!.href, title: SETTINGS.label, icon: Settings },
  ];
  return sides
    .filter(({ place }) => !guest || place === HELP)
    .map(({ place, href, title, icon: Icon }) => (
      <Button key={place.label} asChild variant="quiet" size="icon">
        <Link
          href={href}
          title={title}
          aria-label={place.label}
          aria-current={place === here ? "true" : undefined}
          className="aria-[current]:bg-chosen"
        >
          <Icon aria-hidden="true" className="size-4" />
        </Link>
      </Button>
    ));
}
