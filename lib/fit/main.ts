import { writeFile } from "node:fs/promises";
import { describeAccuracy } from "./accuracy";
import { serverFolds } from "./folds";
import { seeAll } from "./gather";
import { QUESTIONS, readLabels, type Question } from "./labels";
import { renderAccuracy } from "./page";
import { train, type Fitted } from "./train";

/** Fits the weights of `judge` on labelled tools and measures them on servers that the fit did not see. `npm run fit [FILE]`. */
const file = process.argv[2] ?? "../shared/labels/dev.jsonl";
const FOLDS = 10;
const SEED = 7;

const tools = await readLabels(file);
const extractions = seeAll(tools);
const folds = serverFolds(tools, FOLDS, SEED);
const fitted = Object.fromEntries(
  QUESTIONS.map((question) => [question, train(question, tools, extractions, folds)]),
) as Record<Question, Fitted>;

const weights = Object.fromEntries(QUESTIONS.map((question) => [question, fitted[question].weights]));
await writeFile("lib/core/classification/scoring/weights.json", `${JSON.stringify(weights, null, 1)}\n`);
const accuracy = describeAccuracy(tools, extractions.together, fitted, { folds: FOLDS, seed: SEED });
await writeFile("lib/core/classification/scoring/accuracy.json", `${JSON.stringify(accuracy, null, 1)}\n`);
const page = renderAccuracy(accuracy);
await writeFile("test/golden/accuracy.md", page);
process.stdout.write(page);
