import { expect, test, type Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/accessible";
import { expectFitsPhone } from "./support/fits";
import { aPage, atProvider, signIn, startTeam, type Team } from "./support/signing-in";

let team: Team;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  team = await startTeam();
  team.provider.accounts.set("ada", { name: "Ada Lovelace" });
  team.provider.accounts.set("bob", { name: "Bob", groups: ["developers"] });
});
test.afterAll(() => team.stop());

const menu = (page: Page) => page.getByRole("button", { name: /^Signed in as/ });

/** In both themes, and on a phone. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await expectFitsPhone(page);
}

test("the start names the public address and no token; whoever is not signed in is led to the sign-in, and a token of a launch is worth nothing", async ({
  browser,
}) => {
  const { app } = team;
  expect(app.address).toBe(`${app.origin}/`);
  expect(app.output()).not.toContain("token=");
  const page = await aPage(browser, app);
  await page.goto("/servers?text=mail");
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fservers%3Ftext%3Dmail$/);
  await expectGood(page);
  expect((await page.request.get("/open?token=whatever", { maxRedirects: 0 })).status()).toBe(401);
  await signIn(page, "ada");
  await expect(page).toHaveURL(/\/servers\?text=mail$/);
  await page.context().close();
});

test("the first administrator gives roles by group and by hand, and takes them away: it counts at the next click", async ({
  browser,
}) => {
  const [ada, bob] = [await aPage(browser, team.app), await aPage(browser, team.app)];
  await ada.goto("/");
  await signIn(ada, "ada");
  await bob.goto("/");
  await signIn(bob, "bob");
  await expect(bob.getByRole("heading", { name: "You have no role in Trefoil yet" })).toBeVisible();
  await expectGood(bob);

  await ada.goto("/settings/people");
  await ada.getByLabel("Group", { exact: true }).fill("developers");
  await ada.getByLabel("Role", { exact: true }).selectOption("editor");
  await ada.getByRole("button", { name: "Give this role" }).click();
  await expect(ada.getByRole("table", { name: "Roles by group" })).toContainText("developers");
  await expect(ada.getByLabel("Role of Bob")).toContainText("By groups: editor");
  await expectGood(ada);

  await bob.goto("/servers/add");
  await expect(bob.getByRole("heading", { level: 1 })).not.toContainText("role");
  await menu(bob).click();
  await expect(bob.getByText("Role: editor")).toBeVisible();
  await expectGood(bob);
  await bob.keyboard.press("Escape");
  await expect(bob.getByText("Role: editor")).toBeHidden();
  const refused = await bob.goto("/settings/people");
  expect(refused!.status()).toBe(403);
  await expect(bob.getByText("You are signed in as Bob, editor.")).toBeVisible();
  await expectGood(bob);
  expect((await bob.request.get("/governance/log/export")).status()).toBe(403);

  await bob.goto("/servers/add");
  await ada.getByLabel("Role of Bob").selectOption("reader, by hand");
  // Only the server says so: what by groups they would be is no longer what they are.
  await expect(ada.getByLabel("Role of Bob")).not.toContainText("By groups: editor");
  await bob.reload();
  await expect(bob.getByRole("heading", { name: "Your role does not include this page" })).toBeVisible();
  expect((await bob.request.get("/servers")).status()).toBe(200);
  await ada.getByLabel("Role of Ada Lovelace").selectOption("none, by hand");
  await expect(ada.getByRole("alert").filter({ hasText: "nobody who has signed in would be" })).toBeVisible();

  const row = ada.getByRole("row", { name: /Bob/ });
  await row.getByText("in 1 browser").click();
  await row.getByRole("button", { name: /^Sign out Bob/ }).click();
  await expect(row).toContainText("not signed in");
  await bob.goto("/servers");
  await expect(bob).toHaveURL(/\/sign-in\?next=%2Fservers$/);
  await ada.goto("/governance/log?kind=access");
  const table = ada.getByRole("table").first();
  await expect(table).toContainText(`Ada Lovelace <ada at ${team.provider.issuer}>`);
  await expect(table).toContainText(`Bob <bob at ${team.provider.issuer}>`);
  for (const page of [ada, bob]) await page.context().close();
});

test("signing out ends it here and at the provider, and signing out at the provider ends it here", async ({
  browser,
}) => {
  const page = await aPage(browser, team.app);
  await page.goto("/");
  await signIn(page, "ada");
  await menu(page).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: /^Yes/ }).click();
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  await expectGood(page);
  await page.goto("/servers");
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await atProvider(page, "ada");
  await expect(page).toHaveURL(/\/servers$/);

  const there = await page.context().newPage();
  await there.goto(`${team.provider.issuer}/session/end`);
  await there.getByRole("button", { name: /^Yes/ }).click();
  await expect(there.getByText(/success/i).first()).toBeVisible();
  expect(team.provider.refused).toEqual([]);
  await page.goto("/servers");
  await expect(page).toHaveURL(/\/sign-in\?/);
  await page.context().close();
});

test("another site cannot sign anybody out, choose their session or lead them away", async ({ browser }) => {
  const { app } = team;
  const page = await aPage(browser, app);
  const name = `trefoil-session-${app.port}`;
  await page.context().addCookies([{ name, value: "chosen", url: app.origin }]);
  await page.goto("/sign-in?next=//evil.example");
  await signIn(page, "ada");
  expect(new URL(page.url()).origin).toBe(app.origin);
  const [cookie] = (await page.context().cookies()).filter((one) => one.name === name);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(cookie!.value).not.toBe("chosen");
  const foreign = { headers: { origin: "https://evil.example" } };
  expect((await page.request.post("/sign-out", foreign)).status()).toBe(403);
  expect((await page.request.get("/servers", { headers: { host: "evil.example" } })).status()).toBe(403);
  await page.goto("/servers");
  await expect(menu(page)).toBeVisible();
  await page.context().close();
});
