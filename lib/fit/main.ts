import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { describeAccuracy } from "./accuracy";
import { CURVE, type Curve } from "./curve";
import { LABELS, readData } from "./data";
import { familyFolds } from "./folds";
import { QUESTIONS, type Question } from "./labels";
import { readMatrix, writeMatrix } from "./matrix";
import { renderAccuracy } from "./page";
import { observe } from "./samples";
import type { SealedRecord } from "./sealed";
import { train, type Fitted } from "./train";

/**
 * Fits the weights of the classifier on labelled tools and measures them on servers that the fit did not see. `npm run fit
 * [FOLDER]`: where the labelled definitions lie beside the checkout they are observed anew; else the observations of the
 * repository (`labelled.json.br`) are used as they are.
 */
const folder = process.argv[2] ?? LABELS;
const FOLDS = 5;
const SEED = 7;

if (existsSync(folder)) await writeMatrix(observe(await readData(folder)));
const samples = await readMatrix();
const folds = familyFolds(
  samples.samples.map(({ family }) => family),
  FOLDS,
  SEED,
);
const fitted = Object.fromEntries(QUESTIONS.map((question) => [question, train(question, samples, folds)])) as Record<
  Question,
  Fitted
>;

const weights = Object.fromEntries(QUESTIONS.map((question) => [question, fitted[question].weights]));
await writeFile("lib/core/classification/scoring/weights.json", `${JSON.stringify(weights, null, 1)}\n`);
const sealed = JSON.parse(await readFile("lib/fit/sealed.json", "utf8")) as SealedRecord;
const accuracy = describeAccuracy(samples, fitted, {
  folds: FOLDS,
  seed: SEED,
  date: new Date().toISOString().slice(0, 10),
  curve: JSON.parse(await readFile(CURVE, "utf8")) as Curve,
  sealed,
});
await writeFile("lib/core/classification/scoring/accuracy.json", `${JSON.stringify(accuracy, null, 1)}\n`);
const page = renderAccuracy(accuracy);
await writeFile("test/golden/accuracy.md", page);
process.stdout.write(page);
