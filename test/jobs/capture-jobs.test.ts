import { describe, expect, test } from "vitest";
import { CaptureJobs, type Work } from "@/lib/jobs/capture-jobs";

/** A listing that the test lets go on by hand. */
function held() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const work: Work = async (signal) => {
    await Promise.race([gate, new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()))]);
    return { ok: true };
  };
  return { work, release };
}
const phases = (jobs: CaptureJobs) => jobs.states().map((job) => job.phase);

describe("capture jobs", () => {
  test("at most eight listings run at once, the rest wait their turn", async () => {
    const jobs = new CaptureJobs();
    const works = Array.from({ length: 10 }, held);
    works.forEach(({ work }, index) => jobs.start(`s${index}`, work));
    await Promise.resolve();
    await expect.poll(() => phases(jobs).filter((phase) => phase === "starting").length).toBe(8);
    expect(phases(jobs).filter((phase) => phase === "waiting")).toHaveLength(2);
    works.forEach(({ release }) => release());
    await jobs.settled();
    expect(new Set(phases(jobs))).toEqual(new Set(["done"]));
  });

  test("a server that is being listed is not listed a second time", async () => {
    const jobs = new CaptureJobs();
    const first = held();
    let second = 0;
    jobs.start("a", first.work);
    jobs.start("a", async () => ({ ok: (second++, true) }));
    first.release();
    await jobs.settled();
    expect(second).toBe(0);
  });

  test("a cancelled listing is cancelled at once and for good, whatever it answers later", async () => {
    const jobs = new CaptureJobs();
    const running = held();
    jobs.start("a", running.work);
    await expect.poll(() => phases(jobs)).toEqual(["starting"]);
    jobs.cancel("a");
    expect(phases(jobs)).toEqual(["cancelled"]);
    await jobs.settled();
    expect(phases(jobs)).toEqual(["cancelled"]);
  });

  test("a listing that is cancelled while it waits never starts", async () => {
    const jobs = new CaptureJobs();
    const works = Array.from({ length: 8 }, held);
    works.forEach(({ work }, index) => jobs.start(`s${index}`, work));
    let started = false;
    jobs.start("late", async () => ({ ok: (started = true) }));
    jobs.cancel("late");
    works.forEach(({ release }) => release());
    await jobs.settled();
    expect(started).toBe(false);
  });

  test("progress and the reason of a failure reach those who listen", async () => {
    const jobs = new CaptureJobs();
    const seen: string[] = [];
    const stop = jobs.subscribe(() =>
      seen.push(...jobs.states().map((job) => `${job.phase} ${job.page} ${job.tools}`)),
    );
    jobs.start("a", async (_signal, report) => {
      report({ phase: "listing", page: 2, tools: 40 });
      return { ok: false, problem: { kind: "too-slow", message: "It took too long.", stderrTail: "still loading" } };
    });
    await jobs.settled();
    stop();
    expect(seen).toEqual(["waiting 0 0", "starting 0 0", "listing 2 40", "failed 2 40"]);
    expect(jobs.states()[0]!.problem).toEqual({
      kind: "too-slow",
      message: "It took too long.",
      stderrTail: "still loading",
    });
  });

  test("listings that are begun while others run are one round; the next ones another", async () => {
    const jobs = new CaptureJobs();
    const [first, second, third] = [held(), held(), held()];
    const rounds = () => Object.fromEntries(jobs.states().map(({ serverId, round }) => [serverId, round]));
    jobs.start("a", first.work);
    jobs.start("b", second.work);
    first.release();
    await expect.poll(() => phases(jobs)).toEqual(["done", "starting"]);
    jobs.start("c", third.work);
    expect(rounds()).toEqual({ a: 1, b: 1, c: 1 });
    second.release();
    third.release();
    await jobs.settled();
    jobs.start("b", async () => ({ ok: true }));
    expect(rounds()).toEqual({ a: 1, b: 2, c: 1 });
    await jobs.settled();
  });

  test("a fault while storing ends as a failed listing that tells no internals", async () => {
    const jobs = new CaptureJobs();
    jobs.start("a", async () => Promise.reject(new Error("disk full at /home/me/secret-folder")));
    await jobs.settled();
    expect(phases(jobs)).toEqual(["failed"]);
    expect(JSON.stringify(jobs.states())).not.toContain("secret-folder");
  });

  test("after closing, everything has ended and nothing new starts", async () => {
    const jobs = new CaptureJobs();
    jobs.start("a", held().work);
    await expect.poll(() => phases(jobs)).toEqual(["starting"]);
    await jobs.close();
    jobs.start("b", held().work);
    expect(phases(jobs)).toEqual(["cancelled"]);
  });
});
