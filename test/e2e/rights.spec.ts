import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { expect, test } from "./support/test";

const root = path.resolve(import.meta.dirname, "../..");
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const TOKEN = `${base64url({ alg: "none" })}.${base64url({ iss: "https://login.example", sub: "canary-subject", scope: "orders:read invoices:write" })}.canary-signature`;

const TOOLS = [
  { name: "list_orders", description: "List the orders.", annotations: { readOnlyHint: true } },
  { name: "create_order", description: "Create an order.", annotations: { readOnlyHint: false } },
  {
    name: "list_invoices",
    description: "List the invoices.",
    annotations: { readOnlyHint: true, sensitiveHint: "high", "acme/tone": "warm" },
  },
  { name: "get_weather", description: "Get the weather.", _meta: { "agents-x402/priceUSD": 0.01 } },
];

test("hints beside rights: what a token lets tools do, on the server’s page, among the hints, in a drawer and in a report", async ({
  page,
  app,
}) => {
  const list = path.join(app.data, "rights-tools.json");
  await writeFile(list, JSON.stringify(TOOLS));
  await page.getByRole("link", { name: "Choose a config" }).click();
  await page.getByLabel("Choose a config").setInputFiles({
    name: ".mcp.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      JSON.stringify({
        mcpServers: {
          shop: {
            command: process.execPath,
            args: [path.join(root, "test/fixtures/servers/from-file.mjs"), list],
            env: { SHOP_TOKEN: TOKEN },
          },
        },
      }),
    ),
  });
  await page.getByLabel("Host").selectOption("none");
  await page.getByRole("button", { name: "Register 1 server" }).click();
  await page.getByRole("button", { name: "Agree and list shop" }).click();
  await expect(
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "shop", exact: true }) }),
  ).toContainText("4 tools");

  await page.goto("/servers");
  await page.getByRole("link", { name: "shop", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Rights" })).toBeVisible();
  await expect(page.getByText("orders:read", { exact: true })).toBeVisible();
  await expect(page.getByText("change; perhaps read, delete (invoice)")).toBeVisible();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectFits(page);
  }
  await page.getByRole("listitem").filter({ hasText: "refused" }).getByRole("link", { name: "1 tool" }).click();

  await expect(page).toHaveURL(/\/annotations\?.*right=refused/);
  const grid = page.getByRole("grid", { name: "Hints" }).or(page.getByRole("table", { name: "Hints" }));
  await expect(grid.getByText("create_order")).toBeVisible();
  await expect(grid.getByText("list_orders")).toHaveCount(0);
  await grid.getByText("create_order").click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "What it is allowed" })).toBeVisible();
  await expect(drawer.getByText("does not let it change (order)").first()).toBeVisible();
  await expect(drawer.getByText("A hint that no right backs")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.goto("/annotations?text=list_invoices");
  await grid.getByText("list_invoices").click();
  await expect(drawer.getByText("its results are highly sensitive, regulated or secret")).toBeVisible();
  await expect(drawer.getByText("A right to write that no tool needs")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expectFits(page);

  await page.goto("/tools?text=create_order");
  await page.getByText("create_order", { exact: true }).first().click();
  await expect(drawer.getByRole("heading", { name: "What it is allowed" })).toBeVisible();
  await expectFits(page);

  const advice = await page.request.get("/annotations/export");
  expect(await advice.text()).toContain("“orders:read” does not let it change (order)");
  for (const text of [await page.content(), app.output(), await advice.text()])
    for (const secret of [TOKEN, "canary-subject", "canary-signature"]) expect(text).not.toContain(secret);
});
