import { readFile, writeFile } from "node:fs/promises";
import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { LEGS, perLeg, type Leg } from "../core/model/leg";
import { judgeTools } from "./judge";
import { readMatrix } from "./matrix";
import { expectedError, score } from "./measure";
import { readPart } from "./published";
import type { Figures, SealedRecord } from "./sealed";
import { scoreSessions } from "./sessions";

/**
 * Scores labelled definitions of real servers that nobody who works on the program has opened, and keeps the figures in
 * `lib/fit/sealed.json`: `npm run fit:sealed FILE "which part" "which program"`, once. Prints figures and no text.
 */
const [file, slice, program] = process.argv.slice(2);
if (file === undefined || slice === undefined || program === undefined)
  throw new Error("Which file, what is it called, and which program is scored?");
const RECORD = "lib/fit/sealed.json";
const SESSIONS = 2_000;
const SEED = 7;

const record = JSON.parse(await readFile(RECORD, "utf8")) as SealedRecord;
if (record.scorings.some((one) => one.slice === slice)) throw new Error("It was scored before: a part is scored once.");

const tools = await readPart(file);
const judged = judgeTools(tools, ({ owner }) => owner);
const pOf = (question: Question) => judged.map((one) => one[question].p);
const figuresOf = (question: Question): Figures["questions"][Question] => {
  const labels = tools.map((tool) => tool.labels[question]);
  const { precision, recall, f1, support } = score(labels, pOf(question));
  const figures = { precision: round(precision), recall: round(recall), f1: round(f1), support };
  return (LEGS as readonly Question[]).includes(question)
    ? { ...figures, calibrationError: round(expectedError(labels, pOf(question))) }
    : figures;
};
const owners = [...new Set(tools.map(({ owner }) => owner))];
const { decided } = scoreSessions(
  tools.map(({ labels, owner }) => ({ labels, owner: owners.indexOf(owner) })),
  perLeg((leg: Leg) => pOf(leg)),
  SESSIONS,
  SEED,
);
const { samples } = await readMatrix();
record.scorings.push({
  slice,
  date: new Date().toISOString().slice(0, 10),
  program,
  learnedFrom: samples.length,
  tools: tools.length,
  servers: owners.length,
  questions: Object.fromEntries(QUESTIONS.map((question) => [question, figuresOf(question)])) as Figures["questions"],
  sessions: decided,
});
await writeFile(RECORD, `${JSON.stringify(record, null, 1)}\n`);
console.log(JSON.stringify(record.scorings.at(-1), null, 1));

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
