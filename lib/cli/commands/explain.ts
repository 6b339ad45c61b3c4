import accuracy from "../../core/classification/scoring/accuracy.json";
import { findSignal, SIGNALS } from "../../core/classification/signals";
import type { SignalExample } from "../../core/classification/signals/define";
import { weightsOf } from "../../core/classification/scoring/judge";
import { findEvidenceSource } from "../../core/classification/scoring/evidence-sources";
import type { Io } from "../io";

/** Clues that are listed with their weights. */
const LOUDEST = 8;

/** Prints what a signal looks for, why, its examples, what its loudest clues weigh, and how well it does; without a name all of them. An unknown name gives the list and exit code 2. */
export async function run(args: string[], io: Io): Promise<number> {
  const [id, ...rest] = args;
  const list = SIGNALS.map((one) => `${one.id} (${one.leg}): ${one.title}\n`).join("");
  if (id === undefined) {
    io.stdout.write(list);
    return 0;
  }
  const source = rest.length > 0 ? undefined : findEvidenceSource(id);
  if (source) {
    io.stdout.write(`${source.id}\n${source.title}\n\n${source.why}\n`);
    return 0;
  }
  const signal = rest.length > 0 ? undefined : findSignal(id);
  if (!signal) {
    io.stderr.write(
      `${rest.length > 0 ? "Name one signal" : `${JSON.stringify(id)} is no signal`}. These are:\n${list}`,
    );
    return 2;
  }
  const examples = (all: readonly SignalExample[]) =>
    all
      .map(
        ({ server, tool }) =>
          `  ${server === undefined ? "" : `${server}/`}${tool.name}: ${tool.description ?? "no description"}\n`,
      )
      .join("");
  const measured = (accuracy.signals as Record<string, { tools: number; precision: number; coverage: number }>)[
    signal.id
  ];
  const figures =
    measured && measured.tools > 0
      ? `Measured on labelled tools: it speaks for ${measured.tools}, rightly for ${Math.round(measured.precision * 100)} % of them, and for ${Math.round(measured.coverage * 100)} % of those that have the leg.\n`
      : "Not measured: no labelled tool gives it anything to say.\n";
  const weights = weightsOf(signal.leg, signal.id)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, LOUDEST);
  const loudest = weights
    .map(([feature, weight]) => `  ${weight > 0 ? "+" : "−"}${Math.abs(weight).toFixed(2)}  ${feature}\n`)
    .join("");
  io.stdout.write(
    `${signal.id} (${signal.leg})\n${signal.title}\n\n${signal.why}\n\nSpeaks for:\n${examples(signal.fires)}Is silent on:\n${examples(signal.silent)}\n${loudest === "" ? "" : `Its loudest clues, in log-odds:\n${loudest}\n`}${figures}`,
  );
  return 0;
}
