import { writeFile } from "node:fs/promises";
import { cluesOf } from "../core/clues";
import { gather, gatherEffects } from "../core/classify";
import type { Seen } from "../core/judge";
import type { Tool } from "../core/model/tool";
import { profileServer } from "../core/reading/profile";
import { readTool } from "../core/reading/read";
import { serverFolds } from "./folds";
import { QUESTIONS, readLabels, type Labelled, type Question } from "./labels";
import { fitLogistic, logit, sigmoid, type Example, type Row } from "./logistic";

const LABELS = "../shared/labels/dev.jsonl";
const L2 = 2;
const MIN_SERVERS = 3;

const tools = await readLabels(LABELS);
const owners = new Map<string, Tool[]>();
for (const { owner, tool } of tools) owners.set(owner, [...(owners.get(owner) ?? []), tool]);
const readings = tools.map(({ owner, server, tool }) => readTool(server, profileServer(server, owners.get(owner)!), tool));
const clues = readings.map(cluesOf);
const folds = serverFolds(tools, 10, 7);

const weights: Record<string, unknown> = {};
for (const question of QUESTIONS) weights[question] = fitQuestion(question);
await writeFile("lib/core/weights.json", `${JSON.stringify(weights, null, 1)}\n`);

function seenOf(question: Question, index: number): Seen[] {
  return question === "writes" || question === "destructive" ? gatherEffects(clues[index]!) : gather(question, clues[index]!, readings[index]!);
}

function fitQuestion(question: Question): unknown {
  const seen = tools.map((_, index) => seenOf(question, index));
  const support = new Map<string, Set<string>>();
  seen.forEach((all, index) => {
    for (const { signal, clues: found } of all) for (const { feature } of found) {
      const key = `${signal}:${feature}`;
      (support.get(key) ?? support.set(key, new Set()).get(key)!).add(tools[index]!.owner);
    }
  });
  const keys = [...support].filter(([, servers]) => servers.size >= MIN_SERVERS).map(([key]) => key).sort();
  const index = new Map(keys.map((key, at) => [key, at]));
  const rows = seen.map((all): Row => {
    const row: Row = { indices: [], values: [] };
    for (const { signal, clues: found } of all) for (const { feature, value } of found) {
      const at = index.get(`${signal}:${feature}`);
      if (at !== undefined) { row.indices.push(at); row.values.push(value); }
    }
    return row;
  });
  const penalty = new Float64Array(keys.length).fill(L2);
  const examples = (keep: (index: number) => boolean): Example[] => tools.flatMap((tool, at) => keep(at) ? [example(tool, question, rows[at]!)] : []);
  const p = new Array<number>(tools.length).fill(0);
  for (let fold = 0; fold < 10; fold++) {
    const model = fitLogistic(examples((at) => folds[at] !== fold), penalty);
    rows.forEach((row, at) => { if (folds[at] === fold) p[at] = sigmoid(logit(model, row)); });
  }
  report(question, p);
  const model = fitLogistic(examples(() => true), penalty);
  const signals: Record<string, Record<string, number>> = {};
  keys.forEach((key, at) => {
    const weight = Math.round(model[at]! * 1000) / 1000;
    if (Math.abs(weight) < 0.02) return;
    const [signal, ...feature] = key.split(":");
    (signals[signal!] ??= {})[feature.join(":")] = weight;
  });
  return { prior: Math.round(model[keys.length]! * 1000) / 1000, signals };
}

function example({ labels }: Labelled, question: Question, row: Row): Example {
  const label = labels[question];
  return { row, target: label === "y" ? 1 : label === "n" ? 0 : 0.4, weight: label === "m" ? 0.4 : 1 };
}

function report(question: Question, p: readonly number[]): void {
  let [right, wrong, missed] = [0, 0, 0];
  tools.forEach(({ labels }, at) => {
    const label = labels[question];
    if (label === "m") return;
    if (p[at]! >= 0.5) label === "y" ? right++ : wrong++;
    else if (label === "y") missed++;
  });
  console.log(question, "precision", (right / (right + wrong)).toFixed(3), "recall", (right / (right + missed)).toFixed(3), "F1", ((2 * right) / (2 * right + wrong + missed)).toFixed(3));
}
