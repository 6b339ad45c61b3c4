import accuracy from "../../core/classification/scoring/accuracy.json";
import { findSignal, SIGNALS } from "../../core/classification/signals";
import type { SignalExample } from "../../core/classification/signals/define";
import { weightsOf } from "../../core/classification/scoring/weights";
import { findEvidenceSource } from "../../core/classification/scoring/evidence-sources";
import { meant, type Command } from "../command";
import { Failure } from "../exit";
import type { Io } from "../io";

const help = `Usage: trefoil explain [SIGNAL]

Explains what a signal looks for and why. Without a name it lists all signals.
`;

/** How many features are listed with their weights. */
const HEAVIEST = 8;

/** Prints what a signal looks for, why, its examples, the weights of its heaviest features, and how well it performs; without a name it lists all signals. */
async function run(args: string[], io: Io): Promise<number> {
  const [id, ...rest] = args;
  const ids = SIGNALS.map((one) => one.id);
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
  if (!signal)
    throw new Failure(
      `${rest.length > 0 ? "Name one signal." : `“${id}” is not a signal.${meant(id, ids)}`} The signals are ${ids.join(", ")}.`,
    );
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
      ? `Measured on labelled tools: it finds the leg in ${measured.tools}, correctly for ${Math.round(measured.precision * 100)}% of them, and in ${Math.round(measured.coverage * 100)}% of the tools that have the leg.\n`
      : "Not measured: it finds nothing in any labelled tool.\n";
  const weights = weightsOf(signal.leg, signal.id)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, HEAVIEST);
  const heaviest = weights
    .map(([feature, weight]) => `  ${weight > 0 ? "+" : "−"}${Math.abs(weight).toFixed(2)}  ${feature}\n`)
    .join("");
  io.stdout.write(
    `${signal.id} (${signal.leg})\n${signal.title}\n\n${signal.why}\n\nFires on:\n${examples(signal.fires)}Does not fire on:\n${examples(signal.silent)}\n${heaviest === "" ? "" : `Its heaviest features, in log-odds, where nothing else is observed:\n${heaviest}\n`}${figures}`,
  );
  return 0;
}

const explain: Command = { help, run };
export default explain;
