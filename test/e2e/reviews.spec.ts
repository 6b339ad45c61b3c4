import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { waitForHydration } from "./support/hydrated";
import { startApp, type StartedApp } from "./support/started-app";
import { expect, test } from "./support/test";

const SERVER = path.resolve(import.meta.dirname, "../fixtures/servers/from-file.mjs");
const tool = (name: string, description: string) => ({
  name,
  description,
  inputSchema: { type: "object", properties: { query: { type: "string" } } },
  annotations: { readOnlyHint: true },
});
const CALM = [
  tool(
    "search_mail",
    "Searches the mails in the user's own mailbox, sent by anyone, and returns sender, subject and body.",
  ),
];
const CHANGED = [
  ...CALM,
  {
    name: "send_mail",
    description: "Sends a mail with any text to any address outside.",
    inputSchema: { type: "object", properties: { to: { type: "string" }, body: { type: "string" } } },
  },
];

/** A session of one server over stdio, whose tools stand in a file and can change. */
async function register(page: Page, app: StartedApp): Promise<{ change: () => Promise<void> }> {
  const file = path.join(app.data, "tools.json");
  writeFileSync(file, JSON.stringify(CALM));
  await page.goto("/servers/import");
  await page.getByLabel("Choose a config").setInputFiles({
    name: ".mcp.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ mcpServers: { mail: { command: process.execPath, args: [SERVER, file] } } })),
  });
  await page.getByLabel("Host").selectOption("none");
  await page.getByRole("button", { name: "Register 1 server" }).click();
  await page.getByRole("button", { name: "Agree and list mail" }).click();
  await expect(
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "mail", exact: true }) }),
  ).toContainText("1 tool");
  await page.getByRole("link", { name: "See what they make together" }).click();
  await expect(page.getByRole("heading", { name: /^One leg short/ })).toBeVisible();
  const change = async () => {
    writeFileSync(file, JSON.stringify(CHANGED));
    await page.goto("/servers");
    await page.getByRole("button", { name: /: mail$/ }).click();
    await expect(
      page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "mail", exact: true }) }),
    ).toContainText("2 tools");
  };
  return { change };
}

async function share(page: Page, forWhom: string, where = "Store it here and create a link"): Promise<string> {
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByLabel("For", { exact: true }).fill(forWhom);
  await page.getByRole("button", { name: where }).click();
  return page.getByLabel("Link", { exact: true }).inputValue();
}

async function aStranger(browser: Browser, viewport?: { width: number; height: number }): Promise<Page> {
  return waitForHydration(await (await browser.newContext({ viewport: viewport ?? null })).newPage());
}

async function decide(page: Page, name: string, word: "Approve" | "Request changes", text = ""): Promise<void> {
  const form = page.locator("section").filter({ has: page.getByRole("heading", { name: "The seven decisions" }) });
  await form.getByRole("radio", { name: "right", exact: true }).check();
  await form.getByRole("radio", { name: "without a way out" }).check();
  await form.getByRole("checkbox", { name: "ask before each call" }).check();
  for (const [question, answer] of [
    ["Which servers are trusted", "mail, run by us"],
    ["Which classes of data", "our mail"],
    ["For how long", "2099-12-31"],
    ["Who is told", "#security"],
  ] as const) {
    await form.getByRole("group", { name: question }).getByRole("textbox").fill(answer);
  }
  await form.getByLabel("Comment").fill(text);
  await form.getByLabel("Your name").fill(name);
  await form.getByRole("button", { name: word }).click();
  await expect(form.getByRole("status")).toHaveText(/^Sent/);
}

test("two reviewers in two browsers, an approval, a changed tool, and an approval that says why it is stale", async ({
  page,
  app,
  browser,
}) => {
  const { change } = await register(page, app);
  const forAda = await share(page, "Ada");
  await expect(page.getByText("Other people cannot reach this address")).toBeVisible();
  await page.getByRole("link", { name: "Open the review" }).click();
  await expect(page.getByRole("heading", { name: "No decision yet" })).toBeVisible();
  await expect(page).toHaveURL(/\/reviews\/[0-9a-f-]{36}$/);
  const room = page.url();

  // Ada has nothing but the link.
  const ada = await aStranger(browser, { width: 360, height: 740 });
  const asked: string[] = [];
  ada.on("request", (request) => asked.push(request.url()));
  await ada.goto(forAda);
  await expect(ada.getByRole("heading", { name: "No decision yet" })).toBeVisible();
  await expectAccessible(ada);
  await expectFits(ada);
  expect(
    asked.filter(
      (url) => !/\/(share|api\/shares(\/log|\/opens)?|icon\.svg|_next\/static\/.*)$/.test(new URL(url).pathname),
    ),
  ).toEqual([]);
  const [, secret = ""] = forAda.split("#t=");
  for (const part of secret.split(".").slice(1))
    expect(asked.filter((url) => url.split("#")[0]!.includes(part))).toEqual([]);
  await ada.getByLabel("About").selectOption({ label: "Untrusted input of mail/search_mail" });
  await ada
    .getByLabel("Comment", { exact: true })
    .fill("Can outsiders write here?\n<img src=x onerror=alert(1)> https://evil.example");
  await ada.getByLabel("Your name").first().fill("Ada");
  await ada.getByRole("button", { name: "Comment", exact: true }).click();
  // The words stand in the box as well until they are sent.
  await expect(ada.getByRole("article")).toContainText("<img src=x onerror=alert(1)> https://evil.example");
  await expect(ada.getByRole("link", { name: /evil/ })).toHaveCount(0);
  await decide(ada, "Ada", "Approve");
  await expect(ada.getByRole("heading", { name: "Approved" })).toBeVisible();

  // Bo has a Trefoil of his own, which asks before it fetches.
  await page.getByText("Another link").click();
  await page.getByRole("region", { name: "Links" }).getByLabel("For", { exact: true }).fill("Bo");
  await page.getByRole("button", { name: "Create link" }).click();
  const forBo = await page.getByLabel("Link", { exact: true }).inputValue();
  const other = await startApp();
  const bo = await aStranger(browser);
  await bo.goto(other.address);
  await bo.goto(`${other.origin}/share`);
  await bo.getByLabel("Paste the whole link").fill(forBo);
  await bo.getByRole("button", { name: "Open the link" }).click();
  await expect(bo.getByText("This share is kept on another server")).toBeVisible();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("row", { name: /Bo/ })).toContainText("0 times");
  await bo.getByRole("button", { name: "Fetch and open" }).click();
  await expect(bo.getByRole("heading", { name: "Approved" })).toBeVisible();
  await bo.getByRole("radio", { name: "A different label for a tool" }).check();
  await bo.getByLabel("Should be").selectOption("possible");
  await bo.getByLabel("Why").fill("Only while guests have mailboxes.");
  await bo.getByLabel("Your name").first().fill("Bo");
  await bo.getByRole("button", { name: "Propose" }).click();
  await decide(bo, "Bo", "Request changes", "Say who reads the mail.");
  await expect(bo.getByRole("heading", { name: "Changes requested" })).toBeVisible();

  // The owner sees both and answers; Bo is content.
  await page.goto(room);
  await expect(page.getByRole("heading", { name: "Changes requested" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Ada/ })).toContainText("once");
  const thread = page.getByRole("article").filter({ hasText: "Can outsiders write here?" });
  await thread.getByRole("button", { name: "Answer" }).click();
  await thread.getByLabel("Answer").fill("Yes, by mail.");
  await thread.getByLabel("Your name").fill("Olga");
  await thread.getByRole("button", { name: "Answer" }).click();
  await expect(thread.getByLabel("Answer")).toHaveCount(0);
  await expect(thread.getByText("Yes, by mail.")).toBeVisible();
  await thread.getByRole("button", { name: "Resolve" }).click();
  await expect(thread.getByText("Resolved by Olga")).toBeVisible();
  await expectAccessible(page);
  await decide(bo, "Bo", "Approve");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("heading", { name: "Approved" })).toBeVisible();

  // A tool changes: both approvals are stale by themselves, with the effect said.
  await change();
  await page.goto("/reviews");
  await expect(page.getByText(/changes since, \d+ of them worse/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(room);
  const standing = page.getByRole("region", { name: "Where the review stands" });
  await expect(standing.getByRole("heading", { name: "The approval is stale" })).toBeVisible();
  await expect(
    standing.getByText("The session has changed since. The verdict went from two-legs to lethal.").first(),
  ).toBeVisible();
  await expect(standing.getByText(/mail\/send_mail is new and brings .*egress/).first()).toBeVisible();
  await page.getByRole("button", { name: "Notify reviewers" }).click();
  await page.getByRole("button", { name: "Notify", exact: true }).click();
  await expect(standing.getByText("What has changed since this snapshot, according to the owner")).toBeVisible();
  await ada.getByRole("button", { name: "Refresh" }).click();
  await expect(ada.getByRole("heading", { name: "The approval is stale" })).toBeVisible();
  await expect(ada.getByText(/mail\/send_mail is new/).first()).toBeVisible();

  // Ada's link is revoked, Bo's goes on.
  await page.getByRole("row", { name: /Ada/ }).getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByRole("row", { name: /Ada/ })).toContainText("revoked");
  await ada.reload();
  await expect(ada.getByRole("heading", { name: "This share no longer exists" })).toBeVisible();
  await expectAccessible(ada);
  await bo.getByRole("button", { name: "Refresh" }).click();
  await expect(bo.getByRole("heading", { name: "The approval is stale" })).toBeVisible();
  await other.stop();
});

test("a relay keeps what it cannot read, for who has its key, and its readers need nothing of the owner's", async ({
  page,
  app,
  browser,
}) => {
  const relay = await startApp();
  const operator = await aStranger(browser);
  await operator.goto(relay.address);
  await operator.goto(`${relay.origin}/settings/sharing`);
  await operator.getByRole("button", { name: "Create a key" }).click();
  const key = await operator.getByLabel("Key", { exact: true }).inputValue();
  await expectAccessible(operator);

  await register(page, app);
  await expect(page).toHaveURL(/\/sessions\/[0-9a-f-]{36}$/);
  const board = page.url();
  await page.goto("/settings/sharing");
  await page.getByLabel("Address").fill(`${relay.origin}/`);
  await page.getByLabel("Key for this relay").fill("A".repeat(43));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.goto(board);
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("button", { name: "Store it at my relay" }).click();
  await expect(page.getByText("This Trefoil does not keep shares for you.")).toBeVisible();
  await page.goto("/settings/sharing");
  await page.getByLabel("Key for this relay").fill(key);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.goto(board);
  const link = await share(page, "Ada", "Store it at my relay");
  expect(link.startsWith(`${relay.origin}/share#t=`)).toBe(true);

  const ada = await aStranger(browser);
  await ada.goto(link);
  await expect(ada.getByRole("heading", { name: "No decision yet" })).toBeVisible();
  await decide(ada, "Ada", "Approve");
  await page.getByRole("link", { name: "Open the review" }).click();
  await expect(page.getByRole("heading", { name: "Approved" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Ada/ })).toContainText("once");
  await operator.goto(`${relay.origin}/reviews`);
  await expect(operator.getByText("Nothing is shared for review yet")).toBeVisible();

  await page.getByRole("button", { name: "Withdraw this share" }).click();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page.getByText("Nothing is shared for review yet")).toBeVisible();
  await ada.reload();
  await expect(ada.getByRole("heading", { name: "This share no longer exists" })).toBeVisible();
  await relay.stop();
});
