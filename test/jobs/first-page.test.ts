import { expect, test, vi } from "vitest";
import { CaptureJobs } from "@/lib/jobs/capture-jobs";
import { awaitFirstPage } from "@/lib/jobs/first-page";

const answer = (route: string, { method = "GET", status = 200 } = {}) => ({ method, route, status, seconds: 0.1 });
/** Whether it has resolved, seen after everything that waits for it was told. */
const isOpen = (opened: Promise<void>) =>
  Promise.race([opened.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

test("neither a redirect, a file, a route of data nor a stranger's address is a page that somebody sees", async () => {
  const { opened, observe } = awaitFirstPage();
  observe(answer("/open", { status: 303 }));
  observe(answer("/_next"));
  observe(answer("/api/listings"));
  observe(answer("other", { status: 404 }));
  observe(answer("/servers", { method: "POST" }));
  expect(await isOpen(opened)).toBe(false);
  observe(answer("/servers"));
  await opened;
  expect(await isOpen(opened)).toBe(true);
});

test("where nobody opens a page, work begins all the same", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { opened } = awaitFirstPage(5_000);
  vi.advanceTimersByTime(4_999);
  expect(await isOpen(opened)).toBe(false);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await opened;
  expect(await isOpen(opened)).toBe(true);
});

test("listings wait in the queue until the first page is seen, and can be cancelled there", async () => {
  let open = () => {};
  const jobs = new CaptureJobs(new Promise<void>((resolve) => (open = resolve)));
  const ran: string[] = [];
  for (const name of ["kept", "cancelled"]) jobs.start(name, async () => ({ ok: (ran.push(name), true) }));
  expect(jobs.states().map(({ phase }) => phase)).toEqual(["waiting", "waiting"]);
  jobs.cancel("cancelled");
  await jobs.ended("cancelled");
  open();
  await jobs.settled();
  expect(ran).toEqual(["kept"]);
});
