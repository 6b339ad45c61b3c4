import { RateLimiterRes } from "rate-limiter-flexible";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inMemory } from "@/lib/limits/in-memory";
import { RateLimits, type Counter, type RateVerdict } from "@/lib/limits/limits";
import { networkOf, RULES, type LimitedRequest, type RateRule } from "@/lib/limits/rules";

process.env["TREFOIL_LOG"] = "off";

const asked = (url: string, more: Partial<LimitedRequest> = {}): LimitedRequest => ({
  method: "GET",
  url,
  address: "192.0.2.1",
  ...more,
});
const share = (name: string) => `Bearer link.${name.repeat(22)}.secret`;
const TOKEN = `Bearer trefoil_${"a".repeat(43)}`;

/** Asks, and is answered with this status if it is let in. Gives the seconds to wait. */
async function enter(limits: RateLimits, request: LimitedRequest, status = 200): Promise<number> {
  const verdict: RateVerdict = (await limits.enter(request)) ?? { done: () => undefined };
  if ("wait" in verdict) return verdict.wait;
  verdict.done(status);
  return 0;
}

async function times(count: number, ask: (at: number) => Promise<number>): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; at < count; at++) waits.push(await ask(at));
  return waits;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("in memory", () => {
  const fresh = (most?: number) => new RateLimits(RULES, (rule) => inMemory(rule, most));

  test("a share that is tried from many addresses is closed to all of them for a while, and others are open", async () => {
    const limits = fresh();
    const wrong = (at: number) =>
      enter(limits, asked("/api/shares", { authorization: share("a"), address: `10.0.${at}.1` }), 404);
    expect(await times(100, wrong)).toEqual(Array.from({ length: 100 }, () => 0));
    const right = (name: string) =>
      enter(limits, asked("/api/shares", { authorization: share(name), address: "10.1.0.1" }));
    expect(await right("a")).toBe(60);
    expect(await right("b")).toBe(0);
    vi.advanceTimersByTime(59_500);
    expect(await right("a")).toBe(1);
    vi.advanceTimersByTime(501);
    expect(await right("a")).toBe(0);
  });

  test.each<[string, number, LimitedRequest, number]>([
    ["shares, whatever is shown", 600, asked("/api/shares?a"), 200],
    ["wrong secrets", 30, asked("/api/shares", { authorization: share("a") }), 404],
    ["sign-in", 60, asked("/sign-in/begin?next=/"), 303],
    ["wrong launch tokens", 30, asked("/open?next=/&token=x"), 401],
    ["wrong tokens of programs", 30, asked("/findings/export", { authorization: TOKEN }), 401],
    ["pushes", 60, asked("/api/push", { method: "POST", authorization: TOKEN }), 200],
    ["costly answers", 300, asked("/sessions/clx7/report/pdf"), 200],
  ])("%s: %i a minute, and again after it", async (_what, most, request, status) => {
    const limits = fresh();
    const ask = () => enter(limits, request, status);
    expect((await times(most, ask)).every((wait) => wait === 0)).toBe(true);
    expect(await ask()).toBeGreaterThan(0);
    const other = request.url.startsWith("/api/push") ? { authorization: `${TOKEN}b` } : { address: "192.0.2.2" };
    expect(await enter(limits, { ...request, ...other }, status)).toBe(0);
    vi.advanceTimersByTime(60_001);
    expect(await ask()).toBe(0);
  });

  test("what is right is not counted as a guess", async () => {
    const limits = fresh();
    const right = () => enter(limits, asked("/findings/export", { authorization: TOKEN }), 403);
    expect((await times(200, right)).every((wait) => wait === 0)).toBe(true);
  });

  test("nothing else is counted at all", () => {
    for (const url of ["/", "/servers/sign-in", "/share", "/api/sharesx", "/_next/static/a.js", "/open"])
      expect(fresh().enter(asked(url)), url).toBeUndefined();
  });

  test("a flood of addresses takes no memory for ever", async () => {
    const limits = fresh(10);
    const wrong = (address: string) => enter(limits, asked("/open?token=x", { address }), 401);
    await times(30, () => wrong("192.0.2.1"));
    expect(await wrong("192.0.2.1")).toBeGreaterThan(0);
    await times(10, (at) => wrong(`10.0.0.${at}`));
    expect(await wrong("192.0.2.1")).toBe(0);
  });
});

describe("when nothing can be counted", () => {
  const broken = (fail: () => Promise<RateLimiterRes>): Counter => ({ consume: fail, penalty: fail, get: fail });
  const gone = () => Promise.reject(new Error("gone"));

  test.each<[string, () => Promise<RateLimiterRes>]>([
    ["fails", gone],
    ["hangs", () => new Promise(() => {})],
  ])("because it %s, secrets, tokens and sign-in are closed and pages are not", async (_what, fail) => {
    vi.useRealTimers();
    const limits = new RateLimits(RULES, () => broken(fail), 20);
    const closed = ["/api/shares", "/sign-in/begin", "/open?token=x"].map((url) => asked(url));
    for (const request of [...closed, asked("/servers", { authorization: TOKEN })])
      expect(await limits.enter(request)).toEqual({ wait: 5, uncounted: true });
    expect(await enter(limits, asked("/api/find?q=a"))).toBe(0);
  });

  test("a wrong secret that is not counted harms nobody", async () => {
    const rule: RateRule = { name: "a", most: 1, keyOf: () => "a", wrong: new Set([401]), closed: true };
    const limits = new RateLimits([rule], () => ({ consume: gone, penalty: gone, get: async () => null }));
    expect(await enter(limits, asked("/"), 401)).toBe(0);
  });
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["192.0.2.1", "192.0.2.1"],
  ["not an address", "unknown"],
])("%s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
