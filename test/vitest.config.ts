import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

// Nothing under these folders keeps anything between two tests, so their files share one loaded copy of lib.
const PURE = ["core", "incidents", "accuracy", "cli", "access"].map((folder) => `test/${folder}/**/*.test.ts`);

// V8 counts what it runs only where nothing compiled it before.
const COUNTING = ["test/core/classification/work.test.ts"];
const WORLD = [
  "test/!(core|incidents|accuracy|cli|access|e2e)/**/*.test.{ts,tsx}",
  "test/*.test.ts",
  "test/**/*.test.tsx",
];

export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: { "@": root.replace(/\/$/, ""), "server-only": `${root}test/support/empty.ts` } },
  test: {
    environment: "node",
    // They end what hangs. Tests wait for states, and a machine may be busy with other things.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "pure", include: PURE, exclude: COUNTING, isolate: false } },
      {
        extends: true,
        test: {
          name: "world",
          include: [...WORLD, ...COUNTING],
          exclude: ["test/e2e/**", "node_modules/**"],
        },
      },
    ],
  },
});
