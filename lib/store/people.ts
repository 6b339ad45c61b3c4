import "server-only";
import * as z from "zod";
import type { Role } from "../core/model/permission";
import { RoleSchema } from "../core/model/permission";
import { GivenRoleSchema, roleOf, type GivenRole, type GroupRoles } from "../core/model/person";
import { nameInLog } from "../core/model/asker";
import { audited } from "./audit";
import { changedMeanwhile } from "./changed-meanwhile";
import { database } from "./client";
import type { Person as PersonRow, Prisma } from "./generated/client";
import { fromText, now } from "./rows";

type Tx = Prisma.TransactionClient;

/** Somebody who signed in, with the role that they have now. */
export type Person = Omit<PersonRow, "groups" | "given"> & { groups: string[]; given: GivenRole; role: Role | null };

/** What the issuer says of somebody. */
export type Claims = Pick<PersonRow, "issuer" | "subject" | "name" | "email"> & { groups: readonly string[] };

/** How the audit log names somebody. */
export const nameOf = (row: Pick<PersonRow, "name" | "subject" | "issuer">): string => nameInLog(row);

/**
 * Keeps what the issuer said of somebody at their sign-in. Who is named as administrator becomes one as long as nobody was given that role
 * by hand.
 */
export async function putPerson(claims: Claims, isNamed: boolean): Promise<{ id: string }> {
  return audited(async (tx, write) => {
    const { issuer, subject, name, email } = claims;
    const said = { name, email, groups: JSON.stringify(claims.groups), lastSeenAt: now() };
    const { id, given } = await tx.person.upsert({
      where: { issuer_subject: { issuer, subject } },
      create: { issuer, subject, ...said, createdAt: said.lastSeenAt },
      update: said,
    });
    const entry = { kind: "access", subject: nameOf(claims) } as const;
    write({ ...entry, by: nameOf(claims), detail: { did: "signed in" } });
    const isFirst = isNamed && given === "" && (await tx.person.count({ where: { given: "administrator" } })) === 0;
    if (isFirst) {
      await tx.person.update({ where: { id }, data: { given: "administrator" } });
      write({ ...entry, by: "the configuration", detail: { did: "role given", role: "administrator" } });
    }
    return { id };
  });
}

/** Keeps what the issuer says of somebody's groups now. */
export async function putGroups(id: string, groups: readonly string[]): Promise<void> {
  const said = JSON.stringify(groups);
  const known = await database.person.findUnique({ where: { id } });
  if (!known || known.groups === said) return;
  await audited(async (tx, write) => {
    await tx.person.updateMany({ where: { id }, data: { groups: said } });
    const detail = { did: "groups changed", groups: [...groups] };
    write({ kind: "access", subject: nameOf(known), by: "the identity provider", detail });
  });
}

/** What was asked for would leave nobody who administers. */
export class LastAdministrator extends Error {
  constructor() {
    super("Then nobody who has signed in would be an administrator. Give somebody else that role first.");
  }
}

/**
 * Gives somebody a role by hand, or leaves it to their groups. False when there is nobody of this id, or nothing to change.
 * @param seen what was given by hand when somebody chose another; without it whatever there is gives way
 * @throws {LastAdministrator}
 * @throws {ChangedMeanwhile} when it is another one by now
 */
export async function giveRole(id: string, given: GivenRole, seen?: GivenRole): Promise<boolean> {
  return audited(async (tx, write) =>
    keepingAdministrators(tx, async () => {
      const before = await tx.person.findUnique({ where: { id } });
      if (before && seen !== undefined && before.given !== seen)
        throw await changedMeanwhile(tx, "this person’s role", { kind: "access", subject: nameOf(before) });
      const { count } = await tx.person.updateMany({ where: { id, given: { not: given } }, data: { given } });
      const row = count > 0 ? await tx.person.findUnique({ where: { id } }) : null;
      if (row)
        write({
          kind: "access",
          subject: nameOf(row),
          detail: { did: "role given", role: given || "as the groups say" },
        });
      return row !== null;
    }),
  );
}

/**
 * Forgets somebody, and signs them out everywhere. Who is in a group with a role may sign in again.
 * @throws {LastAdministrator}
 */
export async function deletePerson(id: string): Promise<void> {
  await audited(async (tx, write) =>
    keepingAdministrators(tx, async () => {
      const row = await tx.person.findUnique({ where: { id } });
      if (row) write({ kind: "access", subject: nameOf(row), detail: { did: "person deleted" } });
      await tx.person.deleteMany({ where: { id } });
    }),
  );
}

/**
 * The role of a group; null takes it away.
 * @throws {LastAdministrator}
 */
export async function putGroupRole(group: string, role: Role | null): Promise<void> {
  await audited(async (tx, write) =>
    keepingAdministrators(tx, async () => {
      if (role === null) await tx.groupRole.deleteMany({ where: { group } });
      else await tx.groupRole.upsert({ where: { group }, create: { group, role }, update: { role } });
      write({ kind: "access", subject: `the group ${group}`, detail: { did: "role given", role: role ?? "none" } });
    }),
  );
}

/** Does it, unless nobody would be left who administers where somebody was. */
async function keepingAdministrators<T>(tx: Tx, act: () => Promise<T>): Promise<T> {
  const had = await hasAdministrator(tx);
  const result = await act();
  if (had && !(await hasAdministrator(tx))) throw new LastAdministrator();
  return result;
}

async function hasAdministrator(tx: Tx): Promise<boolean> {
  const [rows, roles] = [await tx.person.findMany(), await groupRoles(tx)];
  return rows.some((row) => toPerson(row, roles).role === "administrator");
}

export async function groupRoles(tx: Pick<Tx, "groupRole"> = database): Promise<GroupRoles> {
  const rows = await tx.groupRole.findMany({ orderBy: { group: "asc" } });
  return new Map(rows.map(({ group, role }) => [group, RoleSchema.parse(role)]));
}

export function toPerson(row: PersonRow, roles: GroupRoles): Person {
  const groups = fromText(z.array(z.string()), row.groups);
  const given = GivenRoleSchema.parse(row.given);
  return { ...row, groups, given, role: roleOf(given, groups, roles) };
}
