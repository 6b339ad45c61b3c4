import * as z from "zod";

/** What one may be allowed to do. Every server function, route and page declares one of these, or that it is for anyone. */
export const PERMISSIONS = {
  read: "see servers, sessions and reports",
  review: "comment, decide, accept for a time, override a leg",
  edit: "register servers and list their tools, save sessions, make shares and reports, fix files",
  start: "agree to a command line that Trefoil would start",
  administer: "people, tokens, policies, sharing, deletion, and the export of the audit log",
} as const;
export type Permission = keyof typeof PERMISSIONS;

/** From the least to the most. */
export const ROLES = ["reader", "reviewer", "editor", "administrator"] as const;
export const RoleSchema = z.enum(ROLES);
export type Role = z.infer<typeof RoleSchema>;

/** The least role with a permission; those that follow have it too. */
const LEAST: Record<Permission, Role> = {
  read: "reader",
  review: "reviewer",
  edit: "editor",
  start: "administrator",
  administer: "administrator",
};

export function leastRole(permission: Permission): Role {
  return LEAST[permission];
}

export function roleMay(role: Role, permission: Permission): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(LEAST[permission]);
}
