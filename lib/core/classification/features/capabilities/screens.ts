import type { Reading } from "../../parsing/read";
import type { Observations } from "../observation";
import { shareOf, verbOf } from "../questions";
import { features } from "../registry";
import { ACTION_IDS_OR_NONE } from "../vocabulary";

const SCREENS = ["browser", "screen"] as const;
const DRIVES = features("capability", [SCREENS, ["shows", "acts"]]);
const DRIVES_BY = features("capability", [SCREENS, ACTION_IDS_OR_NONE]);

const SHOWS = /screenshot|snapshot|content|html|text|source|extract|evaluate|console|network|element/i;

/** It shows what is on a screen or in a browser, or acts there. */
export function drivesScreen(reading: Reading, found: Observations): void {
  for (const [what, share] of [
    ["browser", shareOf(reading, "browser")],
    ["screen", shareOf(reading, "phone", "desktop")],
  ] as const) {
    if (share < 0.2) continue;
    const place = reading.profile.kinds[0]!;
    const shows = SHOWS.test(reading.plain.name);
    found.add(
      DRIVES.of(what, shows ? "shows" : "acts"),
      place,
      () => (shows ? `It shows what is in the ${what}.` : `It acts in the ${what}.`),
      share,
    );
    found.add(DRIVES_BY.of(what, verbOf(reading) ?? "none"), place, () => `It drives a ${what}.`, share);
  }
}
