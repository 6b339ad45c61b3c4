import { spawn } from "node:child_process";
import { once } from "node:events";
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
 * Runs a Node script to its end. What it prints is shown only when it fails, unless `show` is set. With `words`, says what is going on and for how many seconds: on a terminal while it runs, elsewhere when it has ended.
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean, words?: string }} options
 */
export async function runNode(args, { env = {}, show = false, words } = {}) {
  const ended = words === undefined ? () => {} : showPhase(words);
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
    stdio: show ? ["ignore", 2, 2] : ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const [code, signal] = await once(child, "close");
  ended();
  if (code === 0) return;
  if (signal === "SIGINT") process.exit(130);
  throw new StepFailed(
    `${output}\n${path.relative(ROOT, args[0] ?? "")} ended with ${signal ?? `code ${code}`}.`.trim(),
  );
}

/**
 * @param {string} words
 * @returns {() => void} ends the line
 */
function showPhase(words) {
  const from = Date.now();
  const say = () => process.stderr.write(`\r${words} … ${Math.round((Date.now() - from) / 1000)} s`);
  if (!process.stderr.isTTY) process.stderr.write(`${words} …`);
  else say();
  const timer = process.stderr.isTTY ? setInterval(say, 1000) : undefined;
  return () => {
    clearInterval(timer);
    if (process.stderr.isTTY) say();
    else process.stderr.write(` ${Math.round((Date.now() - from) / 1000)} s`);
    process.stderr.write("\n");
  };
}
