"use client";
import { CircleHelp, Settings } from "@/components/ui/icons";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Button } from "@/components/ui/button";
import { HELP, placeOf, SETTINGS } from "./places";

const SIDES = [
  { place: HELP, icon: CircleHelp },
  { place: SETTINGS, icon: Settings },
];

/** The ways to the help and to the settings, as icons beside the places. */
export function SideLinks() {
  const path = usePathname();
  const here = placeOf(path)?.place;
  return SIDES.map(({ place, icon: Icon }) => (
    <Button key={place.label} asChild variant="quiet" size="icon">
      <Link
        href={place.pages[0]!.href}
        title={place.label}
        aria-label={place.label}
        aria-current={place === here ? "true" : undefined}
        className="aria-[current]:bg-chosen"
      >
        <Icon aria-hidden="true" className="size-4" />
      </Link>
    </Button>
  ));
}
