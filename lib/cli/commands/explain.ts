import accuracy from "../../core/accuracy.json";
import { findSignal, SIGNALS } from "../../core/signals";
import type { SignalExample } from "../../core/signals/define";
import type { Io } from "../io";

/** Prints what a signal looks for, why, its examples, and how well it does. An unknown id gives the list and exit code 2. */
export async function run(args: string[], io: Io): Promise<number> {
  const [id, ...rest] = args;
  const signal = id === undefined || rest.length > 0 ? undefined : findSignal(id);
  if (!signal) {
    if (id !== undefined && rest.length === 0) io.stderr.write(`${id}: no such signal\n`);
    io.stderr.write(`usage: trefoil explain SIGNAL\nsignals:\n${SIGNALS.map((one) => `  ${one.id} (${one.leg}): ${one.title}\n`).join("")}`);
    return 2;
  }
  const examples = (list: readonly SignalExample[]) => list.map(({ server, tool }) => `  ${server === undefined ? "" : `${server}/`}${tool.name}: ${tool.description ?? "no description"}\n`).join("");
  const measured = (accuracy.signals as Record<string, { tools: number; precision: number; coverage: number }>)[signal.id];
  const figures =
    measured && measured.tools > 0
      ? `Measured on labelled tools: it speaks for ${measured.tools}, rightly for ${Math.round(measured.precision * 100)} % of them, and for ${Math.round(measured.coverage * 100)} % of those that have the leg.\n`
      : "Not measured: no labelled tool gives it anything to say.\n";
  io.stdout.write(`${signal.id} (${signal.leg})\n${signal.title}\n\n${signal.why}\n\nSpeaks for:\n${examples(signal.fires)}Is silent on:\n${examples(signal.silent)}\n${figures}`);
  return 0;
}
