"use client";
import { usePathname } from "next/navigation";
import { LinkTabs } from "@/components/ui/link-tabs";
import { placeOf } from "./places";

/** The pages of the current place, below the header; nothing if the place is a single page. */
export function PlaceTabs() {
  const here = placeOf(usePathname());
  if (!here || here.place.pages.length === 1) return null;
  return (
    <div className="mx-auto w-full max-w-[96rem] px-1 sm:px-3">
      <LinkTabs label={here.place.label} links={here.place.pages} current={here.page.href} />
    </div>
  );
}
