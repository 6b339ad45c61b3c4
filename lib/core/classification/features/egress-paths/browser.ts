import type { Reading } from "../../parsing/read";
import { shareOf, verbPlace } from "../questions";
import { perhaps, surely, type EgressPath } from "./path";

const ACTS =
  /\b(?:click|type|fill|select|press|navigate|goto|submit|evaluate|execute|drag|upload|open|new|browse|visit|interact|act|actions|commands|keys?|tap|handle dialog)\b/i;
const BROWSER = /browser|puppeteer|playwright/i;
const LOOKS =
  /\b(?:hover|screenshot|snapshot|list|get|close|wait|resize|console|trace|scroll|logs?|read|stop|start|tabs|install)\b/i;

const OPENS = /\b(?:new|open|select)\b/i;

/** Clicking, typing and navigating in a browser or on a phone. */
export function actsInBrowser(reading: Reading): EgressPath | undefined {
  const browser = shareOf(reading, "browser");
  const phone = shareOf(reading, "phone", "desktop");
  if (browser < 0.2 && phone < 0.4 && !BROWSER.test(reading.plain.name)) return undefined;
  const { words } = reading.plain;
  const place = verbPlace(reading);
  if (!ACTS.test(words)) return undefined;
  const opensNothing =
    OPENS.test(words) &&
    !reading.params.some(
      (param) =>
        param.address ||
        param.roles.some(({ id }) => id === "url" || id === "content" || id === "action" || id === "data"),
    );
  if (LOOKS.test(words) || opensNothing)
    return { path: perhaps("looks at a browser"), place, reason: "It looks at what a browser shows." };
  return browser >= 0.2 || phone < 0.4
    ? {
        path: surely("drives a browser"),
        place,
        reason: "It acts in a web browser, where what is typed or opened leaves.",
      }
    : { path: perhaps("drives a screen"), place, reason: "It acts on a screen, where what is typed may leave." };
}
