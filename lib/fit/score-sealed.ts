import { readFile, writeFile } from "node:fs/promises";
import { LABELS, partOf, readData } from "./data";
import { familyFolds } from "./folds";
import { seeAll } from "./gather";
import { QUESTIONS, type Question } from "./labels";
import { figuresOf, type SealedRecord } from "./sealed";
import { train } from "./train";

/**
 * Scores slices that nobody has looked at, with everything fitted on those before them, and keeps figures and date in
 * `sealed.json`. `npm run score-sealed -- 7,8 "what is new in the program"`. A slice is scored once: afterwards it is open.
 */
const [which = "", program = ""] = process.argv.slice(2);
const RECORD = "lib/fit/sealed.json";
const FOLDS = 5;
const SEED = 7;

const sealed = which.split(",").map(Number);
const record = JSON.parse(await readFile(RECORD, "utf8")) as SealedRecord;
const known = record.scorings.map(({ slice }) => slice);
if (program === "" || sealed.some((slice) => !Number.isInteger(slice) || known.includes(slice)))
  throw new Error(`Name slices that were not scored yet (known: ${known.join(", ")}), and say what the program is.`);

const data = await readData(LABELS);
const open = partOf(data, (slice) => slice < Math.min(...sealed));
const seen = seeAll(open.tools);
const folds = familyFolds(open.families, FOLDS, SEED);
const fitted = QUESTIONS.map((question) => train(question, open.tools, seen, open.families, folds));
for (const slice of sealed) {
  const { tools } = partOf(data, (one) => one === slice);
  const extractions = seeAll(tools).together;
  const p = Object.fromEntries(QUESTIONS.map((question, at) => [question, fitted[at]!.predict(extractions)])) as Record<
    Question,
    number[]
  >;
  const date = new Date().toISOString().slice(0, 10);
  record.scorings.push({ slice, date, program, learnedFrom: open.tools.length, ...figuresOf(tools, p, SEED) });
}
await writeFile(RECORD, `${JSON.stringify(record, null, 1)}\n`);
for (const { slice, questions, sessions } of record.scorings)
  console.log(slice, ...QUESTIONS.map((question) => questions[question].f1.toFixed(3)), sessions.agreement.toFixed(3));
