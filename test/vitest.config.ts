import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

// Nothing under these folders keeps anything between two tests, so their files share one loaded copy of lib.
const PURE = ["core", "incidents", "accuracy", "cli", "access"].map((folder) => `test/${folder}/**/*.test.ts`);

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
      { extends: true, test: { name: "pure", include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: "world",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/e2e/**", "node_modules/**", ...PURE],
        },
      },
    ],
  },
});
