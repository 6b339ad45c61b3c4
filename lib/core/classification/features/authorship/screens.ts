import type { DecisionRule } from "../decision-list";
import { drivesBrowser, drivesDevice } from "../tool-context";

const BROWSER = /^browser/i;
/** What a description says that is shown after each act; also looked for behind the first sentence. */
export const SNAPSHOT_AFTER =
  /(?:returns?|with) (?:the |a )?(?:\w{1,20} )?(?:page |accessibility )?snapshot|snapshot (?:of|after|at)/i;
const SHOWS =
  /screenshot|snapshot|content|html|text|source|extract|evaluate|console|network|visible|markdown|scrape|observe|crawl|sitemap/i;
const GOES = /navigate|go_?to|open_?(?:url|page|link|site)|visit|browse(?!r)|load_?(?:page|url)|new_?(?:page|tab)/i;
const SCREEN =
  /screenshot|snapshot|elements|content|text|clipboard|dump|hierarchy|notifications|layout|ui_?tree|view_?tree/i;

/** What a browser shows, with or without an act in it. */
export const IN_A_BROWSER: readonly DecisionRule[] = [
  {
    id: "a page after an act",
    reason: "It shows the page after acting on it.",
    when: ({ service, text, reading, flow }) =>
      (service?.id === "browser" || flow === "unclear" || BROWSER.test(reading.plain.name)) &&
      SNAPSHOT_AFTER.test(text) &&
      !SHOWS.test(reading.plain.name),
  },
  {
    id: "figures of a browser",
    reason: "It brings back figures of a page.",
    when: ({ service, shape }) => service?.id === "browser" && shape === "figures",
  },
  {
    id: "a shown page",
    reason: "It shows what a browser shows.",
    when: ({ service, reading }) => service?.id === "browser" && SHOWS.test(reading.plain.name),
  },
  {
    id: "a page that is opened",
    reason: "It opens a page in a browser, and most browsers show what they open.",
    when: ({ service, reading }) => service?.id === "browser" && GOES.test(reading.plain.name),
  },
  {
    id: "an act in a browser",
    reason: "It acts in a browser and shows little.",
    when: drivesBrowser,
  },
];

/** What the screen of a phone or a desktop shows. */
export const ON_A_SCREEN: readonly DecisionRule[] = [
  {
    id: "a screen",
    reason: "It shows what is on a screen.",
    when: (context) =>
      (drivesDevice(context) && SCREEN.test(context.reading.plain.name)) ||
      (context.about?.id === "screen" && (context.flow === "gives" || context.flow === "unclear")),
  },
  {
    id: "an act on a screen",
    reason: "It acts on a screen and shows little.",
    when: (context) => drivesDevice(context) && (context.about?.writers ?? 0) < 2,
  },
];
