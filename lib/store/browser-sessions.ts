import "server-only";
import { audited } from "./audit";
import { database } from "./client";
import type { BrowserSession as SessionRow, Prisma } from "./generated/client";
import { groupRoles, nameOf, toPerson, type Person } from "./people";
import { now } from "./rows";

/** A browser in which somebody is signed in. `sealed` is opened by `lib/identity` alone. */
export type BrowserSession = SessionRow & { person: Person };

export async function createSession(
  session: Pick<SessionRow, "digest" | "personId" | "sid" | "sealed">,
): Promise<void> {
  const at = now();
  await database.browserSession.create({
    data: { ...session, createdAt: at, lastUsedAt: at, confirmedAt: at, askedAt: at },
  });
}

export async function getSession(digest: string): Promise<BrowserSession | null> {
  const [row, roles] = await Promise.all([
    database.browserSession.findUnique({ where: { digest }, include: { person: true } }),
    groupRoles(),
  ]);
  return row && { ...row, person: toPerson(row.person, roles) };
}

/** Somebody was seen, in this browser. */
export async function noteUse({ digest, person }: BrowserSession): Promise<void> {
  const at = now();
  await database.browserSession.updateMany({ where: { digest }, data: { lastUsedAt: at } });
  await database.person.updateMany({ where: { id: person.id }, data: { lastSeenAt: at } });
}

/** Takes it on to ask the issuer. Of several requests, on several copies, one gets to do it. */
export async function claimAsking(digest: string, askedAt: string): Promise<boolean> {
  const { count } = await database.browserSession.updateMany({ where: { digest, askedAt }, data: { askedAt: now() } });
  return count > 0;
}

export async function confirmSession(digest: string, sealed: string): Promise<void> {
  await database.browserSession.updateMany({ where: { digest }, data: { confirmedAt: now(), sealed } });
}

/** Forgets a session that is over by itself. */
export async function deleteSession(digest: string): Promise<void> {
  await database.browserSession.deleteMany({ where: { digest } });
}

/** Signs somebody out in one browser. False when they were not signed in there. `by` says who, when it is not whoever acts. */
export async function endSession(digest: string, by?: string): Promise<boolean> {
  return audited(
    async (tx, write) =>
      (await end(tx, { digest }, (note) => write({ ...note, ...(by === undefined ? {} : { by }) }))) > 0,
  );
}

/** Signs somebody out everywhere. Answers in how many browsers. */
export async function endSessionsOf(personId: string): Promise<number> {
  return audited((tx, write) => end(tx, { personId }, write));
}

/**
 * The issuer ended its own session, or all of somebody: with a token that counts once. A session whose name at the issuer is not known ends
 * with any of its person's.
 * @throws when the token was used before
 */
export async function endSessionsByProvider(
  { issuer, sid, subject }: { issuer: string; sid?: string; subject?: string },
  token: string,
  forgetBefore: string,
): Promise<void> {
  const named = sid === undefined ? {} : { sid: { in: subject === undefined ? [sid] : [sid, ""] } };
  const where = { ...named, person: { issuer, ...(subject === undefined ? {} : { subject }) } };
  await audited(async (tx, write) => {
    await tx.spentLogout.deleteMany({ where: { spentAt: { lt: forgetBefore } } });
    if (await tx.spentLogout.findUnique({ where: { digest: token } })) throw new Error("It was used before.");
    await tx.spentLogout.create({ data: { digest: token, spentAt: now() } });
    await end(tx, where, (note) => write({ ...note, by: "the identity provider" }));
  });
}

/** Ends sessions, and writes down of each person in how many browsers. */
async function end(
  tx: Prisma.TransactionClient,
  where: Prisma.BrowserSessionWhereInput,
  write: (note: { kind: "access"; subject: string; detail: { did: string; browsers: number } }) => void,
): Promise<number> {
  const rows = await tx.browserSession.findMany({ where, include: { person: true } });
  await tx.browserSession.deleteMany({ where: { digest: { in: rows.map(({ digest }) => digest) } } });
  const names = rows.map(({ person }) => nameOf(person));
  for (const name of new Set(names)) {
    const browsers = names.filter((one) => one === name).length;
    write({ kind: "access", subject: name, detail: { did: "signed out", browsers } });
  }
  return rows.length;
}

/** Sessions that nobody used, or that were created, before then, are forgotten. */
export async function deleteOldSessions(usedBefore: string, createdBefore: string): Promise<void> {
  await database.browserSession.deleteMany({
    where: { OR: [{ lastUsedAt: { lt: usedBefore } }, { createdAt: { lt: createdBefore } }] },
  });
}
