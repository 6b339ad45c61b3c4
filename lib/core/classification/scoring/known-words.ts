import { flowOf } from "../features/flow";
import type { Reading } from "../parsing/read";

/** From this share on, a server is taken to be of a kind. */
const KNOWN_SERVICE = 0.2;
/** Below this share, the kind of a server says nothing of its tool. */
const TELLING_SERVICE = 0.3;

const shareOfKind = ({ profile }: Reading): number => profile.kinds[0]?.share ?? 0;

/**
 * Whether a "no" would rest on little: its verb or the thing that it acts on is not a known word, and the kind of its server is unknown.
 * A tool that thinks or computes needs nothing to act on.
 */
export function saysLittle(reading: Reading): boolean {
  const { action, thing } = reading;
  const unread = action === undefined || (thing === undefined && flowOf(action.meaning) !== "works");
  return unread && shareOfKind(reading) <= KNOWN_SERVICE;
}

/** Whether there is too little to go on: no word of its own in name, title, description or arguments that the lexicon or the weights know. */
export function saysNothing(reading: Reading): boolean {
  const { name, title, description, params } = reading;
  const silent = [name, title, description].every(
    (read) => read.actions.length === 0 && read.resources.length === 0 && read.cues.length === 0,
  );
  return silent && params.every((param) => param.roles.length === 0) && shareOfKind(reading) < TELLING_SERVICE;
}
