import { MessageChannel, receiveMessageOnPort, type MessagePort } from "node:worker_threads";

/** Texts that a thread asks for by name while it works, so that no more than one of them is on its way at a time. */
export type AskedTexts = { port: MessagePort; flag: SharedArrayBuffer };

/** Answers what a thread asks for, until `end`. What cannot be read is as if it were not there: it was deleted meanwhile. */
export function offerTexts(read: (name: string) => Promise<string | undefined>): {
  texts: AskedTexts;
  end: () => void;
} {
  const { port1, port2 } = new MessageChannel();
  const flag = new SharedArrayBuffer(4);
  port1.on("message", async (name: string) => {
    port1.postMessage(await read(name).catch(() => undefined));
    Atomics.store(new Int32Array(flag), 0, 1);
    Atomics.notify(new Int32Array(flag), 0);
  });
  return { texts: { port: port2, flag }, end: () => port1.close() };
}

/** Waits for one of the texts; only a thread may, and whoever ends the thread ends the waiting. */
export function askFor({ port, flag }: AskedTexts, name: string): string | undefined {
  const answered = new Int32Array(flag);
  Atomics.store(answered, 0, 0);
  port.postMessage(name);
  Atomics.wait(answered, 0, 0);
  return receiveMessageOnPort(port)?.message as string | undefined;
}
