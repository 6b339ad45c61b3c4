import { findSignal, SIGNALS } from "../../core/signals";
import type { Io } from "../io";

/** Prints what a signal looks for and why. An unknown id gives the list and exit code 2. */
export async function run(args: string[], io: Io): Promise<number> {
  const [id, ...rest] = args;
  const signal = id === undefined || rest.length > 0 ? undefined : findSignal(id);
  if (!signal) {
    if (id !== undefined) io.stderr.write(`${id}: no such signal\n`);
    io.stderr.write(`usage: trefoil explain SIGNAL\nsignals:\n${SIGNALS.map((one) => `  ${one.id} (${one.leg}): ${one.title}\n`).join("")}`);
    return 2;
  }
  io.stdout.write(`${signal.id} (${signal.leg})\n${signal.title}\n\n${signal.why}\n\nSpeaks for: ${signal.fires.map(({ tool }) => tool.name).join(", ")}\nDoes not for: ${signal.silent.map(({ tool }) => tool.name).join(", ")}\n`);
  return 0;
}
