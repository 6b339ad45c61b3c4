import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Seconds. Most pages take tens of milliseconds, a judgement of everything anew some seconds. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * What is counted, for Prometheus. Labels are words of ours or of HTTP, never a name, an id or an address: those are a stranger's to choose,
 * and whoever collects figures need not know which servers there are.
 */
function make() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "trefoil_http_requests_total",
      help: "Requests that were answered, by the route's name and the answer's status.",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    durations: new Histogram({
      name: "trefoil_http_request_duration_seconds",
      help: "Seconds from a request to the end of its answer.",
      labelNames: ["route"],
      buckets: BUCKETS,
      registers,
    }),
    databaseErrors: new Counter({
      name: "trefoil_database_errors_total",
      help: "Queries and transactions that the database did not carry out, those that were tried again included.",
      registers,
    }),
    listings: new Gauge({
      name: "trefoil_listings",
      help: "Listings of servers in this process since its start, by what became of them.",
      labelNames: ["phase"],
      registers,
    }),
    heavyTasks: new Gauge({
      name: "trefoil_heavy_tasks",
      help: "Tasks of threads of this process that wait or run.",
      registers,
    }),
  };
}

// Next loads a module once for each kind of route; all of them count together.
const shared = globalThis as typeof globalThis & { trefoilMetrics?: ReturnType<typeof make> };

export const metrics = (): ReturnType<typeof make> => (shared.trefoilMetrics ??= make());
