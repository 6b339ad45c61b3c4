import { hooks } from "@/lib/boot/hooks.mjs";
import { observe } from "@/lib/metrics/observe";
import { CHECKS } from "./checks";
import { Readiness } from "./readiness";

/** Tells the server that stands before the app whether the app can answer, and takes from it what was answered. */
export function tellServer(): void {
  const readiness = new Readiness(CHECKS);
  Object.assign(hooks(), { problem: () => readiness.problem(), observe });
}
