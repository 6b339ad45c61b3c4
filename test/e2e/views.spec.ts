import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes } from "./support/accessible";
import { waitForHydration } from "./support/hydrated";
import { openView } from "./support/open-view";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"] });

/** The demo's server whose tools changed. */
const DRIFTED = "daily-fact";

async function openBoard(page: Page) {
  await page.goto("/sessions");
  await page.getByRole("link", { name: "Lethal together", exact: true }).click();
  await expect(page.getByRole("grid", { name: "Tools and legs" })).toBeVisible();
}

test("the board answers further policies, and compares itself with what is saved", async ({ page }) => {
  await openBoard(page);
  await page.getByRole("button", { name: /other policies|other policy/i }).click();
  const policies = page.getByRole("region", { name: "Other policies" });
  await expect(policies).toContainText("Rule of Two");
  await policies.getByText("Why, and by which tools").first().click();
  await expect(policies.getByText("mailbox/search_messages").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("switch", { name: "web-reader" }).click();
  await page.getByRole("link", { name: "Compare with what is saved" }).click();
  await expect(page.getByText("Better: it is one leg short now. Lost or less certain: a way out.")).toBeVisible();
  await expect(page.getByText("web-reader/fetch_page")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel("After").selectOption({ index: 1 });
  const before = page.url();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole("region", { name: "Verdicts" })).toBeVisible();
});

test("calls are put in order by keyboard, and a recording is walked to the call that made it lethal", async ({
  page,
}, info) => {
  await openBoard(page);
  await page.getByRole("link", { name: "Simulate calls" }).click();
  for (const id of ["mailbox/search_messages", "web-reader/fetch_page"]) {
    await page.getByLabel("Next call").fill(id);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(/held from call 2 on: web-reader\/fetch_page/)).toBeVisible();
  await page.getByRole("button", { name: "Move call 2 up" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").nth(1)).toContainText("web-reader/fetch_page");
  const file = info.outputPath("run.jsonl");
  const call = (id: string, name: string) =>
    JSON.stringify({
      type: "assistant",
      message: { content: [{ type: "tool_use", id, name, input: { note: "a-kept-word" } }] },
    });
  writeFileSync(
    file,
    [
      call("1", "mcp__mailbox__search_messages"),
      "{",
      call("2", "Mystery"),
      call("3", "mcp__web-reader__fetch_page"),
    ].join("\n"),
  );
  await page.getByLabel("Or load a recording").setInputFiles(file);
  await expect(page.getByText(/held from call 3 on: web-reader\/fetch_page/)).toBeVisible();
  await expect(page.getByText("unknown here", { exact: true })).toBeVisible();
  const preview = page.getByRole("region", { name: "Preview of labels" });
  await expect(preview).toContainText("Draft, not in the specification");
  await expect(preview).toContainText("1 call of unknown tools carry no label");
  await page.getByRole("button", { name: "Move call 3 up" }).click();
  await page.getByLabel("Next call").fill("web-reader/fetch_page");
  await page.keyboard.press("Enter");
  await expect(preview.getByText(/three legs meet at [12] call/)).toBeVisible();
  await expect(preview.getByRole("table", { name: "Labels call by call" })).toContainText("because of call");
  await preview.getByLabel("Labels come from").selectOption("declared");
  await expect(preview.getByRole("table", { name: "Labels call by call" })).toContainText("passes: missed");
  await expect(page.getByText(/Line 2:/)).toBeVisible();
  expect(await page.content()).not.toContain("a-kept-word");
  await expectAccessibleInBothThemes(page);
});

test("a compensating control is kept with the session, stands beside the verdict and leaves it lethal", async ({
  page,
}) => {
  await openBoard(page);
  await page.getByRole("tab", { name: "Fix" }).click();
  await page.getByLabel("On", { exact: true }).fill("web-reader");
  await page.getByRole("button", { name: "Add control" }).click();
  const verdict = page.getByRole("region", { name: "Verdict" });
  await expect(verdict).toContainText(
    "With compensating controls: Lethal but for 1 compensating control; one that fails is enough.",
  );
  await expect(verdict.getByRole("heading")).toHaveText("This session can leak.");
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(verdict).toContainText("With compensating controls");
});

test("sessions are joined by what one writes and another reads", async ({ page }) => {
  await page.goto("/sessions");
  await page.getByRole("link", { name: "Shared storage" }).click();
  for (const name of ["Near miss", "It depends", "Clear"])
    await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByRole("button", { name: "Check them together" }).click();
  await expect(page.getByRole("table", { name: "Each session" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("a policy of one's own is written in a small form, judged on every board, exported, and withdrawn", async ({
  page,
}) => {
  await page.goto("/settings/policies");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Mail stays in");
  await page.getByRole("group", { name: "Side 1" }).getByLabel("Private data").check();
  await page.getByRole("group", { name: "Side 2" }).getByLabel("A way out").check();
  await expect(page.getByText("Private data must not meet a way out.")).toBeVisible();
  await page.getByLabel("Reason").fill("Customers were promised so.");
  await page.getByRole("button", { name: "Add the policy" }).click();
  await expect(page.getByRole("button", { name: "Change Mail stays in" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const file = await page.request.get("/settings/policies/export");
  expect((await file.json()).policies).toEqual([
    {
      label: "Mail stays in",
      why: "Customers were promised so.",
      sides: [{ anyOf: ["private"] }, { anyOf: ["egress"] }],
    },
  ]);

  // What is asked beside them, from a file that is not all right and from one that is, and changed by hand.
  const choose = (name: string, text: string) =>
    page
      .getByLabel("Choose a file of policies")
      .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await choose("rules.yaml", "schema: trefoil-policies/1\nhints:\n  - readonlyHint\n");
  await expect(page.getByText("Line 3: “hints[0]” has to be one of readOnlyHint")).toBeVisible();
  await choose("rules.yaml", "schema: trefoil-policies/1\nhints: [readOnlyHint]\ngrades: { egress: 0 }\n");
  await page.getByRole("button", { name: "Import further requirements" }).click();
  await expect(page.getByText("Imported: further requirements.").first()).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "readOnlyHint" })).toBeChecked();
  await page.getByRole("checkbox", { name: "readOnlyHint" }).uncheck();
  await page.getByRole("checkbox", { name: "Every server needs a valid approval" }).check();
  await page.getByRole("button", { name: "Save requirements" }).click();
  await expect(page.getByText("Saved. It applies to every session.").first()).toBeVisible();
  expect(await (await page.request.get("/settings/policies/export")).json()).toMatchObject({
    grades: { egress: 0 },
    approval: { required: true },
  });
  await expectAccessibleInBothThemes(page);

  await page.goto("/sessions");
  await expect(
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Lethal together", exact: true }) }),
  ).toContainText("Breaks your policy Mail stays in.");
  await openBoard(page);
  await page.getByRole("button", { name: /other polic(?:y|ies)/i }).click();
  const own = page
    .getByRole("region", { name: "Other policies" })
    .getByRole("listitem")
    .filter({ hasText: "Mail stays in" });
  await expect(own).toContainText("Broken");
  const breaches = page.getByRole("list", { name: "What is not met" });
  await expect(breaches).toContainText(/LT043 \d tools? of server web-reader holds? a way out, and no tool may/);
  await expect(breaches).toContainText("Server mailbox has no approval.");
  await page.getByRole("switch", { name: "web-reader" }).click();
  await expect(own).toContainText("Only a way out is missing.");
  await expect(breaches).not.toContainText("web-reader");
  // For a gateway nothing is allowed that nobody approved.
  await page.keyboard.press("g");
  await page.keyboard.press("f");
  const gateway = page.getByRole("region", { name: "For a gateway" });
  await gateway.getByLabel("Gateway", { exact: true }).selectOption({ label: "ToolHive (Cedar)" });
  await expect(gateway.getByLabel("toolhive-mailbox.json")).toContainText("forbid(principal");
  await gateway.getByText(/^Of \d+ tools:/).click();
  await expect(gateway).toContainText("refused. Server mailbox has no approval.");
  await expectAccessibleInBothThemes(page);
  await page.goto("/settings/policies");
  await page.getByRole("checkbox", { name: "Every server needs a valid approval" }).uncheck();
  await page.getByLabel("Egress").selectOption("no limit");
  await page.getByRole("button", { name: "Save requirements" }).click();
  await expect(page.getByText("Saved. It applies to every session.").first()).toBeVisible();
  await page.getByRole("button", { name: "Delete Mail stays in" }).click();
  await expect(page.getByRole("button", { name: "Change Mail stays in" })).toBeHidden();
});

test("of two who change the same policy, the second is told, keeps what was typed, and saves after a reload", async ({
  page,
}) => {
  await page.goto("/settings/policies");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Books stay in");
  await page.getByRole("group", { name: "Side 1" }).getByLabel("Private data").check();
  await page.getByRole("group", { name: "Side 2" }).getByLabel("A way out").check();
  await page.getByLabel("Reason").fill("First.");
  await page.getByRole("button", { name: "Add the policy" }).click();
  const change = (of: Page) => of.getByRole("button", { name: "Change Books stay in" }).click();
  const save = (of: Page) => of.getByRole("button", { name: "Save changes" }).click();
  await change(page);
  const other = waitForHydration(await page.context().newPage());
  await other.goto("/settings/policies");
  await change(other);
  await other.getByLabel("Reason").fill("Second.");
  await save(other);
  await expect(other.getByText("Second.")).toBeVisible();

  await page.getByLabel("Reason").fill("Mine.");
  await save(page);
  await expect(page.getByText(/^Not saved: .* changed this policy on .* Reload the page/)).toBeVisible();
  await expect(page.getByLabel("Reason")).toHaveValue("Mine.");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Second.")).toBeVisible();
  await change(page);
  await page.getByLabel("Reason").fill("Mine.");
  await save(page);
  await expect(page.getByRole("listitem").filter({ hasText: "Mine." })).toBeVisible();
});

test("the palette reaches a session, a switch and a picture by keyboard alone, and the picture stands by itself", async ({
  page,
}) => {
  const palette = async (words: string, first: string) => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type(words);
    await expect(page.getByRole("listbox", { name: "Matches" }).getByRole("option", { selected: true })).toContainText(
      first,
    );
  };
  await page.goto("/signals");
  await palette("lethal toge", "Lethal together");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid", { name: "Tools and legs" })).toBeVisible();
  await palette("switch mailbox off", "Switch mailbox off");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/off=mailbox/);
  await palette("undo", "Undo");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/off=/);

  const save = async (words: string, first: string) => {
    await palette(words, first);
    const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const png = await save("slide png", "Save the slide as PNG");
  expect(png.name).toBe("trefoil-slide.png");
  // Of a PNG the first bytes say what it is, and how wide and high.
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect([png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual([2560, 1440]);
  expect(png.bytes.length).toBeGreaterThan(20_000);
  const svg = (await save("attack path svg", "Save the attack path as SVG")).bytes.toString();
  expect(svg).toMatch(/<title>.+<\/title>\n<desc>.+<\/desc>/);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|url\(|<script|<image/);
});

test("what is picked is highlighted in every view, and a link opens it so", async ({ page }) => {
  await openBoard(page);
  await page.getByRole("button", { name: /^\d+ tools with private data and untrusted input only$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[role="row"][data-lit]').first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Highlighted" })).toContainText(
    /private data and untrusted input only, \d+ tools of 1 server/,
  );
  for (const name of ["Matrix", "Lethal combinations", "Attack path"]) {
    await openView(page, name);
    await expectAccessibleInBothThemes(page);
  }
  await expect(page).toHaveURL(/tab=path&pick=mask%3A3/);
  await page.reload();
  await expect(
    page.getByRole("button", { name: /^\d+ tools with private data and untrusted input only$/ }),
  ).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/pick=/);
});

test("two moments of one session show what its servers came to offer", async ({ page }) => {
  await page.goto("/sessions");
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Compose" }) });
  await form.getByLabel("Name", { exact: true }).fill("Drifting");
  await form.getByRole("checkbox", { name: DRIFTED, exact: true }).check();
  await form.getByRole("button", { name: "Compose" }).click();
  await page.getByRole("link", { name: "See what changed on 16 November 2026" }).click();
  await expect(page.getByText(/^As it was before 16 November 2026, 09:00 UTC, judged as of today/)).toBeVisible();
  await expect(page.getByText("As it is now")).toBeVisible();
  await expect(page.getByLabel("Before: moment")).not.toHaveValue("");
  await expect(page.getByRole("heading", { name: /^Defined differently now/ }).locator("..")).toContainText(
    `${DRIFTED}/get_daily_fact`,
  );
  await expectAccessibleInBothThemes(page);
});

test("on paper the matrix is a table with every tool whose head is repeated, light in the dark theme too", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openBoard(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const paper = page.locator("table").filter({ has: page.getByText("Changes", { exact: true }) });
  await expect(paper).toBeVisible();
  await expect(paper.locator("td").filter({ hasText: /^(search_messages|fetch_page)$/ })).toHaveCount(2);
  expect(await paper.locator("thead").evaluate((head) => getComputedStyle(head).display)).toBe("table-header-group");
  await expect(page.getByRole("grid", { name: "Tools and legs" })).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(20, 23, 28)");
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
});
