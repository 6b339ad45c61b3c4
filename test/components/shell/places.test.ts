import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { HELP, placeOf, PLACES, SETTINGS } from "@/components/shell/places";
import { PAGES } from "@/components/palette/places";

const ALL = [...PLACES, HELP, SETTINGS];
const pages = ALL.flatMap((place) => place.pages);

test("every page of the navigation exists, and leads to one place alone", () => {
  for (const { href } of pages) {
    expect(existsSync(path.join(import.meta.dirname, "../../../app", href, "page.tsx")), href).toBe(true);
  }
  expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length);
});

test("an address belongs to the place with the longest beginning of it", () => {
  const named = (address: string) => {
    const here = placeOf(address);
    return here && `${here.place.label}: ${here.page.label}`;
  };
  expect(named("/")).toBe("Overview: At a glance");
  expect(named("/sessions/7/walk")).toBe("Overview: Sessions");
  expect(named("/servers/7/record")).toBe("Inventory: Servers");
  expect(named("/annotations")).toBe("Inventory: Hints");
  expect(named("/annotations/rules")).toBe("Help: Rules about hints");
  expect(named("/governance/log")).toBe("Reviews: Audit log");
  expect(named("/settings/data")).toBe("Settings: Data and about");
  expect(named("/share")).toBeUndefined();
  expect(named("/serversome")).toBeUndefined();
});

test("the palette reaches every page of the navigation, and says its place", () => {
  for (const place of ALL) {
    for (const { href, label } of place.pages) {
      expect(PAGES).toContainEqual({ id: `page:${href}`, href, label, group: place.label });
    }
  }
});
