import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request as ask, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { balance, wire } from "../support/between";
import { freshDatabase, startPostgres } from "../support/postgres/server.mjs";
import { waitForHydration } from "./support/hydrated";
import { startApp, type StartedApp } from "./support/started-app";

test.describe.configure({ mode: "serial" });

const NAME = "ledger-of-the-treasury";
const TOOLS = { tools: [{ name: "read_ledger", inputSchema: { type: "object" } }] };

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let line: Awaited<ReturnType<typeof wire>>;
let proxy: Awaited<ReturnType<typeof balance>>;
let copies: [StartedApp, StartedApp];
let token = "";
const data = mkdtempSync(path.join(tmpdir(), "trefoil-copies-"));

test.beforeAll(async () => {
  postgres = await startPostgres();
  const database = new URL(await freshDatabase(postgres.address, "template0"));
  line = await wire(Number(database.port));
  database.port = String(line.port);
  const start = () =>
    startApp([], data, {
      DATABASE_URL: database.href,
      TREFOIL_TRUSTED_PROXIES: "127.0.0.1",
      TREFOIL_LOG: "info,json",
    });
  // One makes the key that both keep in their folder.
  copies = [await start(), await start()];
  proxy = await balance(copies.map(({ port }) => port));
});
test.afterAll(async () => {
  proxy.close();
  await Promise.all(copies.map((copy) => copy.stop()));
  line.close();
  await postgres.stop();
  rmSync(data, { recursive: true, force: true });
});

const withToken = (headers: Record<string, string> = {}) => ({
  headers: { Authorization: `Bearer ${token}`, ...headers },
});

test("what is written at one copy is seen at the other at once", async ({ browser }) => {
  const [one, other] = await Promise.all(copies.map(async () => waitForHydration(await browser.newPage())));
  await one!.goto(copies[0].address);
  await other!.goto(copies[1].address);

  await one!.goto(`${copies[0].origin}/settings/tokens`);
  await one!.getByLabel("Name").fill("Monitoring");
  await one!.getByRole("checkbox", { name: /^metrics/ }).check();
  await one!.getByRole("button", { name: "Create token" }).click();
  token = await one!.getByLabel("Token", { exact: true }).inputValue();
  for (let turn = 0; turn < 4; turn++)
    expect((await fetch(`${proxy.address}/findings/export?format=csv`, withToken())).status).toBe(200);

  await other!.goto(`${copies[1].origin}/servers/add`);
  await other!.getByRole("tab", { name: "Pasted tools" }).click();
  await other!.getByLabel("Name", { exact: true }).fill(NAME);
  await other!.getByLabel("Answer to tools/list").fill(JSON.stringify(TOOLS));
  await other!.getByRole("button", { name: "Add the tools" }).click();
  await expect(other!.getByRole("heading", { name: NAME })).toBeVisible();
  await one!.goto(`${copies[0].origin}/servers`);
  await expect(one!.getByRole("link", { name: NAME })).toBeVisible();
});

test("a limit holds over both, for whom the proxy names", async () => {
  const wrong = { headers: { Authorization: `Bearer trefoil_${"a".repeat(43)}` } };
  const answers = [];
  for (let turn = 0; turn < 40; turn++) answers.push(await fetch(`${proxy.address}/findings/export`, wrong));
  // The wrong one is counted when its answer is sent, which the next may overtake.
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused.length).toBeLessThanOrEqual(10);
  expect(new Set(refused.map(({ headers }) => headers.get("x-copy"))).size).toBe(2);
  expect(Number(refused[0]!.headers.get("retry-after"))).toBeGreaterThan(0);
  // Somebody else, who comes by the same proxy's door, is not meant.
  expect(
    (await fetch(`${copies[0].origin}/findings/export`, withToken({ "X-Forwarded-For": "192.0.2.2" }))).status,
  ).toBe(200);
});

test("metrics count by the names of routes, and name no server", async () => {
  const none = await fetch(`${copies[0].origin}/metrics`);
  expect(none.status).toBe(401);
  // A collector asks each copy by an address of its own.
  const figures = await text(await answerOf(copies[1], "/metrics", { host: "10.1.2.3:3210", ...withToken().headers }));
  expect(figures).toMatch(/^trefoil_http_requests_total\{method="POST",route="\/servers\/add",status="\d+"\} \d+$/m);
  for (const name of ["process_resident_memory_bytes", "nodejs_eventloop_lag_seconds", "trefoil_database_errors_total"])
    expect(figures).toContain(name);
  expect(figures).not.toContain(NAME);
  const id = (await fetch(`${proxy.address}/servers?q=secret-search`, withToken())).headers.get("x-request-id");
  await expect.poll(() => copies.map(({ output }) => output()).join("\n")).toContain(`"request":"${id}"`);
  const log = copies.map(({ output }) => output()).join("\n");
  expect(log).not.toContain("secret-search");
  expect(log).not.toContain(token);
});

test("a database that is gone makes both unready, and both come back by themselves", async () => {
  const states = async (asked: string) =>
    Promise.all(copies.map(async ({ origin }) => (await fetch(`${origin}/health/${asked}`)).status));
  expect(await states("ready")).toEqual([200, 200]);
  line.cut();
  await expect.poll(() => states("ready"), { timeout: 10_000 }).toEqual([503, 503]);
  expect(await states("live")).toEqual([200, 200]);
  const why = await (await fetch(`${copies[0].origin}/health/ready`)).text();
  expect(why).toMatch(/^not ready: database: [a-z ]+\n$/);
  // Whose token it is cannot be known, so nobody is let in.
  expect((await fetch(`${proxy.address}/findings/export`, withToken())).status).toBeGreaterThanOrEqual(500);
  line.mend();
  await expect.poll(() => states("ready")).toEqual([200, 200]);
  await expect.poll(async () => (await fetch(`${proxy.address}/findings/export`, withToken())).status).toBe(200);
});

test("SIGTERM lets what is being answered come to its end, and the other copy goes on", async () => {
  const [leaving] = copies;
  const entered = await fetch(leaving.address, { redirect: "manual" });
  const slow = ask(`${leaving.origin}/api/drafts/report/md`, {
    method: "POST",
    headers: {
      Cookie: entered.headers.get("set-cookie")!.split(";")[0],
      Origin: leaving.origin,
      "Content-Type": "application/json",
      "Content-Length": "2",
    },
  });
  const answered = once(slow, "response");
  slow.write("{");
  await expect.poll(() => leaving.output()).toContain("GET other 303");
  const ended = leaving.stop("SIGTERM");
  // It takes no connection any more.
  await expect
    .poll(() =>
      fetch(`${leaving.origin}/health/live`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  slow.end("}");
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(400);
  answer.resume();
  expect(await ended).toBe(0);
  for (let turn = 0; turn < 4; turn++)
    expect((await fetch(`${proxy.address}/findings/export`, withToken())).headers.get("x-copy")).toBe(
      String(copies[1].port),
    );
});

/** The answer of one copy to who calls it by another name. */
async function answerOf(
  { port }: StartedApp,
  place: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const [answer] = (await once(ask({ host: "127.0.0.1", port, path: place, headers }).end(), "response")) as [
    IncomingMessage,
  ];
  return answer;
}
