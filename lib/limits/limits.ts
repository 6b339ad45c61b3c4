import { RateLimiterRes } from "rate-limiter-flexible";
import { logFault } from "@/lib/log";
import type { LimitedRequest, RateRule } from "./rules";

/** Counts for one rule, within the window; `consume` rejects with the count when there were too many, and with an error when nothing could be counted. */
export type Counter = {
  consume: (key: string) => Promise<RateLimiterRes>;
  penalty: (key: string) => Promise<RateLimiterRes>;
  get: (key: string) => Promise<RateLimiterRes | null>;
};

/** Seconds to wait, because there were too many or because nothing can be counted now; or what to call with the answer's status. */
export type RateVerdict = { wait: number; uncounted?: true } | { done: (status: number) => void };

type Counted = { rule: RateRule; counter: Counter; key: string };

/** Milliseconds that counting may take: as long as a connection is waited for. On a busy machine the first count after a start took more than five seconds. */
const TIME = 20_000;
/** Seconds after which to come again when nothing could be counted. */
const AGAIN = 5;

/** Whether somebody may ask now. */
export class RateLimits {
  readonly #rules: { rule: RateRule; counter: Counter }[];

  constructor(
    rules: readonly RateRule[],
    counterOf: (rule: RateRule) => Counter,
    private readonly time = TIME,
  ) {
    this.#rules = rules.map((rule) => ({ rule, counter: counterOf(rule) }));
  }

  /** Counts a request; undefined at once where no rule has anything to do with it. */
  enter(asked: LimitedRequest): Promise<RateVerdict> | undefined {
    const counted = this.#rules.flatMap(({ rule, counter }): Counted[] => {
      const key = rule.keyOf(asked);
      return key === undefined ? [] : [{ rule, counter, key }];
    });
    return counted.length === 0 ? undefined : this.#judge(counted);
  }

  async #judge(counted: readonly Counted[]): Promise<RateVerdict> {
    const waits = await Promise.all(counted.map((one) => waitOf(one, this.time)));
    if (waits.includes(undefined)) return { wait: AGAIN, uncounted: true };
    const wait = Math.max(...waits.map((one) => one ?? 0));
    if (wait > 0) return { wait };
    const done = (status: number) => {
      for (const { rule, counter, key } of counted)
        if (rule.wrong?.has(status)) void counter.penalty(key).catch(sayUncounted);
    };
    return { done };
  }
}

/** Seconds; 0 lets it in, and undefined says that nothing could be counted where something must. */
async function waitOf({ rule, counter, key }: Counted, time: number): Promise<number | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("Nothing was counted in time.")), time);
  });
  try {
    if (!rule.wrong) {
      await Promise.race([counter.consume(key), late]);
      return 0;
    }
    const count = await Promise.race([counter.get(key), late]);
    return count && count.consumedPoints >= rule.most ? secondsOf(count) : 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return secondsOf(error);
    sayUncounted(error);
    return rule.closed ? undefined : 0;
  } finally {
    clearTimeout(timer);
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

function sayUncounted(error: unknown): void {
  logFault("Requests could not be counted", error);
}
