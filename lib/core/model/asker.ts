import { leastRole, roleMay, type Permission, type Role } from "./permission";

/** Who asks: the one person whose computer this is, a person who signed in, or nobody that is known. */
export type Asker =
  | { kind: "owner" }
  | { kind: "person"; issuer: string; subject: string; name: string; role: Role | null }
  | { kind: "nobody" };

export const NOBODY: Asker = { kind: "nobody" };
export const OWNER: Asker = { kind: "owner" };

export function may(asker: Asker, permission: Permission): boolean {
  if (asker.kind === "person") return asker.role !== null && roleMay(asker.role, permission);
  return asker.kind === "owner";
}

/** Why somebody may not, in words for them. */
export function sayRefusal(asker: Asker, permission: Permission): string {
  if (asker.kind !== "person") return "Sign in first.";
  const yours = asker.role === null ? "You have none yet" : `Yours is ${asker.role}`;
  return `This needs the role of ${leastRole(permission)}. ${yours}; an administrator can change that.`;
}
