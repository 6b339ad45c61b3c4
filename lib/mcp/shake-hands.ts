import { Client, StreamableHTTPClientTransport, type Transport } from "@modelcontextprotocol/client";
import * as z from "zod";
import { explain, type FailedAttempt } from "./explain";
import type { Limits } from "./limits";
import { RecordedTransport } from "./recorded-transport";
import { Stopped, type Stop } from "./stop";
import { isRecord } from "../core/text/is-record";

/** A server that has completed the handshake. */
export type Connection = {
  protocolVersion: string | undefined;
  /** The raw answer to `initialize` or `server/discover`. */
  hello: Record<string, unknown>;
  serverInfo: Record<string, unknown> | undefined;
  recorded: RecordedTransport;
  /** Lines on standard output that were no messages. */
  junkLines: () => number;
  /** The raw result, and what the SDK objected to in it, if anything. Throws if there is no result. */
  ask(
    method: string,
    params?: Record<string, unknown>,
  ): Promise<{ result: Record<string, unknown>; complaint?: string }>;
  /** Asks for notifications of changed tools, as the server's revision has it. False if the server does not offer them. */
  follow(): Promise<boolean>;
  explain(error: unknown): Stopped;
  /** Tells a remote server that its session is over, so that it can forget it. Never throws. */
  leave(): Promise<void>;
};

/** Name and version that servers see; no capability is offered, so none may be asked for. */
const CLIENT = { name: "trefoil", version: "0.1.0" };

/** `auto` probes for the newest revision first; `legacy` begins with `initialize`. */
export type Mode = "auto" | "legacy";

export async function shakeHands(
  inner: Transport,
  mode: Mode,
  probeMs: number,
  { limits, stop }: { limits: Limits; stop: Stop },
  attempt: FailedAttempt,
): Promise<Connection> {
  const recorded = new RecordedTransport(inner, limits, stop);
  const client = new Client(CLIENT, { capabilities: {}, versionNegotiation: { mode, probe: { timeoutMs: probeMs } } });
  client.onerror = () => {};
  await stop.race(
    client.connect(recorded, { timeout: Math.max(limits.connectMs, limits.connectDownloadMs), signal: stop.signal }),
  );
  const { serverInfo, hello } = about(recorded);
  return {
    protocolVersion: client.getNegotiatedProtocolVersion(),
    hello,
    serverInfo: serverInfo ?? client.getServerVersion(),
    recorded,
    junkLines: () => attempt.local?.junkLines ?? 0,
    explain: (error) => explain(stop.reason ?? error, attempt),
    async follow() {
      const tools = isRecord(hello.capabilities) ? hello.capabilities.tools : undefined;
      if (!isRecord(tools) || tools.listChanged !== true) return false;
      // Up to 2025-11-25 a server notifies everybody; since then, only subscribers.
      if (client.getProtocolEra() !== "modern") return true;
      const subscription = await stop.race(
        client.listen({ toolsListChanged: true }, { timeout: limits.requestMs, signal: stop.signal }),
      );
      void subscription.closed.then(() => recorded.end());
      return subscription.honoredFilter.toolsListChanged === true;
    },
    async leave() {
      if (!(inner instanceof StreamableHTTPClientTransport)) return;
      await Promise.race([
        inner.terminateSession().catch(() => {}),
        new Promise((resolve) => setTimeout(resolve, limits.termGraceMs).unref()),
      ]);
    },
    async ask(method, params) {
      recorded.results.delete(method);
      const failure = await stop
        .race(
          client.request({ method, params: params ?? {} }, z.looseObject({}), {
            timeout: limits.requestMs,
            signal: stop.signal,
          }),
        )
        .then(
          () => undefined,
          (error: unknown) => error,
        );
      const result = recorded.results.get(method);
      if (stop.reason || !isRecord(result))
        throw failure ?? new Stopped("not-mcp", `Its answer to ${method} is not an object.`);
      return { result, ...(failure instanceof Error ? { complaint: failure.message } : {}) };
    },
  };
}

function about(recorded: RecordedTransport): {
  hello: Record<string, unknown>;
  serverInfo: Record<string, unknown> | undefined;
} {
  const legacy = recorded.results.get("initialize");
  const hello = isRecord(legacy) ? legacy : recorded.results.get("server/discover");
  if (!isRecord(hello)) return { hello: {}, serverInfo: undefined };
  const meta = isRecord(hello._meta) ? hello._meta["io.modelcontextprotocol/serverInfo"] : undefined;
  return { hello, serverInfo: [hello.serverInfo, meta].find(isRecord) };
}
