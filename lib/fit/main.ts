import { readFile, writeFile } from "node:fs/promises";
import { describeAccuracy } from "./accuracy";
import { LABELS, readData } from "./data";
import { familyFolds } from "./folds";
import { seeAll } from "./gather";
import { QUESTIONS, type Question } from "./labels";
import { renderAccuracy } from "./page";
import type { SealedRecord } from "./sealed";
import { train, type Fitted } from "./train";

/** Fits the weights of `judge` on labelled tools and measures them on servers that the fit did not see. `npm run fit [FOLDER]`. */
const { tools, families } = await readData(process.argv[2] ?? LABELS);
const FOLDS = 5;
const SEED = 7;

const extractions = seeAll(tools);
const folds = familyFolds(families, FOLDS, SEED);
const fitted = Object.fromEntries(
  QUESTIONS.map((question) => [question, train(question, tools, extractions, families, folds)]),
) as Record<Question, Fitted>;

const weights = Object.fromEntries(QUESTIONS.map((question) => [question, fitted[question].weights]));
await writeFile("lib/core/classification/scoring/weights.json", `${JSON.stringify(weights, null, 1)}\n`);
const sealed = JSON.parse(await readFile("lib/fit/sealed.json", "utf8")) as SealedRecord;
const accuracy = describeAccuracy(tools, extractions.together, fitted, { folds: FOLDS, seed: SEED, sealed });
await writeFile("lib/core/classification/scoring/accuracy.json", `${JSON.stringify(accuracy, null, 1)}\n`);
const page = renderAccuracy(accuracy);
await writeFile("test/golden/accuracy.md", page);
process.stdout.write(page);
