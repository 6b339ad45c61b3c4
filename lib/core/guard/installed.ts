import { openText } from "../exporters/writing/apply-edits";
import { isRecord } from "../text/is-record";
import { isOurs, type GuardClient } from "./clients/define";

/** What stands of the guard in a client's file: its events, and whether each that decides is told to close when the hook fails. */
export type HooksInFile = { events: string[]; closed?: boolean; problem?: string };

/** How much of a client's file is examined, in UTF-16 units. */
const LONGEST = 4_000_000;

/** Looks for the guard's entries in the text of a client's file. Never throws. */
export function findHooks(text: string, { closing }: Pick<GuardClient, "closing">): HooksInFile {
  if (text.length > LONGEST) return { events: [], problem: "It is too long to be read." };
  const opened = openText(text, "json");
  if (!opened.ok) return { events: [], problem: opened.problem };
  const hooks = isRecord(opened.value) && isRecord(opened.value["hooks"]) ? opened.value["hooks"] : {};
  const ours = Object.entries(hooks).flatMap(([event, list]) =>
    (Array.isArray(list) ? (list as unknown[]) : []).filter(isOurs).map((entry) => ({ event, entry })),
  );
  const events = [...new Set(ours.map(({ event }) => event))];
  if (!closing || events.length === 0) return { events };
  const deciding = ours.filter(({ event }) => closing.events.includes(event));
  const closed = deciding.length > 0 && deciding.every(({ entry }) => hasOption(entry, closing.option, 0));
  return { events, closed };
}

function hasOption(value: unknown, option: string, depth: number): boolean {
  if (depth > 4) return false;
  if (Array.isArray(value)) return value.some((one) => hasOption(one, option, depth + 1));
  if (!isRecord(value)) return false;
  return (
    value[option] === true ||
    value[option] === "block" ||
    Object.values(value).some((one) => hasOption(one, option, depth + 1))
  );
}

/** The command lines that install and remove the guard. */
export type GuardCommands = { lock: string; install: string; remove: string };

/** The state of the guard in one client, as the page shows it. */
export type InstalledLine = {
  client: string;
  label: string;
  installed: boolean;
  files: readonly ({ file: string; isThere: boolean } & HooksInFile)[];
  /** What the client does when a hook fails, and the option against it, if there is one. */
  failing: string;
  option?: string;
  asks: boolean;
  lock?: { session: string; digest: string; tools: number };
  /** Servers whose current listing differs from the one in the lock. */
  changed: readonly string[];
  problem?: string;
  commands: GuardCommands;
};
