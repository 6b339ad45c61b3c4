import { expect, test } from "vitest";
import { CaptureJobs } from "@/lib/jobs/capture-jobs";
import { progressStream } from "@/lib/jobs/progress-stream";

test("the stream tells every state until all have ended, then says so and ends", async () => {
  const jobs = new CaptureJobs();
  let release = () => {};
  jobs.start("a", async (_signal, report) => {
    report({ phase: "listing", list: "tools", page: 1, read: 12, tools: 12 });
    await new Promise<void>((resolve) => (release = resolve));
    return { ok: true };
  });
  const reader = progressStream(jobs).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.includes('"tools":12')) release();
  }
  expect(text).toContain('"phase":"listing","page":1,"read":12,"tools":12,"list":"tools"');
  expect(text).toMatch(/"phase":"done".*\n\nevent: idle\ndata: null\n\n$/);
});

test("a stream ends after its time although a listing runs, so that the page asks anew and is looked at anew", async () => {
  const jobs = new CaptureJobs();
  jobs.start("a", (signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve({ ok: true }))));
  const text = await new Response(progressStream(jobs, 0)).text();
  expect(text).toMatch(/^retry: \d+\n\nevent: message\n/);
  expect(text).not.toContain("event: idle");
  await jobs.close();
});

test("a reader that leaves does not keep the stream alive", async () => {
  const jobs = new CaptureJobs();
  jobs.start("a", (signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve({ ok: true }))));
  const reader = progressStream(jobs).getReader();
  await reader.read();
  await reader.cancel();
  await jobs.close();
  expect(await reader.read()).toEqual({ done: true, value: undefined });
});
