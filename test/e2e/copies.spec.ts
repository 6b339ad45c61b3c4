import { once } from "node:events";
import { connect } from "node:net";
import { expect, test, type Page } from "@playwright/test";
import { COPY_HEADER } from "../support/between";
import { startGate } from "../support/gate";
import { expectAccessible } from "./support/accessible";
import { ADMINISTRATOR, Copies, type Copy } from "./support/copies";
import { expectFits } from "./support/fits";
import { lostIn, sessionsIn, shareOut, tally, work } from "./support/load";
import { aPage, atProvider, signIn } from "./support/signing-in";
import { Visitor } from "./support/visitor";

let copies: Copies;
let ada: Page;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  copies = await Copies.start(2);
  copies.provider.accounts.set(ADMINISTRATOR, { name: "Ada Lovelace" });
  copies.provider.accounts.set("bob", { name: "Bob", groups: ["developers"] });
});
test.afterAll(() => copies.stop());

/** Opens a page that this copy alone makes, scripts and all. */
async function openAt(copy: Copy, page: Page, address: string): Promise<void> {
  copies.only(copy);
  const answer = await page.goto(address);
  expect(answer!.headers()[COPY_HEADER]).toBe(String(copy.port));
  copies.everywhere();
}

/** Registers a server by its address, and has it listed. */
async function register(page: Page, name: string, url: string): Promise<void> {
  await page.goto("/servers/add");
  await page.getByRole("tab", { name: "URL" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "URL" }).fill(url);
  await page.getByRole("button", { name: "Continue to agree" }).click();
  await page.getByText("Agree", { exact: true }).click();
  await page.getByRole("button", { name: `Agree and list ${name}` }).click();
}

/** Until the audit log tells of it. */
async function expectListed(name: string): Promise<void> {
  await expect.poll(async () => (await ada.request.get("/governance/log?kind=listed")).text()).toContain(`>${name}<`);
}

async function runnerOf(name: string): Promise<Copy> {
  await expect.poll(async () => (await copies.runnerOf(name))?.name).toBeDefined();
  return (await copies.runnerOf(name))!;
}

test("whoever begins to sign in at one copy ends it at another, and is known to all", async ({ browser }) => {
  const [first, second] = copies.living as [Copy, Copy];
  ada = await aPage(browser, copies);
  await openAt(first, ada, "/settings/people");
  copies.only(first);
  await ada
    .getByRole("main")
    .getByRole("link", { name: /^Sign in/ })
    .click();
  await expect(ada.locator('input[name="login"]')).toBeVisible();
  copies.only(second);
  await atProvider(ada, ADMINISTRATOR);
  await openAt(first, ada, "/settings/people");
  await ada.getByLabel("Group", { exact: true }).fill("developers");
  await ada.getByLabel("Role", { exact: true }).selectOption("editor");
  await ada.getByRole("button", { name: "Give this role" }).click();
  await expect(ada.getByRole("table", { name: "Roles by group" })).toContainText("developers");
  await openAt(second, ada, "/settings/people");
  await expect(ada.getByRole("table", { name: "Roles by group" })).toContainText("developers");
});

test("a listing that one copy was asked for is seen at the other, which ends it when the first is killed, and says so", async () => {
  const gate = await startGate();
  await register(ada, "gated", gate.url);
  await expect(ada.getByText("Called, no answer yet")).toBeVisible();
  const killed = await runnerOf("gated");
  const other = copies.living.find((copy) => copy !== killed)!;
  const there = await ada.context().newPage();
  await openAt(other, there, "/servers");
  await expect(there.getByText("Called, no answer yet")).toBeVisible();

  await killed.kill();
  copies.everywhere();
  const again = "for the second time, since the copy of Trefoil that began it ended";
  for (const page of [there, ada]) await expect(page.getByText(again)).toBeVisible();
  expect((await copies.runnerOf("gated"))?.name).toBe(other.name);
  gate.open();
  for (const page of [there, ada]) await expect(page.getByText(/^1 tool/).first()).toBeVisible();
  await there.close();
  await gate.end();
});

test("of two people who change the same, the later learns who changed what, and nothing is lost", async ({
  browser,
}) => {
  const [first] = copies.living as [Copy];
  const second = await copies.add();
  const bob = await aPage(browser, copies);
  await bob.goto("/servers");
  await signIn(bob, "bob");
  const address = await ada.getByRole("link", { name: "gated", exact: true }).first().getAttribute("href");
  await openAt(first, ada, `${address}/edit`);
  await openAt(second, bob, `${address}/edit`);
  const rename = async (page: Page, name: string) => {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("button", { name: "Rename" }).click();
  };
  await rename(bob, "Bob’s");
  await expect(bob.getByRole("heading", { level: 1 })).toHaveText("Bob’s");
  await rename(ada, "Ada’s");
  await expect(ada.getByText(/^Not saved: Bob <bob at .+> changed the name of this server on .+ UTC/)).toBeVisible();
  await ada.reload();
  await rename(ada, "Ada’s");
  await expect(ada.getByRole("heading", { level: 1 })).toHaveText("Ada’s");
  await bob.context().close();
});

test("a copy that is asked to end answers what it was asked, and hands its listing to the other without a word of a failure", async () => {
  const gate = await startGate();
  await register(ada, "handed over", gate.url);
  const ending = await runnerOf("handed over");
  const other = copies.living.find((copy) => copy !== ending)!;
  const request = connect(ending.port, "127.0.0.1");
  await once(request, "connect");
  const { host } = new URL(copies.origin);
  const headers = [
    `Host: ${host}`,
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Length: 21",
    "Expect: 100-continue",
  ];
  let answer = "";
  request.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  request.write(`POST /sign-in/back-channel HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\nlogout_`);
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 100 /);
  const ended = ending.end();
  await expect.poll(() => takesConnections(ending.port)).toBe(false);
  copies.everywhere();
  request.write("token=no-token");
  await once(request, "close");
  expect(answer).toContain("HTTP/1.1 400 ");
  expect(await ended).toBe(0);

  await expect.poll(async () => (await copies.runnerOf("handed over"))?.name).toBe(other.name);
  await ada.reload();
  await expect(ada.getByText("Called, no answer yet")).toBeVisible();
  await expect(ada.getByText("second time")).toHaveCount(0);
  gate.open();
  await expectListed("handed over");
  await gate.end();
});

test("a collector is sent what the copies did, to the last answer of one that ended, and nobody's words or addresses", async () => {
  const names = () => new Set(copies.collector.spans().map(({ name }) => name));
  const expected = ["POST /sign-in/back-channel", "GET /servers", "GET /servers/[serverId]/edit", "heavy judge"];
  await expect.poll(() => expected.filter((name) => !names().has(name))).toEqual([]);
  const spans = copies.collector.spans();
  const listings = spans.filter(({ name }) => name === "listing");
  expect(listings.length).toBeGreaterThan(0);
  const pages = spans.filter(({ name }) => name === "GET /servers");
  const below = new Set(spans.map(({ parentSpanId }) => parentSpanId));
  expect(pages.some(({ spanId }) => below.has(spanId))).toBe(true);
  for (const hidden of ["gated", "handed over", "Ada", "127.0.0.1", "?"])
    expect(copies.collector.raw()).not.toContain(hidden);
});

test("people at work over three copies meet no error and lose nothing; when copies are killed, at most what these were asked then", async () => {
  while (copies.living.length < 3) await copies.add();
  const visitors = Array.from({ length: 20 }, (_, index) => new Visitor(copies.origin, `198.51.100.${index + 1}`));
  for (const [index, visitor] of visitors.entries()) {
    copies.provider.accounts.set(`person-${index}`, { groups: ["developers"] });
    await visitor.signIn(`person-${index}`);
  }
  const find = sessionsIn(copies.database);
  const workers = await shareOut(visitors[0]!, visitors, find);
  const calm = tally();
  await work(workers, calm, (asked) => asked < 6);
  expect(calm).toMatchObject({ changes: 40, failed: [] });
  expect(await lostIn(workers, find)).toEqual([]);

  const [rough, killed] = [tally(), new Set<number>()];
  let over = false;
  const working = work(workers, rough, () => !over);
  for (let kills = 1; kills <= 2; kills++) {
    const seen = rough.times.length;
    await expect.poll(() => rough.times.length).toBeGreaterThan(seen + workers.length);
    const [victim] = copies.living as [Copy];
    killed.add(victim.port);
    await victim.kill();
    copies.everywhere();
    await copies.add();
  }
  over = true;
  await working;
  expect(rough.failed.filter(({ copy }) => !killed.has(copy))).toEqual([]);
  expect(await lostIn(workers, find)).toEqual([]);
  expect(await (await ada.request.get("/api/audit/verify")).json()).toMatchObject({ whole: true });
});

test("while the database is away no copy is ready and pages say so; when it is back so is everything, by itself", async () => {
  const states = () =>
    Promise.all(copies.living.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status));
  await expect.poll(states).toEqual([200, 200, 200]);
  copies.line.cut();
  await expect.poll(states).toEqual([503, 503, 503]);
  await ada.goto("/servers");
  await expect(ada.getByRole("heading", { name: "Trefoil cannot show its data at the moment" })).toBeVisible();
  await expectAccessible(ada);
  await expectFits(ada);
  copies.line.mend();
  await expect(ada.getByRole("link", { name: "handed over", exact: true }).first()).toBeVisible();
  await expect.poll(states).toEqual([200, 200, 200]);
  const gate = await startGate();
  gate.open();
  await register(ada, "afterwards", gate.url);
  await expectListed("afterwards");
  await gate.end();
});

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}
