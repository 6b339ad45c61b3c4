import { setTimeout as sleep } from "node:timers/promises";
import { NOBODY, type Asker } from "../../core/model/asker";
import { hashOf } from "../../shares/secrets";
import { claimAsking, deleteSession, getSession, noteUse, type BrowserSession } from "../../store/browser-sessions";
import { confirm } from "./confirm";
import { cookieIn } from "./cookies";
import { oldest } from "./limits";

/** How often a request checks for the answer that another one is waiting for from the provider, and the longest interval, in milliseconds. */
const WAITS = 45;
const LONGEST_STEP = 1_000;
/** As long as the answer is not overdue nobody waits for it longer than this, in milliseconds: a provider, or this copy, may be busy. */
const BRIEFLY = 2_000;

/** Who is signed in in the browser that sent this. Every request asks the database, so that a withdrawn right is gone with the next request. */
export async function personIn(cookies: string | null): Promise<Asker> {
  const held = cookieIn(cookies, "session");
  if (held === undefined) return NOBODY;
  const session = await confirmed(hashOf(held));
  if (!session) return NOBODY;
  if (session.lastUsedAt < oldest("use")) await noteUse(session);
  const { issuer, subject, name, role } = session.person;
  return { kind: "person", issuer, subject, name, role };
}

/** The session while it is valid, after asking the provider again where that is due. Without its answer nobody continues once it is overdue. */
async function confirmed(digest: string): Promise<BrowserSession | null> {
  for (let waits = 0; waits < WAITS; waits++) {
    const session = await getSession(digest);
    if (!session) return null;
    if (session.createdAt < oldest("absolute") || session.lastUsedAt < oldest("idle")) {
      await deleteSession(digest);
      return null;
    }
    const isOverdue = session.confirmedAt < oldest("confirmed");
    const isDue = session.confirmedAt < oldest("ask") && session.askedAt < oldest("again");
    if (isDue && (await claimAsking(digest, session.askedAt))) {
      const asking = confirm(session);
      if (isOverdue && !(await asking)) return null;
      await Promise.race([asking, sleep(BRIEFLY, undefined, { ref: false })]);
      continue;
    }
    if (!isOverdue) return session;
    await sleep(Math.min(LONGEST_STEP, 50 * 2 ** waits));
  }
  return null;
}
