import { parentPort } from "node:worker_threads";
import { TASKS, type Tasks } from "./tasks";

/** What one message asks for. */
export type Ask = { [Name in keyof Tasks]: { task: Name; input: Parameters<Tasks[Name]>[0] } }[keyof Tasks];
/** What comes back: the answer, or the words of what went wrong. */
export type Answer = { ok: unknown } | { failed: string };

parentPort?.on("message", async ({ task, input }: Ask) => {
  let answer: Answer;
  try {
    answer = { ok: await TASKS[task](input as never) };
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
