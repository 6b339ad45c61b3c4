import * as z from "zod";

/** The permissions. Every server function, route and page declares one of these, or that it is for anyone. */
export const PERMISSIONS = {
  read: "see servers, sessions and reports",
  review: "comment, decide, accept for a time, override a leg",
  edit: "register servers and list their tools, save sessions, make shares and reports, fix files",
  verify: "have the audit log verified",
  push: "send what a machine has: a session, its servers and their tools",
  measure: "read how the process does: counts and times, without a name",
  start: "agree to a command line that Trefoil would start",
  administer: "people, tokens, policies, sharing, deletion, and the export of the audit log",
} as const;
export type Permission = keyof typeof PERMISSIONS;

/** From the least to the most. */
export const ROLES = ["reader", "reviewer", "editor", "administrator"] as const;
export const RoleSchema = z.enum(ROLES);
export type Role = z.infer<typeof RoleSchema>;

/** The lowest role with a permission; higher ones have it too. */
const LEAST: Record<Permission, Role> = {
  read: "reader",
  review: "reviewer",
  edit: "editor",
  verify: "reviewer",
  push: "editor",
  measure: "administrator",
  start: "administrator",
  administer: "administrator",
};

/** What a token is for. None of them can consent to a command line: only a person can. */
export const SCOPES = ["push", "read", "verify", "metrics", "admin"] as const;
export const ScopeSchema = z.enum(SCOPES);
export type Scope = z.infer<typeof ScopeSchema>;

const WITHIN: Record<Scope, readonly Permission[]> = {
  push: ["push"],
  read: ["read"],
  verify: ["verify"],
  metrics: ["measure"],
  admin: ["read", "review", "edit", "push", "verify", "measure", "administer"],
};

export const scopeMay = (scope: Scope, permission: Permission): boolean => WITHIN[scope].includes(permission);

export function leastRole(permission: Permission): Role {
  return LEAST[permission];
}

export function roleMay(role: Role, permission: Permission): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(LEAST[permission]);
}
