import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { describeAccuracy } from "./accuracy";
import { scoreAuthors, scoreOrigins } from "./authors";
import type { BlindRecord } from "./blind";
import { CURVE, type Curve } from "./curve";
import { LABELS, readReal } from "./data";
import { foldsOf } from "./folds";
import { readMatrix, writeMatrix } from "./matrix";
import { renderAccuracy } from "./page";
import { observe, ofServers } from "./samples";
import type { SealedRecord } from "./sealed";
import { onServers, packed, train, type Fitted } from "./train";
import { writeWeights } from "./write-weights";
import { readWritten } from "./written";

/**
 * Fits the weights of the classifier on labelled tools and measures them on servers that the fit did not see. `npm run fit
 * [FOLDER]`: where the labelled definitions lie beside the checkout they are observed anew; else the observations of the
 * repository (`labelled.json.br`) are used as they are.
 */
const folder = process.argv[2] ?? LABELS;
const FOLDS = 5;
const SEED = 7;

if (existsSync(folder)) {
  const [real, written] = await Promise.all([readReal(folder), readWritten()]);
  await writeMatrix(
    observe({ tools: [...real.tools, ...written.tools], families: [...real.families, ...written.families] }),
  );
}
const samples = await readMatrix();
const folds = foldsOf(samples.samples, FOLDS, SEED);
const { fitted, network } = train(samples, folds);

const outOfFold = Object.fromEntries(
  QUESTIONS.map((question) => [question, onServers(fitted[question], samples)]),
) as Record<Question, Fitted>;

await writeFile("lib/core/classification/scoring/weights.json", writeWeights(packed(network, samples.columns)));
const sealed = JSON.parse(await readFile("lib/fit/sealed.json", "utf8")) as SealedRecord;
const accuracy = describeAccuracy(ofServers(samples), outOfFold, network, {
  folds: FOLDS,
  seed: SEED,
  date: new Date().toISOString().slice(0, 10),
  curve: JSON.parse(await readFile(CURVE, "utf8")) as Curve,
  sealed,
  origins: scoreOrigins(samples, fitted),
  authors: scoreAuthors(samples, fitted),
  blind: JSON.parse(await readFile("lib/fit/blind.json", "utf8")) as BlindRecord,
});
await writeFile("lib/core/classification/scoring/accuracy.json", `${JSON.stringify(accuracy, null, 1)}\n`);
const page = renderAccuracy(accuracy);
await writeFile("test/golden/accuracy.md", page);
process.stdout.write(page);
