import { setTimeout as pause } from "node:timers/promises";

/**
 * Milliseconds that are always left to hand work that was cut short to other copies, and the last traces to who collects them. Others notice by
 * themselves.
 */
const LEAST = 1_500;

/**
 * Waits until other copies have the work that was under way here, for as long as is left, and until the last traces are sent, for a moment.
 * @param {Pick<import("./hooks.mjs").Hooks, "givenBack" | "tracesSent">} hooks
 * @param {number} left milliseconds
 */
export async function handOver({ givenBack, tracesSent }, left) {
  await Promise.all([within(Math.max(LEAST, left), givenBack?.()), within(LEAST, tracesSent?.())]);
}

/**
 * Waits for something, also when it fails, but no longer than so many milliseconds.
 * @param {number} time
 * @param {Promise<void> | undefined} something
 */
const within = (time, something) =>
  Promise.race([Promise.allSettled([something]), pause(time, undefined, { ref: false })]);
