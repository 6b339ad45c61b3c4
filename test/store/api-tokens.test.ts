import { expect, test } from "vitest";
import { useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { newToken } = await import("@/lib/identity/token");
const { actFor } = await import("@/lib/who");
const { createToken, findTokens, revokeToken, useToken } = await import("@/lib/store/api-tokens");
const { findAudit } = await import("@/lib/store/read-audit");
const { database } = await import("@/lib/store/client");

const FAR = "2999-01-01T00:00:00.000Z";

test("of a token only the digest is kept, and the audit log says who made it, with what scopes, and who revoked it", async () => {
  const { token, digest } = newToken();
  const ada = {
    kind: "person",
    issuer: "https://id.example",
    subject: "7",
    name: "Ada",
    role: "administrator",
  } as const;
  await actFor(ada, () => createToken({ name: "CI", scopes: ["read", "verify"], expiresAt: FAR, digest }));
  const [kept] = await findTokens();
  expect(kept).toMatchObject({ name: "CI", scopes: ["read", "verify"], createdBy: "Ada <7 at https://id.example>" });
  const used = await useToken(digest);
  expect(used).toEqual({ id: kept!.id, name: "CI", scopes: ["read", "verify"] });
  await actFor({ kind: "token", ...used! }, () => revokeToken(kept!.id));
  expect(await useToken(digest)).toBeUndefined();
  const [revoked, created] = await findAudit({ kind: "access" }, { take: 10 });
  expect(created).toMatchObject({ subject: "CI", by: "Ada <7 at https://id.example>" });
  expect(revoked).toMatchObject({ subject: "CI", by: `the token “CI” <${kept!.id}>` });
  const rows = JSON.stringify([await database.apiToken.findMany(), await database.auditEntry.findMany()]);
  expect(rows).not.toContain(token.slice("trefoil_".length));
});

test("when a token was last used is written down once a minute at most", async () => {
  const { digest } = newToken();
  await createToken({ name: "often", scopes: ["read"], expiresAt: FAR, digest });
  await useToken(digest);
  const first = (await findTokens()).find(({ name }) => name === "often")!.lastUsedAt;
  await useToken(digest);
  expect((await findTokens()).find(({ name }) => name === "often")!.lastUsedAt).toBe(first);
  await database.apiToken.updateMany({ where: { digest }, data: { lastUsedAt: "2000-01-01T00:00:00.000Z" } });
  await useToken(digest);
  expect((await findTokens()).find(({ name }) => name === "often")!.lastUsedAt! >= first!).toBe(true);
});
