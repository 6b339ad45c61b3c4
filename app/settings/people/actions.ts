"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import type { Outcome } from "@/lib/core/model/outcome";
import { GivenRoleSchema } from "@/lib/core/model/person";
import { RoleSchema } from "@/lib/core/model/permission";
import { action } from "@/lib/identity/action";
import { endSession, endSessionsOf } from "@/lib/store/browser-sessions";
import { deletePerson, giveRole, LastAdministrator, putGroupRole } from "@/lib/store/people";

const IdSchema = z.string().min(1).max(64);
const GroupSchema = z.string().trim().min(1, "Give the group’s name.").max(200, "At most 200 characters.");

/** Gives somebody a role by hand, or leaves it to their groups. */
export const setRole = action(
  "administer",
  z.object({ id: IdSchema, given: GivenRoleSchema, seen: GivenRoleSchema }),
  ({ id, given, seen }) => unlessLast(() => giveRole(id, given, seen)),
);

export const signOutPerson = action("administer", z.object({ id: IdSchema }), ({ id }) =>
  unlessLast(() => endSessionsOf(id)),
);

export const signOutSession = action("administer", z.object({ digest: z.string().min(1).max(128) }), ({ digest }) =>
  unlessLast(() => endSession(digest)),
);

export const forgetPerson = action("administer", z.object({ id: IdSchema }), ({ id }) =>
  unlessLast(() => deletePerson(id)),
);

/** The role that a group gives; none takes it away. */
export const setGroupRole = action(
  "administer",
  z.object({ group: GroupSchema, role: RoleSchema.nullable() }),
  ({ group, role }) => unlessLast(() => putGroupRole(group, role)),
);

async function unlessLast(act: () => Promise<unknown>): Promise<Outcome<null>> {
  try {
    await act();
  } catch (error) {
    if (error instanceof LastAdministrator) return { problem: error.message };
    throw error;
  }
  refresh();
  return { ok: null };
}
