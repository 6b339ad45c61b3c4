import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { startOauth } from "../fixtures/servers/oauth.mjs";
import { expectAccessible, expectAccessibleInBothThemes } from "./support/accessible";
import { expectFits } from "./support/fits";
import { expect, test } from "./support/test";

const root = path.resolve(import.meta.dirname, "../..");
const real = (name: string, ...args: string[]) => ({
  command: process.execPath,
  args: [path.join(root, "node_modules/@modelcontextprotocol", name, "dist/index.js"), ...args],
});
const hostile = (name: string) => ({
  command: process.execPath,
  args: [path.join(root, "test/fixtures/servers", `${name}.mjs`)],
});
const config = (mcpServers: Record<string, unknown>) => ({
  name: ".mcp.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify({ mcpServers }, null, 2)),
});

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

test("from a client's config to the board, with servers over stdio and HTTP", async ({ page, app }) => {
  const port = await freePort();
  const everything: ChildProcess = spawn(
    process.execPath,
    [path.join(root, "node_modules/@modelcontextprotocol/server-everything/dist/index.js"), "streamableHttp"],
    { env: { ...process.env, PORT: String(port) }, stdio: "pipe" },
  );
  await new Promise<void>((resolve) => {
    let said = "";
    everything.stderr!.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("listening")) resolve();
    });
  });
  try {
    await page.getByRole("link", { name: "Choose a config" }).click();
    await page.getByLabel("Choose a config").setInputFiles(
      config({
        files: real("server-filesystem", app.data),
        memory: real("server-memory"),
        thinking: real("server-sequential-thinking"),
        github: { ...real("server-github"), env: { GITHUB_PERSONAL_ACCESS_TOKEN: "canary-secret-1" } },
        everything: { type: "http", url: `http://127.0.0.1:${port}/mcp` },
        half: { args: [] },
      }),
    );
    await expect(page.getByText("Not everything could be read")).toBeVisible();
    await expect(page.getByText("GITHUB_PERSONAL_ACCESS_TOKEN")).toBeVisible();
    expect(await page.content()).not.toContain("canary-secret-1");
    await expect(page.getByLabel("Host")).toHaveValue("claude-code");
    await page.getByLabel("Host").selectOption("none");
    await page.getByRole("button", { name: "Register 5 servers" }).click();

    await expect(page.getByRole("heading", { name: "Before anything starts" })).toBeVisible();
    await expect(page.getByText(path.join("server-sequential-thinking", "dist/index.js"))).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue without them" })).toBeVisible();
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Agree to all" }).click();
    await page.getByRole("button", { name: "Agree and list 5 servers" }).click();

    for (const name of ["files", "memory", "thinking", "github", "everything"]) {
      await expect(
        page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) }),
      ).toContainText(/\d+ tools?/);
    }
    await expectAccessible(page);
    await page.getByRole("link", { name: "See what they make together" }).click();
    await expect(page.getByRole("heading", { name: "This session can leak." })).toBeVisible();
    await page.getByPlaceholder("Find a server or tool").fill("create_issue");
    await expect(page.getByText("create_issue", { exact: true }).first()).toBeVisible();
    expect(app.output()).not.toContain("canary-secret-1");
  } finally {
    everything.kill();
  }
});

test("hostile servers each end in a clear state, and the page stays usable", async ({ page }) => {
  await page.goto("/servers/import");
  await page.getByLabel("Choose a config").setInputFiles(
    config({
      silent: hostile("never-answers"),
      garbage: hostile("garbage"),
      many: hostile("many-tools"),
      texts: hostile("hostile-texts"),
      pages: hostile("slow-pages"),
    }),
  );
  await page.getByRole("button", { name: "Register 5 servers" }).click();
  await page.getByRole("button", { name: "Agree to all" }).click();
  await page.getByRole("button", { name: "Agree and list 5 servers" }).click();
  const line = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
  // A listing that runs survives a reload of the page, and can be cancelled after it. This one takes 90 seconds if nobody does.
  await expect(line("pages").getByRole("button", { name: "Cancel listing pages" })).toBeVisible();
  await page.reload();
  await line("pages").getByRole("button", { name: "Cancel listing pages" }).click();
  await expect(line("pages")).toContainText("Cancelled");
  await expect(line("pages").getByRole("button", { name: "Fetch: pages" })).toBeVisible();

  await expect(line("many")).toContainText("3,000 tools");
  await expect(line("garbage")).toContainText("Failed");
  await expect(line("texts")).toContainText(/\d+ tools/);
  await expect(line("silent")).toContainText("did not answer");
  await expect(line("silent").getByRole("button", { name: "Try again: silent" })).toBeVisible();

  await page.goto("/tools?server=many");
  await expect(page.getByRole("status").filter({ hasText: "tools" })).toContainText("3,000 of");
  const grid = page.getByRole("grid", { name: "Tools" });
  await grid.locator("[data-line='0']").focus();
  await page.keyboard.press("End");
  await expect(grid.locator("[data-line='99']")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Private data");
  await page.keyboard.press("Escape");
  await expect(grid.locator("[data-line='99']")).toBeFocused();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("navigation", { name: "Pages" })).toContainText("Page 2 of 30");
});

test("signing in at a real authorization server, and out again", async ({ page }) => {
  const oauth = await startOauth();
  try {
    await page.goto("/servers/add");
    await page.getByLabel("Name", { exact: true }).fill("guarded");
    await page.getByRole("tab", { name: "URL" }).click();
    await page.getByRole("textbox", { name: "URL" }).fill(oauth.url);
    await page.getByRole("button", { name: "Continue to agree" }).click();
    await page.getByRole("button", { name: "Agree and list guarded" }).click();
    await expect(page.getByText(/Sign-in needed/)).toBeVisible();
    await page.getByRole("link", { name: "guarded" }).click();
    await page.getByLabel("Name of this sign-in").fill("ada at work");
    await page.getByRole("button", { name: "Find out where to sign in" }).click();
    await expect(page.getByText(`registered just now`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: `Continue to ${new URL(oauth.issuer).host}` }).click();
    await page.getByPlaceholder("Enter any login").fill("ada");
    await page.getByPlaceholder("and password").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    // The browser comes from elsewhere, so its cookie stays behind at first; nobody has to click for it.
    await expect(page.getByText("Signed in as ada at work")).toBeVisible();
    await expect(page.getByText("Reads the mail of ada.")).toBeVisible();
    await expect(page.getByText(/as ada at work, signed in at/).first()).toBeVisible();
    expect(oauth.tokens.some((token) => page.url().includes(token))).toBe(false);
    for (const token of new Set(oauth.tokens)) expect(await page.content()).not.toContain(token);
    await page.getByRole("button", { name: "Sign out and revoke" }).click();
    await expect(page.getByText(/The tokens were revoked/)).toBeVisible();
    await page.goto("/servers/sign-in/callback?state=made-up&code=x");
    await expect(page.getByRole("heading", { name: "This sign-in is not known here" })).toBeVisible();
  } finally {
    await oauth.end();
  }
});

test("a config with a syntax error says where, and can be corrected", async ({ page }) => {
  await page.goto("/servers/import");
  await page.getByLabel("or paste it").fill('{\n  "mcpServers": {\n    "a": { "command": "x" \n');
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByText("Nothing could be read")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing could be read" })).toContainText("Line 4");
  await page.getByRole("button", { name: "Choose another file" }).click();
  await expect(page.getByLabel("or paste it")).toHaveValue(/"command": "x"/);
});

test("a form that is not right keeps what was typed and focuses what is in the way", async ({ page }) => {
  await page.goto("/servers/add");
  await page.getByLabel("Arguments").fill("--folder\ninbox");
  await page.getByRole("button", { name: "Continue to agree" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("mail");
  await page.getByRole("textbox", { name: "Command" }).fill("no-such-program-here");
  await expect(page.getByLabel("Arguments")).toHaveValue("--folder\ninbox");
  await page.getByRole("button", { name: "Continue to agree" }).click();
  await page.getByRole("button", { name: "Agree and list mail" }).click();
  await expect(page.getByText(/Failed.*was not found/)).toBeVisible();
});

test("what a README prints is taken apart, and JSON leads to a choice of its servers", async ({ page }) => {
  await page.goto("/servers/add");
  const pasted = page.getByLabel("Paste what its README prints");
  await pasted.fill("claude mcp add notes -e NOTES_TOKEN=canary-secret-2 -- npx -y notes-mcp --folder '~/my notes'");
  await expect(page.getByRole("status").filter({ hasText: "4 arguments and 1 variable" })).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("notes");
  await expect(page.getByRole("textbox", { name: "Command" })).toHaveValue("npx");
  await expect(page.getByLabel("Arguments")).toHaveValue("-y\nnotes-mcp\n--folder\n~/my notes");
  await expectAccessible(page);

  await pasted.fill("npx a && npx b");
  await pasted.blur();
  await expect(page.getByRole("alert").filter({ hasText: "A shell would read" })).toBeVisible();
  await pasted.fill("mcp-server-fetch");
  await page.getByRole("button", { name: "Python package" }).click();
  await expect(page.getByRole("textbox", { name: "Command" })).toHaveValue("uvx");

  await pasted.fill('"mcpServers": { "a": { "command": "a-mcp" }, "b": { "url": "https://b.example/mcp" } }');
  await page.getByRole("button", { name: "Look into it" }).click();
  await expect(page.getByRole("heading", { name: "2 servers" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the form" }).click();
  await expect(page.getByRole("textbox", { name: "Command" })).toHaveValue("uvx");
});

test("a dangerous command is skipped until somebody agrees to it by itself", async ({ page }) => {
  await page.goto("/servers/add");
  await page.getByLabel("Name", { exact: true }).fill("script");
  await page.getByRole("textbox", { name: "Command" }).fill(process.execPath);
  await page.getByLabel("Arguments").fill("-e\nprocess.exit(7)");
  await page.getByRole("button", { name: "Continue to agree" }).click();
  await expect(page.getByText("Code in the command line")).toBeVisible();
  await page.getByRole("button", { name: "Continue without them" }).click();
  await expect(page.getByText("Never fetched", { exact: true })).toBeVisible();
});

test("pasted tools are listed without starting anything, and can be deleted again", async ({ page }) => {
  await page.goto("/servers/add");
  await page.getByRole("tab", { name: "Pasted tools" }).click();
  await page.getByLabel("Name", { exact: true }).fill("pasted");
  await page
    .getByLabel("Answer to tools/list")
    .fill(
      '{"tools": [{"name": "send_mail", "description": "Send an e-mail to any address.", "inputSchema": {"type": "object"}}]}',
    );
  await page.getByRole("button", { name: "Add the tools" }).click();
  await expect(page.getByRole("heading", { name: "pasted", level: 1 })).toBeVisible();
  await expect(page.getByText("send_mail")).toBeVisible();
  await page.getByRole("button", { name: "Delete pasted" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No servers yet")).toBeVisible();
});

test("the demo opens by one button and leaves by one, by keyboard alone", async ({ page }) => {
  await page.getByRole("button", { name: "Load the demo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("sessions are lethal");
  await expect(page.getByRole("link", { name: "Lethal together" })).toBeVisible();
  await page.getByRole("button", { name: "Remove the demo" }).press("Enter");
  await expect(page.getByRole("button", { name: "Load the demo" })).toBeVisible();
});

test("every page around the board is accessible in both themes and fits a phone", async ({ page }) => {
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Load the demo" }).click();
  await expect(page.getByRole("link", { name: "Lethal alone" })).toBeVisible();
  // On a wide screen `pages.spec.ts` goes through them.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    "/",
    "/servers",
    "/servers/add",
    "/servers/import",
    "/tools",
    "/signals",
    "/signals/takes-a-destination",
    "/accuracy",
    "/settings/starts",
    "/settings/data",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectFits(page, address);
    }
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/servers");
    await page.getByRole("link", { name: "daily-fact" }).click();
    await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});
