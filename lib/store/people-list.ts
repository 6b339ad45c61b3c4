import "server-only";
import { database } from "./client";
import type { BrowserSession as SessionRow, Prisma } from "./generated/client";
import { groupRoles, toPerson, type Person } from "./people";
import { containing } from "./rows";

/** Somebody with the browsers in which they are signed in, the one that was used last in front. */
export type PersonWithSessions = Person & { sessions: Pick<SessionRow, "digest" | "createdAt" | "lastUsedAt">[] };

/** Sessions that were used, and created, no longer ago. */
export type PeopleSince = { used: string; created: string };

/** Those whose name, mail address or subject holds a text, by name. */
export async function findPeople(
  text: string,
  { used, created }: PeopleSince,
  { skip, take }: { skip: number; take: number },
): Promise<PersonWithSessions[]> {
  const [rows, roles] = await Promise.all([
    database.person.findMany({
      where: holding(text),
      orderBy: [{ name: "asc" }, { id: "asc" }],
      include: {
        sessions: {
          where: { lastUsedAt: { gte: used }, createdAt: { gte: created } },
          orderBy: [{ lastUsedAt: "desc" }, { digest: "asc" }],
          select: { digest: true, createdAt: true, lastUsedAt: true },
        },
      },
      skip,
      take,
    }),
    groupRoles(),
  ]);
  return rows.map(({ sessions, ...row }) => ({ ...toPerson(row, roles), sessions }));
}

export const countPeople = (text: string): Promise<number> => database.person.count({ where: holding(text) });

function holding(text: string): Prisma.PersonWhereInput {
  if (text === "") return {};
  return { OR: [{ name: containing(text) }, { email: containing(text) }, { subject: containing(text) }] };
}
