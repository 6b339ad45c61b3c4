import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { env } from "@/lib/env";
import type { Answer, Purpose } from "./main";
import type { Tasks } from "./tasks";

/** Work that was ended because it took too long. */
export class TooLong extends Error {}

/** Milliseconds. What is honest takes a few seconds at most. */
const DEADLINE = 60_000;
/** Milliseconds after which a thread that has nothing to do ends, and gives its memory back. */
const IDLE = 5_000;
const AT_ONCE = 2;
/** Megabytes. A thread that wants more is ended, and the app goes on. */
const MEMORY = 384;
/** Megabytes for what is short-lived; with V8's own choice each thread would take 30 more and be no quicker. */
const YOUNG = 12;

const inTurn = pLimit(AT_ONCE);
const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];

/** What a task gives, once it is done. */
type Done<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/**
 * Does heavy work in a thread of its own, so that pages are answered meanwhile and it can be ended; without the bundled program, as in
 * tests, right here.
 * @throws {TooLong} when the deadline passed
 */
export function runHeavy<Name extends keyof Tasks>(
  task: Name,
  input: Parameters<Tasks[Name]>[0],
  deadline = DEADLINE,
): Promise<Done<Name>> {
  const { worker: program } = env;
  const run = async (): Promise<Done<Name>> => {
    if (program === undefined) return (await (await import("./tasks")).TASKS[task](input as never)) as Done<Name>;
    const worker = takeWorker(program);
    try {
      const answer = await ask(worker, { task, input }, deadline);
      giveBack(worker);
      if ("failed" in answer) throw new Error(answer.failed);
      return answer.ok as Done<Name>;
    } catch (error) {
      if (!idle.some((one) => one.worker === worker)) void worker.terminate();
      throw error;
    }
  };
  return inTurn(run) as Promise<Done<Name>>;
}

function takeWorker(program: string): Worker {
  const known = idle.pop();
  if (known) {
    clearTimeout(known.timer);
    return known.worker;
  }
  const worker = new Worker(program, {
    workerData: "tasks" satisfies Purpose,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: YOUNG },
    env: {},
  });
  worker.unref();
  return worker;
}

function giveBack(worker: Worker): void {
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.worker === worker),
      1,
    );
    void worker.terminate();
  }, IDLE);
  timer.unref();
  idle.push({ worker, timer });
}

function ask(worker: Worker, message: unknown, deadline: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new TooLong(`It took longer than ${deadline / 1000} seconds, and was ended.`))),
      deadline,
    );
    const onMessage = (answer: Answer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error("The work was ended.")));
    // One by one: a worker listens to itself as well, and must not be made deaf.
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(message);
  });
}
