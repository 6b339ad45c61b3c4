import type { SessionSpec } from "@/lib/core/model/session";
import { getSession, updateSession, type StoredSession } from "@/lib/store/sessions";
import { shownLevel } from "./shown-level";

/** How often a change is tried. Each try rereads the session, so only constant concurrent writes exhaust them. */
const TRIES = 20;

type Change = (now: StoredSession) => SessionSpec | null | Promise<SessionSpec | null>;

/**
 * Changes a saved session without losing what others change at the same time: `change` gets the current session, and is called again when somebody else was quicker. When it returns null, nothing is changed.
 * @returns the session as kept; null when it is gone or was left as it is
 * @throws when somebody else was quicker every time
 */
export async function changeSession(
  id: string,
  change: Change,
  { withLevel = false } = {},
): Promise<StoredSession | null> {
  for (let tried = 0; tried < TRIES; tried++) {
    const now = await getSession(id);
    const next = now && (await change(now));
    if (!now || !next) return null;
    const kept = await updateSession(now, next, withLevel ? await shownLevel(next) : undefined);
    if (kept) return kept;
  }
  throw new Error("This session is being changed by others all the time. Try again.");
}
