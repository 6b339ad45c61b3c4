import type { JSONRPCMessage, MessageExtraInfo, Transport, TransportSendOptions } from "@modelcontextprotocol/client";
import { cutDepth } from "@/lib/core/text/depth";
import type { Limits } from "./limits";
import { Stopped, type Stop } from "./stop";

/**
 * A transport that keeps the last raw result of every method. The SDK drops fields it does not know and refuses a whole list for one
 * malformed tool; an audit needs what was actually sent. Nesting is bounded here, before anything recurses.
 */
export class RecordedTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: Transport["onmessage"];
  readonly results = new Map<string, unknown>();
  /** Something was nested deeper than the limit and was cut off. */
  cut = false;
  /** The server said that its list of tools changed. */
  toolsChanged = false;
  /** Called when it says so, and when the connection ends. */
  onChange?: () => void;
  closed = false;

  readonly #asked = new Map<string | number, string>();

  #received = 0;

  constructor(
    private readonly inner: Transport,
    private readonly limits: Limits,
    private readonly stop: Stop,
  ) {
    // The SDK recognises a local server by these members.
    if ("pid" in inner && "stderr" in inner) Object.assign(this, { pid: inner.pid, stderr: inner.stderr });
    inner.onclose = () => {
      this.end();
      this.onclose?.();
    };
    inner.onerror = (error) => this.onerror?.(error);
    inner.onmessage = (message: JSONRPCMessage, extra?: MessageExtraInfo) => this.#receive(message, extra);
  }

  /** Nothing more will be told: the connection or the subscription is over. */
  end(): void {
    this.closed = true;
    this.onChange?.();
  }

  get sessionId(): string | undefined {
    return this.inner.sessionId;
  }
  get hasPerRequestStream(): boolean | undefined {
    return this.inner.hasPerRequestStream;
  }
  start(): Promise<void> {
    return this.inner.start();
  }
  close(): Promise<void> {
    return this.inner.close();
  }
  setProtocolVersion(version: string): void {
    this.inner.setProtocolVersion?.(version);
  }
  setSupportedProtocolVersions(versions: string[]): void {
    this.inner.setSupportedProtocolVersions?.(versions);
  }
  send(message: JSONRPCMessage, options?: TransportSendOptions): Promise<void> {
    if ("method" in message && "id" in message && message.id !== undefined) this.#asked.set(message.id, message.method);
    return this.inner.send(message, options);
  }

  #receive(message: JSONRPCMessage, extra?: MessageExtraInfo): void {
    this.#received += 1;
    if (this.#received > this.limits.messages)
      return this.stop.now(
        new Stopped(
          "too-big",
          `It sent more than ${this.limits.messages.toLocaleString("en")} messages. The listing was ended.`,
        ),
      );
    const bounded = cutDepth(message, this.limits.depth);
    this.cut ||= bounded.cut;
    if ("result" in message && message.id !== undefined) {
      const method = this.#asked.get(message.id);
      this.#asked.delete(message.id);
      if (method !== undefined) this.results.set(method, message.result);
    }
    if ("method" in message && message.method === "notifications/tools/list_changed") {
      this.toolsChanged = true;
      this.onChange?.();
    }
    this.onmessage?.(message, extra);
  }
}
