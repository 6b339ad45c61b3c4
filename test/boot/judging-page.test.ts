import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hooks } from "@/lib/boot/hooks.mjs";
import { answerWhileJudging } from "@/lib/boot/judging-page.mjs";

let server: Server;
let end: () => void;

/** Servers are being judged, and the app answers "the app" to what is left to it. */
function judge(done: number, of: number): void {
  const over = new Promise<void>((resolve) => (end = resolve)).then(() => void delete hooks().judging);
  hooks().judging = { done, of, over };
}

beforeEach(async () => {
  server = createServer(async (request, response) => {
    if (!(await answerWhileJudging(request, response, 20))) response.end("the app");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  delete hooks().judging;
  await new Promise((resolve) => server.close(resolve));
});

const ask = (path: string, headers: Record<string, string> = { accept: "text/html" }) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

test("a page that would have to wait says how far the judging is, and that it opens by itself", async () => {
  judge(12, 47);
  const answer = await ask("/servers");
  expect([answer.status, answer.headers.get("refresh"), answer.headers.get("retry-after")]).toEqual([503, "2", "2"]);
  const text = await answer.text();
  expect(text).toContain("12 of 47 servers done. The page opens by itself.");
  expect(text).toContain('<progress max="47" value="12"');
});

test("what ends in time is never told of, and afterwards the app answers", async () => {
  judge(46, 47);
  const answer = ask("/servers");
  end();
  expect(await (await answer).text()).toBe("the app");
  expect(await (await ask("/servers")).text()).toBe("the app");
});

test("where nothing has to be judged, the app answers", async () => {
  judge(0, 0);
  expect(await (await ask("/")).text()).toBe("the app");
});

test("data, parts of pages and the address that lets a browser in are left to the app", async () => {
  judge(12, 47);
  const texts = await Promise.all([
    ask("/api/sessions"),
    ask("/open?token=x"),
    ask("/servers", { accept: "text/html", rsc: "1" }),
    ask("/servers", { accept: "application/json" }),
  ]);
  expect(await Promise.all(texts.map((one) => one.text()))).toEqual(Array(4).fill("the app"));
});
