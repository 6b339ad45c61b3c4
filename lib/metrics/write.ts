import { collectDefaultMetrics } from "prom-client";
import { metrics } from "./registry";

export const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

const shared = globalThis as typeof globalThis & { trefoilCollects?: true };

/** All figures in the text form of Prometheus. Those of the process itself are collected from the first time on that somebody asks. */
export async function writeMetrics(listings: ReadonlyMap<string, number>): Promise<string> {
  const { registry, listings: gauge } = metrics();
  if (!shared.trefoilCollects) collectDefaultMetrics({ register: registry });
  shared.trefoilCollects = true;
  gauge.reset();
  for (const [phase, count] of listings) gauge.set({ phase }, count);
  return registry.metrics();
}
