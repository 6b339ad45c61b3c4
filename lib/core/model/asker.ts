import { leastRole, roleMay, SCOPES, scopeMay, type Permission, type Role, type Scope } from "./permission";

/** Who is asking: the person whose computer this is, a person who signed in, a program with a token, or somebody unknown. */
export type Asker =
  | { kind: "owner" }
  | { kind: "person"; issuer: string; subject: string; name: string; role: Role | null }
  | { kind: "token"; id: string; name: string; scopes: readonly Scope[] }
  | { kind: "nobody" };

export const NOBODY: Asker = { kind: "nobody" };
export const OWNER: Asker = { kind: "owner" };

/** How the audit log names a person: the name that they chose, and what nobody can choose. */
export const nameInLog = ({ name, subject, issuer }: { name: string; subject: string; issuer: string }): string =>
  `${name} <${subject} at ${issuer}>`;

export function may(asker: Asker, permission: Permission): boolean {
  switch (asker.kind) {
    case "owner":
      return true;
    case "person":
      return asker.role !== null && roleMay(asker.role, permission);
    case "token":
      return asker.scopes.some((scope) => scopeMay(scope, permission));
    case "nobody":
      return false;
  }
}

/** Why somebody lacks a permission, in words for them. */
export function sayRefusal(asker: Asker, permission: Permission): string {
  switch (asker.kind) {
    case "person": {
      const yours = asker.role === null ? "You have none yet" : `Yours is ${asker.role}`;
      return `This needs the role of ${leastRole(permission)}. ${yours}; an administrator can change that.`;
    }
    case "token": {
      const scopes = SCOPES.filter((scope) => scopeMay(scope, permission));
      if (scopes.length === 0) return "No token may do this; a person does.";
      return `This needs a token with the scope ${scopes.join(" or ")}. This one has ${asker.scopes.join(", ")}.`;
    }
    default:
      return "Sign in first.";
  }
}
