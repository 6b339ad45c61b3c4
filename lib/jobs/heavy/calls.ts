import type { MessagePort } from "node:worker_threads";

/** What the other side may call here, by name. */
export type Handlers = Record<string, (value: never) => unknown>;

type Message =
  | { call: number; name: string; value: unknown }
  | { answer: number; ok: unknown }
  | { answer: number; failed: string };

/** Functions that two threads call of one another, over a port of their own. */
export class Calls {
  readonly #waiting = new Map<number, { resolve: (value: never) => void; reject: (error: unknown) => void }>();
  #next = 0;

  constructor(
    private readonly port: MessagePort,
    private readonly handlers: Handlers,
  ) {
    port.on("message", (message: Message) => void this.#take(message));
  }

  /** What the other side answers. Rejects with its words when it failed, and with what `end` is given. */
  call<T>(name: string, value?: unknown): Promise<T> {
    const call = (this.#next += 1);
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      this.port.postMessage({ call, name, value });
    });
  }

  /** Nothing is called or answered any more. */
  end(error: unknown = new Error("The work is over.")): void {
    this.port.close();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async #take(message: Message): Promise<void> {
    if ("call" in message) return this.port.postMessage(await this.#answer(message));
    const waiting = this.#waiting.get(message.answer);
    this.#waiting.delete(message.answer);
    if ("failed" in message) waiting?.reject(new Error(message.failed));
    else waiting?.resolve(message.ok as never);
  }

  async #answer({ call, name, value }: Extract<Message, { call: number }>): Promise<Message> {
    try {
      return { answer: call, ok: await this.handlers[name]?.(value as never) };
    } catch (error) {
      return { answer: call, failed: error instanceof Error ? error.message : String(error) };
    }
  }
}
