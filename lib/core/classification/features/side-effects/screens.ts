import type { DecisionRule } from "../decision-list";
import { keptAt, readAt } from "../paths";
import { drivesBrowser, drivesDevice, type ToolContext } from "../tool-context";

const ACTS =
  /\b(?:click|double ?click|type|fill|select|press|navigate|go ?to|submit|evaluate|execute|drag|upload|open|new|visit|interact|act|keys?|tap|swipe|handle|browse|launch|install|back|forward|reload|refresh|set|add|clear|delete|close|create|scroll|input|login|start|stop|resize|connect|emulate)\b/i;
const LOOKS =
  /\b(?:screenshot|snapshot|get|list|read|console|logs?|wait|find|extract|observe|hover|network|title|html|text|content|visible|search|state|check|query|show|describe|styles?|properties|dimensions)\b/i;

const looks = ({ reading }: ToolContext): boolean => LOOKS.test(reading.plain.words);
const acts = ({ reading }: ToolContext): boolean => ACTS.test(reading.plain.words);

/** What a look at a browser, a phone or a desktop leaves, and what an act there does. */
export const SCREENS: readonly DecisionRule[] = [
  {
    id: "a file beside a look",
    reason: "It can keep what it shows in a file that the caller names.",
    when: (context) =>
      (drivesBrowser(context) || drivesDevice(context)) &&
      looks(context) &&
      (keptAt(context.reading) ?? readAt(context.reading)) !== undefined,
  },
  {
    id: "a look at a browser",
    reason: "It looks at what a browser shows.",
    when: (context) => drivesBrowser(context) && looks(context) && !acts(context),
  },
  {
    id: "a look and an act in a browser",
    reason: "It acts in a browser.",
    when: (context) => drivesBrowser(context) && looks(context),
  },
  { id: "an act in a browser", reason: "It acts in a browser.", when: drivesBrowser },
  {
    id: "a look at a screen",
    reason: "It looks at a screen or device.",
    when: (context) => drivesDevice(context) && looks(context) && !acts(context),
  },
  {
    id: "an act on a screen",
    reason: "It acts on a screen or device.",
    when: drivesDevice,
  },
];
