import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

// Nothing under these folders opens the database or keeps anything between two tests, so their files share one loaded copy of lib.
const SHARING = "core|incidents|accuracy|cli|access|mcp|advisor|secrets|boot|print";

/** What is about the embedded database alone. */
const EMBEDDED = "test/store/embedded/**/*.test.ts";

/** What is about PostgreSQL alone. */
const POSTGRESQL = "test/{store,jobs}/postgresql/**/*.test.ts";

/** What signing in keeps, and ends over all copies. */
const SIGNING_IN = "test/identity/{sign-in,back-channel,people}.test.ts";

/** What is queued, run and taken up again: in this process, or by copies that share a database. */
const LISTING = "test/jobs/{list-tools,resume-listings,relisting,push}.test.ts";

// Components keep nothing between two tests either, and loading React and a page for each file took more than the tests.
const COMPONENTS = "test/components/**/*.test.{ts,tsx}";

// They put modules in the place of others, which whoever loads them afterwards would find there.
const REPLACING = [
  "test/components/palette/palette.test.tsx",
  "test/components/findings/judging-and-filters.test.tsx",
  "test/components/servers/edit-form.test.tsx",
  "test/components/servers/add-or-import.test.tsx",
];

/** Files share one process, and what keeps a state is loaded anew for each. */
const ANEW = {
  isolate: false,
  setupFiles: ["test/support/own-environment.ts", "test/support/loaded-anew.ts"],
};

/** Has what waits for an element wait as long as a busy machine needs. */
const PATIENT = "test/support/patient.ts";

// V8 counts what it runs only where nothing compiled it before.
const COUNTING = "test/core/classification/work.test.ts";

/** A Markdown file is imported as its text, as the app's own build does. */
const texts: Plugin = {
  name: "texts",
  transform: (text, id) => (id.endsWith(".md") ? `export default ${JSON.stringify(text)}` : undefined),
};

export default defineConfig({
  root,
  plugins: [react(), texts],
  resolve: { alias: { "@": root.replace(/\/$/, ""), "server-only": `${root}test/support/empty.ts` } },
  test: {
    environment: "node",
    // They end what hangs. Tests wait for states, and a machine may be busy with other things.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Tests also wait: for the disk, for a program to start, for a server. Two workers leave two cores idle for half of the time.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: "sharing",
          setupFiles: "test/support/own-environment.ts",
          include: [`test/@(${SHARING})/**/*.test.{ts,tsx}`],
          exclude: [COUNTING],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "components", setupFiles: PATIENT, include: [COMPONENTS], exclude: REPLACING, isolate: false },
      },
      { extends: true, test: { name: "components alone", setupFiles: PATIENT, include: REPLACING } },
      {
        extends: true,
        test: {
          name: "loaded anew",
          include: [`test/!(${SHARING}|components|e2e)/**/*.test.{ts,tsx}`, "test/*.test.ts"],
          exclude: [POSTGRESQL],
          ...ANEW,
        },
      },
      { extends: true, test: { name: "alone", include: [COUNTING] } },
      {
        extends: true,
        test: {
          name: "on PostgreSQL",
          globalSetup: "test/support/postgres/global-setup.ts",
          include: ["test/store/**/*.test.ts", "test/shares/**/*.test.ts", SIGNING_IN, LISTING, POSTGRESQL],
          exclude: [EMBEDDED],
          ...ANEW,
        },
      },
    ],
  },
});
