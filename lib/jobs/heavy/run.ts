import { Worker, type MessagePort } from "node:worker_threads";
import pLimit from "p-limit";
import { env } from "@/lib/env";
import { metrics } from "@/lib/metrics/registry";
import { withinWork } from "@/lib/tracing/spans";
import type { TaskAnswer, ThreadPurpose } from "./main";
import { Overtaxed } from "./overtaxed";
import type { Tasks } from "./tasks";

/** Milliseconds. What is honest takes a few seconds at most. */
const DEADLINE = 60_000;
/** Megabytes. A thread that wants more is ended, and the app goes on. What the rules ask of 13,000 tools fits into 240, of which the weights take 40. */
const MEMORY = 256;
/** Megabytes for what is short-lived; with V8's own choice each thread would take 30 more and be no quicker. */
const YOUNG = 12;

/** A thread at most, and what waits for it. `idleMs` after its last task it ends, and gives its memory back. */
type Lane = { inTurn: ReturnType<typeof pLimit>; idleMs: number; idle?: { worker: Worker; timer: NodeJS.Timeout } };

/**
 * One for tasks with much text and one for all others: these do not wait for those, and two of the large kind never take their memory at the
 * same time.
 */
const LANES = {
  large: { inTurn: pLimit(1), idleMs: 300 } as Lane,
  small: { inTurn: pLimit(1), idleMs: 5_000 } as Lane,
};
const LESS = "Ask for fewer tools at a time: of one server or session, or with those switched off that nobody needs.";
const TOO_BIG = `It takes more than ${MEMORY} MB of memory, and was ended. ${LESS}`;
const isOutOfMemory = (error: unknown) => (error as { code?: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY";

/** Characters in all texts of a large task. */
const LARGE = 1_000_000;

/** How long it may take, how many characters it will ask for beside those that it is given, and the ports by which it asks. */
type Further = { deadlineMs?: number; characters?: number; transfer?: readonly MessagePort[] };

/** What a task gives, once it is done. */
type Done<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/**
 * Does heavy work in a thread of its own, so that pages are answered meanwhile and it can be ended; without the bundled program, as in
 * tests, right here.
 * @throws {Overtaxed} when the deadline passed, or the thread wanted too much memory
 */
export function runHeavy<Name extends keyof Tasks>(
  task: Name,
  input: Parameters<Tasks[Name]>[0],
  { deadlineMs = DEADLINE, characters = 0, transfer = [] }: Further = {},
): Promise<Done<Name>> {
  const { worker: program } = env;
  const lane = isOver(LARGE - characters, input) ? LANES.large : LANES.small;
  const run = async (): Promise<Done<Name>> => {
    if (program === undefined) return (await (await import("./tasks")).TASKS[task](input as never)) as Done<Name>;
    const worker = takeWorker(lane, program);
    const answer = await ask(worker, { task, input }, deadlineMs, transfer).catch((error: unknown) => {
      void worker.terminate();
      throw error;
    });
    giveBack(lane, worker);
    if ("tooBig" in answer) throw new Overtaxed(TOO_BIG);
    if ("failed" in answer) throw new Error(answer.failed);
    return answer.ok as Done<Name>;
  };
  const { heavyTasks } = metrics();
  heavyTasks.inc();
  const inTurn = () => lane.inTurn(run) as Promise<Done<Name>>;
  return withinWork(`heavy ${task}`, inTurn).finally(() => heavyTasks.dec());
}

/** Whether the texts in a value have more than `most` characters together. Reads no more than necessary. */
function isOver(most: number, value: unknown): boolean {
  let left = most;
  const look = (one: unknown): boolean => {
    if (typeof one === "string") return (left -= one.length) < 0;
    if (typeof one !== "object" || one === null) return false;
    // An object without a text is some work, too.
    if ((left -= 10) < 0) return true;
    return one instanceof Map ? [...one.values()].some(look) : Object.values(one).some(look);
  };
  return look(value);
}

function takeWorker(lane: Lane, program: string): Worker {
  if (lane.idle) {
    const { worker, timer } = lane.idle;
    clearTimeout(timer);
    lane.idle = undefined;
    return worker;
  }
  const worker = new Worker(program, {
    workerData: "tasks" satisfies ThreadPurpose,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: YOUNG },
    env: {},
  });
  worker.unref();
  return worker;
}

function giveBack(lane: Lane, worker: Worker): void {
  const timer = setTimeout(() => {
    lane.idle = undefined;
    void worker.terminate();
  }, lane.idleMs);
  timer.unref();
  lane.idle = { worker, timer };
}

function ask(
  worker: Worker,
  message: unknown,
  deadlineMs: number,
  transfer: readonly MessagePort[],
): Promise<TaskAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        settle(() => reject(new Overtaxed(`It took longer than ${deadlineMs / 1000} seconds, and was ended. ${LESS}`))),
      deadlineMs,
    );
    const onMessage = (answer: TaskAnswer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(isOutOfMemory(error) ? new Overtaxed(TOO_BIG) : error));
    const onExit = () => settle(() => reject(new Error("The work was ended.")));
    // One by one: a worker listens to itself as well, and must not be made deaf.
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      act();
    };
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(message, [...transfer]);
  });
}
