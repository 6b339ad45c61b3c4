import type { SessionSpec } from "@/lib/core/model/session";
import { digestOf } from "@/lib/core/text/digest";
import {
  getSession,
  REPLACED_PARTS,
  sessionChangedMeanwhile,
  updateSession,
  type StoredSession,
} from "@/lib/store/sessions";
import { shownLevel } from "./shown-level";

/** How often a change is tried. Each try rereads the session, so only constant concurrent writes exhaust them. */
const TRIES = 20;

type Change = (now: StoredSession) => SessionSpec | null | Promise<SessionSpec | null>;

/**
 * Changes a saved session without losing what others change at the same time: `change` gets the current session, and is called again when somebody else was quicker; it changes no session itself. When it returns null, nothing is changed.
 * @returns the session as kept; null when it is gone or was left as it is
 * @throws when somebody else was quicker every time
 */
export function changeSession(id: string, change: Change, { withLevel = false } = {}): Promise<StoredSession | null> {
  return inTurn(id, () => tryToChange(id, change, withLevel));
}

async function tryToChange(id: string, change: Change, withLevel: boolean): Promise<StoredSession | null> {
  for (let tried = 0; tried < TRIES; tried++) {
    const now = await getSession(id);
    const next = now && (await change(now));
    if (!now || !next) return null;
    const kept = await updateSession(now, next, withLevel ? await shownLevel(next) : undefined);
    if (kept) return kept;
  }
  throw new Error("This session is being changed by others all the time. Try again.");
}

type Part = keyof typeof REPLACED_PARTS;
/** Names a part of a session as it stands, for a page that shows it and sends it back with its edit. */
export type PartVersions = Record<Part, string>;

export function partVersions(spec: SessionSpec): PartVersions {
  const versionOf = (part: Part) => digestOf(spec[part] ?? null);
  return { name: versionOf("name"), gates: versionOf("gates"), wishes: versionOf("wishes") };
}

/**
 * Replaces one part of a session by what a person made of it.
 * @param version of the part as that person saw it
 * @returns null when the session is gone
 * @throws {ChangedMeanwhile} when others have changed that part since
 */
export async function replacePart(
  id: string,
  version: string,
  next: Partial<Pick<SessionSpec, Part>>,
): Promise<StoredSession | null> {
  const part = Object.keys(next)[0] as Part;
  return changeSession(id, async (now) => {
    if (partVersions(now)[part] !== version) throw await sessionChangedMeanwhile(now.name, part);
    return { ...now, ...next };
  });
}

// Those who ask the same copy wait for each other: all but one would judge the session in vain. As the database, the turns are one for all that
// Next loads.
const shared = globalThis as typeof globalThis & { trefoilSessionTurns?: Map<string, Promise<unknown>> };

async function inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
  const turns = (shared.trefoilSessionTurns ??= new Map<string, Promise<unknown>>());
  const before = turns.get(id);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return act();
  })();
  turns.set(id, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(id) === mine) turns.delete(id);
  }
}
