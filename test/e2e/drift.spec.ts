import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { expect, test } from "./support/test";

const program = path.resolve(import.meta.dirname, "../fixtures/servers/drifts.mjs");

const OFFER = {
  serverInfo: { name: "library", version: "1.0.0" },
  instructions: "Ask for one book at a time.",
  tools: [
    {
      name: "convert_units",
      description: "Converts a number from one unit into another.",
      inputSchema: { type: "object", properties: { value: { type: "number" } } },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    {
      name: "round_number",
      description: "Rounds a number to so many digits.",
      inputSchema: { type: "object", properties: { value: { type: "number" } } },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
  ],
};

test("a server that changes: its history, both texts, what the model saw on a day, what became worse, and listing it again by itself", async ({
  page,
  app,
}) => {
  const file = path.join(app.data, "offer.json");
  const offer = (change: Record<string, unknown> = {}) => writeFileSync(file, JSON.stringify({ ...OFFER, ...change }));
  offer();
  await page.goto("/servers/import");
  await page.getByLabel("Choose a config").setInputFiles({
    name: ".mcp.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      JSON.stringify({ mcpServers: { library: { command: process.execPath, args: [program, file] } } }),
    ),
  });
  await page.getByLabel("Host").selectOption("none");
  await page.getByRole("button", { name: "Register 1 server" }).click();
  await page.getByRole("button", { name: "Agree and list library" }).click();
  const line = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "library", exact: true }) });
  await expect(line).toContainText("2 tools");
  await page.getByRole("link", { name: "See what they make together" }).click();
  await page.waitForURL(/\/sessions\/[0-9a-f-]{36}/);
  const board = page.url();

  // The rug is pulled: words that hide, a claim that turns, a tool that brings a leg, another version.
  const first = new Date().toISOString();
  offer({
    serverInfo: { name: "library", version: "1.1.0" },
    tools: [
      {
        ...OFFER.tools[0],
        description: "Converts a number from one unit\u200b into another.",
        annotations: { readOnlyHint: false, openWorldHint: false },
      },
      OFFER.tools[1],
      {
        name: "fetch_page",
        description: "Fetches a web page from any URL on the internet and returns its content.",
        inputSchema: { type: "object", properties: { url: { type: "string" } } },
      },
      {
        name: "read_mail",
        description: "Reads the messages in the user's inbox.",
        inputSchema: { type: "object", properties: {} },
      },
    ],
  });
  await page.goto("/servers");
  await page.getByRole("button", { name: "Fetch again: library" }).click();
  await expect(line).toContainText("4 tools");

  // Where things stand says what became worse, until somebody has seen it.
  await page.goto("/");
  const worse = page.getByRole("region", { name: "What became worse" });
  await expect(worse).toContainText("went from clear to lethal");
  await expect(worse).toContainText("library/fetch_page is new and brings");
  await expectAccessible(page);
  await worse.getByRole("button", { name: "Mark as seen" }).click();
  await expect(worse).toHaveCount(0);

  // The server's page tells of it; its history shows both texts with what hides in them.
  await page.goto("/servers");
  await page.getByRole("link", { name: "library", exact: true }).click();
  await expect(page.getByRole("region", { name: "Changes" })).toContainText("Claim flipped");
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page.getByRole("list", { name: "Listings" }).getByRole("listitem")).toHaveCount(2);
  const listings = page.getByRole("list", { name: "Listings" }).getByRole("listitem");
  await listings
    .nth(1)
    .getByRole("radio", { name: /^Before/ })
    .check();
  await listings
    .nth(0)
    .getByRole("radio", { name: /^After/ })
    .check();
  await page.getByRole("button", { name: "Compare the two" }).click();
  const comparison = page.getByRole("region", { name: "Comparison" });
  await expect(
    comparison.getByText("The claim readOnlyHint of convert_units goes from true (declared) to false (declared)."),
  ).toBeVisible();
  await comparison.getByRole("link", { name: /^Suspect words/ }).click();
  await expect(comparison.getByText("The claim readOnlyHint")).toHaveCount(0);
  await comparison.getByText("Both texts").click();
  await expect(comparison.getByText("⟨U+200B⟩").last()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel("Show listings with").selectOption("version");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(listings).toHaveCount(1);
  await page.getByLabel("Show listings with").selectOption("other-server");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByText("No listing has a change with this effect.")).toBeVisible();

  // What did the model see on that day: of a server, and of a session, each to take along.
  await page.getByLabel("Day and time, UTC").fill(first.slice(0, 19));
  await page.getByRole("button", { name: "Show what it was then" }).click();
  const then = page.getByRole("region", { name: "As of a moment" });
  await expect(then).toContainText("2 tools");
  await expect(then).toContainText("It was not listed in between");
  const saved = page.waitForEvent("download");
  await then.getByRole("link", { name: "Download it as JSON" }).click();
  expect(JSON.parse(readFileSync(await (await saved).path(), "utf8"))).toMatchObject({
    schema: "trefoil-moment/1",
    verdict: { level: "clear" },
    servers: [{ listing: { instructions: OFFER.instructions, serverInfo: { version: "1.0.0" } } }],
  });
  await page.goto(`${new URL(board).pathname}/then?at=${first.slice(0, 19)}`);
  await expect(page.getByRole("region", { name: "Verdict then" })).toContainText("Clear");
  await expect(page.getByRole("region", { name: "library" })).toContainText("Ask for one book at a time.");
  await expectAccessible(page);

  // Automatic re-scan: off until it is asked for, with when it comes next.
  await page.goto("/servers");
  await page.getByRole("link", { name: "library", exact: true }).click();
  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page.getByText("not planned")).toHaveCount(0);
  await page.getByLabel("How often").selectOption("hourly");
  await expect(page.locator("dl").filter({ hasText: "Last automatic re-scan" })).toContainText(/Next\d{4}-\d\d-\d\d/);
});
