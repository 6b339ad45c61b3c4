import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";

const ROOT = path.resolve(import.meta.dirname, "../../..");

export type Copy = { process: ChildProcess; ask: (asked: object) => Promise<unknown> };
const copies: Copy[] = [];

/** Another process on the same database and data folder, which finds programs in this folder before all others. */
export async function aCopy({ programs = "" } = {}): Promise<Copy> {
  const child = spawn(process.execPath, ["lib/boot/run.mjs", "test/jobs/postgresql/a-copy.ts"], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
    // What one has judged counts for others of the same build.
    env: { ...process.env, TREFOIL_BUILD: "the-same", PATH: `${programs}${path.delimiter}${process.env["PATH"]}` },
  });
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const next = async () => JSON.parse(String((await lines.next()).value)) as unknown;
  await next();
  const copy = {
    process: child,
    ask: (asked: object) => {
      child.stdin!.write(`${JSON.stringify(asked)}\n`);
      return next();
    },
  };
  copies.push(copy);
  return copy;
}

export async function end({ process: child }: Copy, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

/** Ends all that were started, whatever they do. */
export async function endAll(): Promise<void> {
  for (const copy of copies.splice(0)) await end(copy, "SIGKILL");
}
