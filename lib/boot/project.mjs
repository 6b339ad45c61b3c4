import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** @param {string[]} parts */
export function inProject(...parts) {
  return path.join(ROOT, ...parts);
}

/** A step of the start that failed; its message is for people. */
export class StepFailed extends Error {}

/**
 * Runs a Node script to its end. What it prints is shown only when it fails, unless `show` is set.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean }} options
 */
export function runNode(args, { env = {}, show = false } = {}) {
  const done = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: show ? ["ignore", 2, 2] : ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.status === 0) return;
  if (done.signal === "SIGINT") process.exit(130);
  throw new StepFailed(
    `${done.stdout ?? ""}${done.stderr ?? ""}\n${path.relative(ROOT, args[0] ?? "")} ended with ${done.signal ?? `code ${done.status}`}.`.trim(),
  );
}
