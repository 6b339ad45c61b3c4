import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { readFile, writeFile } from "node:fs/promises";
import { LEGS } from "../core/model/leg";
import type { BlindRecord, BlindSet } from "./blind";
import { judgeTools } from "./judge";
import type { Labelled } from "./labels";
import { score } from "./measure";

/**
 * Scores made-up definitions that nobody who works on the program may open, and keeps the figures in `lib/fit/blind.json`:
 * `npm run fit:blind FILE "which set" "which program" "what it is about"`, once for each program. Prints figures and no text.
 */
const [file, set, program, about] = process.argv.slice(2);
if (file === undefined || set === undefined || program === undefined)
  throw new Error("Which file, what is it called, and which program is scored?");
const RECORD = "lib/fit/blind.json";

type Line = Pick<Labelled, "server" | "tool" | "labels">;
const lines = (await readFile(file, "utf8"))
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Line);

const judged = judgeTools(lines, ({ server }) => JSON.stringify(server));

const round = (value: number) => Math.round(value * 1000) / 1000;
const questions = Object.fromEntries(
  QUESTIONS.map((question) => {
    const labels = lines.map((line) => line.labels[question]);
    const said = judged.map((one) => one[question].verdict);
    const { precision, recall, f1, support } = score(
      labels,
      said.map((word) => (word === "yes" ? 1 : 0)),
    );
    const judgedNo = labels.filter((label, at) => label === "y" && said[at] === "no").length;
    const figures = { precision: round(precision), recall: round(recall), f1: round(f1), support };
    return [question, (LEGS as readonly Question[]).includes(question) ? { ...figures, judgedNo } : figures];
  }),
) as BlindSet["scorings"][number]["questions"];

const record = JSON.parse(await readFile(RECORD, "utf8")) as BlindRecord;
let its = record.sets.find((one) => one.set === set);
if (its?.opened !== undefined) throw new Error("It was read: its figures would not be blind.");
if (!its && about === undefined) throw new Error("What is the new set about?");
if (!its) record.sets.push((its = { set, tools: lines.length, about: about!, scorings: [] }));
its.scorings.push({ date: new Date().toISOString().slice(0, 10), program, questions });
await writeFile(RECORD, `${JSON.stringify(record, null, 1)}\n`);
console.log(JSON.stringify(questions, null, 1));
