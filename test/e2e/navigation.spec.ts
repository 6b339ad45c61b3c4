import { expectAccessible, expectAccessibleInBothThemes } from "./support/accessible";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"] });

test("the places and their pages are reached by keyboard, and each says where one is", async ({ page }) => {
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Inventory" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/servers$/);
  await expect(main.locator("[aria-current]")).toHaveText("Inventory");

  const inventory = page.getByRole("navigation", { name: "Inventory" });
  await expect(inventory.getByRole("link")).toHaveText(["Servers", "Tools", "Hints"]);
  await inventory.getByRole("link", { name: "Servers" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tools$/);
  await expect(inventory.locator('[aria-current="page"]')).toHaveText("Tools");

  await main.getByRole("link", { name: "Reviews" }).click();
  await page.getByRole("navigation", { name: "Reviews" }).getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("navigation", { name: "Settings" }).locator('[aria-current="page"]')).toHaveText(
    "Overrides",
  );
  await page.getByRole("banner").getByRole("link", { name: "Help" }).click();
  await expect(page).toHaveURL(/\/help\/settings#overrides$/);
  await page.getByRole("navigation", { name: "Help" }).getByRole("link", { name: "Accuracy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accuracy" })).toBeVisible();
});

test("on a phone the places stay in one line and the page does not overflow, whatever the font", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const font of ["sans-serif", "monospace"]) {
    for (const path of ["/", "/servers", "/tools", "/annotations", "/governance", "/settings", "/signals"]) {
      await page.goto(path);
      await page.evaluate((family) => document.documentElement.style.setProperty("--font-sans", family), font);
      const main = page.getByRole("navigation", { name: "Main" });
      expect(await main.evaluate((nav) => nav.getBoundingClientRect().height), path).toBeLessThan(56);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${font}`).toBeLessThanOrEqual(
        390,
      );
    }
  }
});

test("a page fetches none of the pages that it leads to before somebody asks for one", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if ("rsc" in request.headers()) fetched.push(new URL(request.url()).pathname);
  });
  for (const path of ["/", "/servers", "/sessions", "/findings"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    // A page whose findings were judged meanwhile fetches itself again.
    expect(
      fetched.filter((one) => one !== path),
      path,
    ).toEqual([]);
  }
  // What a page fetches is seen.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reviews" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reviews" })).toBeVisible();
  expect(fetched).toContain("/reviews");
});

test("while a page is waited for after a click, that is said", async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route("**/compositions?_rsc=*", async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Compositions", exact: true });
  await link.click();
  const said = page.getByText("Opening the page", { exact: true });
  await expect(said).toBeVisible();
  await expect(link).toHaveAccessibleName("Compositions");
  await expectAccessibleInBothThemes(page);
  expect(held).toHaveLength(1);
  held[0]!();
  await expect(page.getByRole("heading", { level: 1, name: "Compositions" })).toBeVisible();
  await expect(said).toBeHidden();
});
