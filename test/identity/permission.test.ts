import { expect, test } from "vitest";
import { may, NOBODY, OWNER, sayRefusal, type Asker } from "@/lib/core/model/asker";
import { leastRole, PERMISSIONS, ROLES, type Permission, type Role } from "@/lib/core/model/permission";

const ALL = Object.keys(PERMISSIONS) as Permission[];
const person = (role: Role | null): Asker => ({
  kind: "person",
  issuer: "https://login.example.org",
  subject: "2489",
  name: "Ada",
  role,
});
const allowed = (asker: Asker) => ALL.filter((permission) => may(asker, permission));

test.each<[Role, Permission[]]>([
  ["reader", ["read"]],
  ["reviewer", ["read", "review", "verify"]],
  ["editor", ["read", "review", "edit", "verify", "push"]],
  ["administrator", ["read", "review", "edit", "verify", "push", "measure", "start", "administer"]],
])("a %s may %j", (role, permissions) => {
  expect(allowed(person(role))).toEqual(permissions);
});

test("nobody may anything, somebody without a role neither, and the owner of the computer everything", () => {
  expect(allowed(NOBODY)).toEqual([]);
  expect(allowed(person(null))).toEqual([]);
  expect(allowed(OWNER)).toEqual(ALL);
});

test("a refusal names the least role that suffices and the one that somebody has", () => {
  for (const permission of ALL) expect(may(person(leastRole(permission)), permission)).toBe(true);
  expect(sayRefusal(person("reader"), "edit")).toContain("the role of editor. Yours is reader");
  expect(sayRefusal(person(null), "read")).toContain("You have none yet");
  expect(sayRefusal(NOBODY, "read")).toBe("Sign in first.");
  expect(ROLES).toHaveLength(4);
});
