import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"] });

test("a token is shown once, opens what its scopes say to a program, and nothing once it is revoked", async ({
  app,
  page,
  playwright,
}) => {
  await page.goto("/settings/tokens");
  await expect(page.getByText("No tokens have been created")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Nightly export");
  await page.getByRole("button", { name: "Create token" }).click();
  const shown = page.getByLabel("Token", { exact: true });
  await expect(shown).toHaveValue(/^trefoil_[\w-]{43}$/);
  const token = await shown.inputValue();
  await expectAccessible(page);
  const row = page.getByRole("row", { name: /Nightly export/ });
  await expect(row).toContainText("never");

  const program = await playwright.request.newContext({
    baseURL: `http://127.0.0.1:${app.port}`,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const findings = await program.get("/findings/export?format=csv");
  expect(findings.status()).toBe(200);
  const tooMuch = await program.get("/governance/log/export");
  expect(tooMuch.status()).toBe(403);
  expect(await tooMuch.json()).toEqual({
    problem: "This needs a token with the scope admin. This one has read.",
  });
  expect((await program.post("/api/findings", { data: {} })).status()).toBe(403);
  expect((await program.get("/settings/tokens")).status()).toBe(403);

  await page.reload();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(row).not.toContainText("never");
  await row.getByRole("button", { name: "Revoke Nightly export" }).click();
  await expect(row).toContainText("revoked");
  expect((await program.get("/findings/export?format=csv")).status()).toBe(401);
  await program.dispose();

  await page.goto("/governance/log?kind=access");
  await expect(page.getByRole("row", { name: /token revoked/ })).toBeVisible();
  await page.goto("/governance/log?kind=exported");
  await expect(page.getByRole("row", { name: /the token “Nightly export”/ })).toBeVisible();
});
