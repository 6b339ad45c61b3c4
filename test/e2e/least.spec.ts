import { expectAccessibleInBothThemes } from "./support/accessible";
import { expectFits } from "./support/fits";
import { expect, test } from "./support/test";

const takes = (...names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  required: names,
});
const TOOLS = [
  {
    name: "list_orders",
    description: "List the orders of your shop with the customers' names and addresses.",
    inputSchema: takes(),
  },
  { name: "get_order", description: "Get one order with the customer's address.", inputSchema: takes("id") },
  { name: "delete_order", description: "Delete an order for good.", inputSchema: takes("id") },
  {
    name: "list_reviews",
    description: "List the reviews that strangers wrote on the public shop page.",
    inputSchema: takes(),
  },
  { name: "send_mail", description: "Send an e-mail to any address.", inputSchema: takes("to", "body") },
];

test("what is needed is marked by keyboard, stays with the reason, and the rest is switched off in a kept session and on again", async ({
  page,
}) => {
  await page.goto("/servers/add");
  await page.getByRole("tab", { name: "Pasted tools" }).click();
  await page.getByLabel("Name", { exact: true }).fill("shop");
  await page.getByLabel("Answer to tools/list").fill(JSON.stringify({ tools: TOOLS }));
  await page.getByRole("button", { name: "Add the tools" }).click();
  await expect(page.getByRole("heading", { name: "shop", level: 1 })).toBeVisible();
  await page.goto("/sessions");
  await page.getByLabel("Name", { exact: true }).fill("Shop keeping");
  await page.getByRole("checkbox", { name: "shop" }).check();
  await page.getByRole("button", { name: /Compose/ }).click();
  await expect(page.getByRole("grid", { name: "Tools and legs" })).toBeVisible();
  await expect(page).toHaveURL(/\/sessions\/[0-9a-f-]{36}$/);
  const board = page.url();

  await page.goto("/servers");
  await page.getByRole("link", { name: "shop", exact: true }).click();
  await page.getByRole("link", { name: "Least tool set" }).click();
  const grid = page.getByRole("grid", { name: "Tools by resource and verb" });
  await expect(
    grid.getByRole("rowheader", { name: /^order, all verbs: 3 tools, none marked, 1 can destroy/ }),
  ).toBeVisible();
  await expect(page.getByText(/The largest set without/).first()).toBeVisible();

  const row = grid.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^order,/ }) });
  await grid.locator("[tabindex='0']").focus();
  while (!(await row.getByRole("rowheader").evaluate((cell) => cell === document.activeElement)))
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(row.getByRole("gridcell", { name: "order, Read: 1 tool, all marked" })).toBeFocused();
  await expect(
    row.getByRole("gridcell", { name: "order, Find: 1 tool, none marked, 1 kept to find ids" }),
  ).toBeVisible();
  await page.getByRole("radio", { name: /Only what is needed: 2 tools/ }).check();
  await expect(
    page.getByRole("grid", { name: "Every tool with its place" }).getByText("tells id of get_order"),
  ).toBeVisible();
  const alone = page.getByRole("table", { name: "The server on its own" });
  await expect(alone.getByRole("row", { name: /^Level/ })).toContainText(/(Lethal|Possible).*(Clear|Two legs)/);
  await expect(alone.getByRole("row", { name: /^May destroy/ })).toContainText("−100 %");
  await expect(page).toHaveURL(/need=order%3Aread/);
  await expect(page.getByText("trefoil fix CONFIG --need 'order:read'")).toBeVisible();
  await expect(page.getByRole("region", { name: "Fix in your client" })).toContainText("mcp__shop__send_mail");
  await page.getByLabel("Harmless").selectOption({ label: "with all else in “Shop keeping”" });
  await expect(page.getByRole("radio", { name: /The largest set without/ }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole("button", { name: "Switch them off in 1 session" }).click();
  await expect(page.getByText("Switched off in 1 session.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Switched on again in 1 session.")).toBeVisible();
  await page.getByRole("button", { name: "Switch them off in 1 session" }).click();
  await expect(page.getByText("Switched off in 1 session.")).toBeVisible();
  await page.reload();
  await expect(row.getByRole("gridcell", { name: "order, Read: 1 tool, all marked" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Kept sessions with this server" })).toContainText("nothing");
  await page.goto(board);
  await expect(page.getByText("2 of 5 tools").first()).toBeVisible();

  await page.goBack();
  await page.getByRole("button", { name: "Only reading" }).click();
  await page.getByLabel("Find a resource or a tool").fill("nothing like it");
  await expect(page.getByText("No resource or tool has that in its name.")).toBeVisible();
});

test("a server whose tools must stay says what collides", async ({ page }) => {
  await page.goto("/servers/add");
  await page.getByRole("tab", { name: "Pasted tools" }).click();
  await page.getByLabel("Name", { exact: true }).fill("shop");
  await page.getByLabel("Answer to tools/list").fill(JSON.stringify({ tools: TOOLS }));
  await page.getByRole("button", { name: "Add the tools" }).click();
  await page.getByRole("link", { name: "Least tool set" }).click();
  await page.getByRole("columnheader", { name: /^Everything: 5 tools/ }).click();
  await expect(page.getByText("What has to stay completes the trifecta on its own")).toBeVisible();
  await expect(page.getByText("Egress: shop/send_mail")).toBeVisible();
});
