import * as z from "zod";
import { ROLES, RoleSchema, type Role } from "./permission";

/** Given by hand: a role, or none at all whatever the groups say. Empty leaves it to the groups. */
export const GivenRoleSchema = z.union([RoleSchema, z.literal("none"), z.literal("")]);
export type GivenRole = z.infer<typeof GivenRoleSchema>;

/** The role that each group gives. */
export type GroupRoles = ReadonlyMap<string, Role>;

/** What somebody may: what was given by hand, else the most that one of their groups gives. */
export function roleOf(given: GivenRole, groups: readonly string[], roles: GroupRoles): Role | null {
  if (given === "none") return null;
  if (given !== "") return given;
  const theirs = groups.flatMap((group) => roles.get(group) ?? []);
  return theirs.reduce<Role | null>(
    (most, role) => (most === null || ROLES.indexOf(role) > ROLES.indexOf(most) ? role : most),
    null,
  );
}
