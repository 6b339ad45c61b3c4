import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Counter } from "./limits";
import { WINDOW, type RateRule } from "./rules";

/** Addresses and shares that are counted at a time; beyond it the counting begins anew, so that no flood of them takes the memory. */
const MOST_COUNTED = 10_000;

/** Counts in this process, which is enough where there is one. */
export function inMemory({ name, most }: RateRule, mostCounted = MOST_COUNTED): Counter {
  let counted = 0;
  const fresh = () => new RateLimiterMemory({ keyPrefix: name, points: most, duration: WINDOW });
  let limiter = fresh();
  const note = (count: RateLimiterRes): RateLimiterRes => {
    if (count.isFirstInDuration && ++counted > mostCounted) [limiter, counted] = [fresh(), 0];
    return count;
  };
  return {
    consume: async (key) => note(await limiter.consume(key)),
    penalty: async (key) => note(await limiter.penalty(key)),
    get: (key) => limiter.get(key),
  };
}
