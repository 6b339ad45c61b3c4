import type { Ended } from "@/lib/boot/hooks.mjs";
import { logEvent } from "@/lib/log";
import { metrics } from "./registry";

/** A client may call its method anything. */
export const knownMethod = (given: string): string => (METHODS.has(given) ? given : "other");

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts an answer and writes it down, by the route's name: the address may hold ids and words that somebody searched for. */
export function observe({ method: given, route, status, seconds }: Ended): void {
  const method = knownMethod(given);
  const { requests, durations } = metrics();
  requests.inc({ method, route, status });
  durations.observe({ route }, seconds);
  logEvent("info", `${method} ${route} ${status} in ${Math.round(seconds * 1000)} ms`);
}
