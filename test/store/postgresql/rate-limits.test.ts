import { expect, test } from "vitest";
import type { RateVerdict } from "@/lib/limits/limits";
import { RULES, WINDOW, type LimitedRequest } from "@/lib/limits/rules";
import { useThrowAwayData } from "../throw-away-data";

process.env["TREFOIL_LOG"] = "off";
await useThrowAwayData();
const { RateLimits } = await import("@/lib/limits/limits");
const { countInDatabase } = await import("@/lib/store/rate-limits");
const { database } = await import("@/lib/store/client");

/** One of several copies of the app, which have the database in common and nothing else. */
const aCopy = () => new RateLimits(RULES, ({ name, most }) => countInDatabase(name, most, WINDOW));
const isLetIn = (verdict: RateVerdict | undefined) => verdict !== undefined && "done" in verdict;
const aShare = (address: string): LimitedRequest => ({
  method: "GET",
  url: "/api/shares",
  authorization: `Bearer link.${"a".repeat(22)}.secret`,
  address,
});

test("two copies count together, also what both are asked at the same moment", async () => {
  const copies = [aCopy(), aCopy()];
  const asked: LimitedRequest = { method: "GET", url: "/sign-in/begin", address: "2001:db8::1" };
  const verdicts = await Promise.all(Array.from({ length: 100 }, (_, at) => copies[at % 2]!.enter(asked)));
  expect(verdicts.filter(isLetIn)).toHaveLength(60);
  const over = await copies[0]!.enter({ ...asked, address: "2001:db8::2" });
  expect(over).toEqual({ wait: expect.toSatisfy((wait: number) => wait > 0 && wait <= 60) });
  expect(isLetIn(await copies[1]!.enter({ ...asked, address: "2001:db9::1" }))).toBe(true);
});

test("wrong secrets at one copy close the share at another", async () => {
  const [one, other] = [aCopy(), aCopy()];
  for (let at = 0; at < 30; at++) {
    const verdict = await one.enter(aShare("192.0.2.7"));
    expect(isLetIn(verdict)).toBe(true);
    (verdict as { done: (status: number) => void }).done(404);
  }
  await expect.poll(async () => isLetIn(await other.enter(aShare("192.0.2.7")))).toBe(false);
  expect(isLetIn(await other.enter(aShare("192.0.2.8")))).toBe(true);
});

test("without its table nobody is let in to where secrets are shown", async () => {
  const copy = aCopy();
  await database.$executeRaw`ALTER TABLE "RateLimit" RENAME TO "Away"`;
  expect(await copy.enter(aShare("192.0.2.9"))).toEqual({ wait: 5, uncounted: true });
  await database.$executeRaw`ALTER TABLE "Away" RENAME TO "RateLimit"`;
  expect(isLetIn(await copy.enter(aShare("192.0.2.9")))).toBe(true);
});
