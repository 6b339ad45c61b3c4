import { hooks } from "@/lib/boot/hooks.mjs";
import { onPostgresql } from "@/lib/store/client";
import { appliedMigrations, hasQueue } from "@/lib/store/reachable";
import type { Check } from "./readiness";

/** What a request for data needs. A database that a later version has changed already is well: its migrations leave room for this one. */
export const CHECKS: readonly Check[] = [
  {
    name: "database",
    problem: async () => {
      const applied = new Set(await appliedMigrations());
      const missing = hooks().migrations.filter((name) => !applied.has(name)).length;
      return missing > 0 ? `${missing} migrations are missing` : undefined;
    },
  },
  ...(onPostgresql ? [{ name: "queue", problem: async () => ((await hasQueue()) ? undefined : "missing") }] : []),
];
