import { parentPort, resourceLimits, workerData, type MessagePort } from "node:worker_threads";
import type { Tasks } from "./tasks";
import { weigh } from "./weigh";

/** What a thread is started for: heavy work, one task after the other; or listings, several at a time. */
export type ThreadPurpose = "tasks" | "listings";

/** What one message asks for. */
export type TaskRequest = { [Name in keyof Tasks]: { task: Name; input: Parameters<Tasks[Name]>[0] } }[keyof Tasks];
/** What comes back: the answer, the words of what went wrong, or that it would take more memory than the thread has. */
export type TaskAnswer = { ok: unknown } | { failed: string } | { tooBig: true };

/** To a thread of listings: the port of a new one, or a question whether it is still there. */
export type ToLister = { port: MessagePort } | "are you there";

if ((workerData as ThreadPurpose) === "listings") {
  const { serveListing } = await import("./lister");
  parentPort?.on("message", (message: ToLister) =>
    message === "are you there" ? parentPort?.postMessage("yes") : serveListing(message.port),
  );
} else {
  const { TASKS } = await import("./tasks");
  const memory = (resourceLimits.maxOldGenerationSizeMb ?? Infinity) * 1_000_000;
  parentPort?.on("message", async ({ task, input }: TaskRequest) => {
    if (weigh(input, memory) > memory) return parentPort?.postMessage({ tooBig: true } satisfies TaskAnswer);
    let answer: TaskAnswer;
    try {
      answer = { ok: await TASKS[task](input as never) };
    } catch (error) {
      answer = { failed: error instanceof Error ? error.message : String(error) };
    }
    parentPort?.postMessage(answer);
  });
}
