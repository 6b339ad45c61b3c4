import type { ChildProcess } from "node:child_process";
import type { Writable } from "node:stream";
import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/client";
import { countStructure } from "./count-structure";
import { ErrorOutput } from "./error-output";
import { LargePlace } from "./large";
import { megabytes, type Limits } from "./limits";
import type { ProcessGroup } from "./process-group";
import { Stopped, type Stop } from "./stop";

/**
 * Speaks newline-delimited JSON-RPC with a started command, within limits. The SDK's own transport starts the command in our process
 * group, keeps no total, and starts every server twice to probe it; so this one takes a child that is already running.
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: Transport["onmessage"];
  /** Lines on standard output that were no JSON-RPC message. */
  junkLines = 0;
  /** How the command ended, once it has. */
  exit: { code: number | null; signal: string | null } | undefined;
  /** Called once, when it sends its first message. */
  onFirstMessage?: () => void;
  /** Called once, when nothing of the command is left: with how it ended by itself, or with nothing if it was ended. */
  onEnd?: (exit: StdioTransport["exit"]) => Promise<void>;

  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #totalBytes = 0;
  #structure = 0;
  readonly #large = new LargePlace();
  #isLarge = false;
  readonly #errors: ErrorOutput;
  /** While its standard input is full: resolves when there is room again, or when nobody reads any longer. */
  #drained: Promise<void> | undefined;

  constructor(
    private readonly child: ChildProcess,
    private readonly group: ProcessGroup,
    private readonly limits: Limits,
    private readonly stop: Stop,
  ) {
    // Listened to from the first moment: a command may end before the handshake begins.
    child.once("exit", (code, signal) => (this.exit = { code, signal }));
    this.#errors = new ErrorOutput(limits, (what) => this.#tooBig(what));
    child.stderr?.on("data", (chunk: Buffer) => this.#errors.read(chunk));
    child.stdin?.on("error", (error) => this.onerror?.(error));
    for (const stream of [child.stdout, child.stderr]) stream?.on("error", (error: Error) => this.onerror?.(error));
  }

  /** The SDK recognises a local server by these two members, and then takes silence for an older revision. */
  get pid(): number | null {
    return this.child.pid ?? null;
  }
  get stderr(): null {
    return null;
  }

  /** The end of its error output. */
  get stderrTail(): string {
    return this.#errors.tail;
  }
  /** Called with each line of its error output. */
  set onErrorLine(tell: ErrorOutput["onLine"]) {
    this.#errors.onLine = tell;
  }

  async start(): Promise<void> {
    this.child.stdout?.on("data", (chunk: Buffer) => this.#read(chunk));
    // "close" waits for the pipes, which an orphan may hold open; a moment after "exit" all that was written has arrived.
    let closed = false;
    const close = () => {
      if (closed) return;
      closed = true;
      this.onclose?.();
    };
    this.child.once("close", close);
    if (this.exit) setTimeout(close, this.limits.closeGraceMs);
    else this.child.once("exit", () => setTimeout(close, this.limits.closeGraceMs));
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const { stdin } = this.child;
    if (!stdin || stdin.destroyed || !stdin.writable) throw new Error("The command does not take input any more.");
    if (stdin.write(`${JSON.stringify(message)}\n`)) return;
    await (this.#drained ??= this.stop.race(this.#whenDrained(stdin)));
  }

  /** One promise for all that wait: a command that asks but does not listen must not leave a listener behind for each of its questions. */
  #whenDrained(stdin: Writable): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        stdin.off("drain", done).off("close", done);
        this.#drained = undefined;
        resolve();
      };
      stdin.on("drain", done).on("close", done);
    });
  }

  async close(): Promise<void> {
    const byItself = this.exit;
    await this.group.end(this.limits);
    this.#large.leave();
    const told = this.onEnd?.(byItself);
    this.onEnd = undefined;
    await told;
    this.onclose?.();
  }

  #read(chunk: Buffer): void {
    if (this.stop.reason) return;
    this.#totalBytes += chunk.length;
    this.#structure += countStructure(chunk);
    if (!this.#isLarge && this.#totalBytes > this.limits.smallBytes) this.#waitForTurn();
    if (this.#structure > this.limits.structure)
      return this.#tooBig("It sent more brackets and commas than any list of tools needs.");
    let rest = chunk;
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      if (this.#pendingBytes + end > this.limits.messageBytes) break;
      this.#pending.push(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
      const line = Buffer.concat(this.#pending).toString("utf8").trim();
      this.#pending = [];
      this.#pendingBytes = 0;
      if (line !== "") this.#receive(line);
      if (this.stop.reason) return;
    }
    if (rest.length > 0) this.#pending.push(rest);
    this.#pendingBytes += rest.length;
    if (this.#pendingBytes > this.limits.messageBytes)
      this.#tooBig(`It sent one message of more than ${megabytes(this.limits.messageBytes)} MB.`);
    else if (this.#totalBytes > this.limits.totalBytes)
      this.#tooBig(`It sent more than ${megabytes(this.limits.totalBytes)} MB.`);
  }

  /** Nothing is read meanwhile, so the command waits as soon as its pipe is full. */
  #waitForTurn(): void {
    this.#isLarge = true;
    this.child.stdout?.pause();
    void this.#large.enter().then(() => this.child.stdout?.resume());
  }

  #receive(line: string): void {
    let parsed: unknown;
    try {
      parsed = JSON.parse(line);
    } catch {
      this.junkLines += 1;
      return;
    }
    // Revision 2025-03-26 allowed several messages in one line.
    for (const message of Array.isArray(parsed) ? parsed : [parsed]) {
      if (typeof message === "object" && message !== null && message.jsonrpc === "2.0") {
        this.onFirstMessage?.();
        this.onFirstMessage = undefined;
        this.onmessage?.(message as JSONRPCMessage);
      } else this.junkLines += 1;
    }
  }

  #tooBig(what: string): void {
    this.#pending = [];
    this.#pendingBytes = 0;
    this.stop.now(
      new Stopped(
        "too-big",
        `${what} It was ended. Check that this is the server you meant; its tools/list answer can be pasted instead.`,
      ),
    );
  }
}
