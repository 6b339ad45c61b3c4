import {
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import { userEnvironment } from "@/lib/env";
import { explain } from "./explain";
import type { Guard } from "./guard";
import { guardedFetch } from "./guarded-fetch";
import { installerOf, type InstallerState } from "./installer";
import { isolationFor } from "./isolate";
import { launch } from "./launch";
import { openAddress, withoutCredentials } from "./open-address";
import type { Limits } from "./limits";
import { shakeHands, type Connection, type Mode } from "./shake-hands";
import type { StdioTransport } from "./stdio-transport";
import { useSignIn, type SignIn } from "./sign-in/use";
import { CANCELLED, Stopped, type Stop } from "./stop";

/** Called before a command starts, which waits for it; its answer is called when the command has ended, with how. When it fails, nothing starts. */
export type OnStart = () => Promise<(ending: string) => Promise<void>>;

/** How a server is reached, as a person agreed to it. */
export type ReachOptions = Guard & {
  /** The user's environment variables, for `${VAR}` in entries; by default those of this process. */
  environment?: Readonly<Record<string, string>>;
  /** A command may run only without a network. */
  isolated?: boolean;
  /** A remote server is asked without any credential. */
  anonymous?: boolean;
  /** A remote server is asked with this sign-in. */
  signIn?: SignIn;
  onStart?: OnStart;
};

/**
 * How far it has come, as far as is known: started or contacted, without an answer (`asking`); a program says that it is downloading what
 * it starts (`downloading`); a message of the protocol has arrived (`negotiating`). `installer` is the program that may be downloading,
 * until it is seen to have finished.
 */
export type ConnectProgress = { phase: "asking" | "downloading" | "negotiating"; installer?: string };

export type ConnectOptions = ReachOptions & {
  limits: Limits;
  stop: Stop;
  onProgress?: (progress: ConnectProgress) => void;
};

/** What remains to be done however it went: `end` leaves nothing running. */
export type ConnectionAttempt = {
  connection: Promise<Connection>;
  stderrTail(): string;
  values(): string[];
  end(): Promise<void>;
};

/** Reaches a server in the newest way that it understands. */
export function connect(server: Server, secrets: Secrets, options: ConnectOptions): ConnectionAttempt {
  const { transport } = server;
  if (transport.kind === "stdio") return connectLocal(transport, secrets, options);
  if (transport.kind === "http") return connectRemote(transport, secrets, options);
  return {
    connection: Promise.reject(
      new Stopped("unreachable", "The tools of this server were given by hand; there is nothing to ask."),
    ),
    stderrTail: () => "",
    values: () => [],
    end: async () => {},
  };
}

function connectLocal(
  transport: Extract<Server["transport"], { kind: "stdio" }>,
  secrets: Secrets,
  options: ConnectOptions,
): ConnectionAttempt {
  const { limits, stop, environment = userEnvironment } = options;
  const installer = installerOf(transport.command, transport.args);
  let current: StdioTransport | undefined;
  let unresolved: string[] = [];
  const values = new Set<string>();
  const once = async (mode: Mode, probeMs = limits.probeMs): Promise<Connection> => {
    const isolation = options.isolated ? { by: await isolationFor(transport.command, transport.args) } : undefined;
    if (stop.reason) throw stop.reason;
    const ended = await writtenDown(options.onStart);
    const opened = await Promise.resolve()
      .then(() => launch(transport, secrets, { environment, limits, stop, isolation }))
      .catch(async (error) => {
        await ended?.("could not be started");
        throw error;
      });
    current = opened.transport;
    if (ended)
      opened.transport.onEnd = (exit) =>
        ended(opened.transport.pid === null ? "could not be started" : endingInWords(exit, stop));
    unresolved = opened.unresolved;
    for (const value of opened.values) values.add(value);
    follow(opened.transport, installer, options.onProgress);
    return shakeHands(opened.transport, mode, probeMs, options, { local: opened.transport, unresolved });
  };
  const both = async (): Promise<Connection> => {
    const ms = installer ? limits.connectDownloadMs : limits.connectMs;
    const inTime = stop.after(ms, () => silent(ms, current));
    try {
      return await once("auto").catch(async (error) => {
        const exited =
          error instanceof SdkError &&
          (error.code === SdkErrorCode.EraNegotiationFailed || error.code === SdkErrorCode.ConnectionClosed);
        if (stop.reason || !(exited || error instanceof ProtocolError)) throw error;
        await current?.close();
        // Some older servers exit at the first message that they do not know, which the probe is. They get a second start without it. A new
        // one that was slow to start was taken for an old one and refused the handshake; it gets a second start with a longer probe.
        return exited ? once("legacy") : once("auto", limits.connectMs);
      });
    } catch (error) {
      throw explain(stop.reason ?? error, { local: current, unresolved });
    } finally {
      inTime();
    }
  };
  return {
    connection: stop.race(both()),
    stderrTail: () => current?.stderrTail ?? "",
    values: () => [...values],
    end: async () => current?.close(),
  };
}

/** Reports what a started command is seen to do until it sends its first message. */
function follow(
  local: StdioTransport,
  installer: ReturnType<typeof installerOf>,
  tell: ConnectOptions["onProgress"],
): void {
  if (!tell) return;
  tell({ phase: "asking", ...(installer && { installer: installer.name }) });
  let seen: InstallerState | undefined;
  if (installer)
    local.onErrorLine = (line) => {
      const next = installer.read(line);
      if (!next || next === seen) return;
      seen = next;
      tell(next === "running" ? { phase: "asking" } : { phase: "downloading", installer: installer.name });
    };
  local.onFirstMessage = () => {
    local.onErrorLine = undefined;
    tell({ phase: "negotiating" });
  };
}

/** How a command ended, for the log: by itself, or because Trefoil ended it, and why. */
function endingInWords(exit: StdioTransport["exit"], stop: Stop): string {
  if (exit) return exit.signal ? `ended by ${exit.signal}` : `ended by itself with code ${exit.code}`;
  if (stop.reason && stop.reason.kind !== "declined") return `ended by Trefoil: ${stop.reason.kind}`;
  return stop.reason?.message === CANCELLED ? "ended by Trefoil: cancelled" : "ended by Trefoil when it was done";
}

function silent(ms: number, local: StdioTransport | undefined): Stopped {
  const said = (local?.junkLines ?? 0) > 0;
  const seconds = Math.round(ms / 1000);
  return said
    ? new Stopped(
        "not-mcp",
        `The command was started, but for ${seconds} s it wrote only lines that are not MCP to its standard output. Check that it is started as a stdio server.`,
      )
    : new Stopped(
        "too-slow",
        `The command was started but did not answer within ${seconds} s. ${local?.stderrTail ? "Its error output may say why. " : ""}If it downloads itself first, try again; else check that it is an MCP server over stdio.`,
      );
}

function connectRemote(
  entry: Extract<Server["transport"], { kind: "http" }>,
  secrets: Secrets,
  options: ConnectOptions,
): ConnectionAttempt {
  const { limits, stop, environment = userEnvironment } = options;
  const transport = options.anonymous ? withoutCredentials(entry) : entry;
  let values: string[] = [];
  const open: { close(): Promise<unknown> }[] = [];
  const all = async (): Promise<Connection> => {
    const inTime = stop.after(
      limits.connectMs,
      () =>
        new Stopped(
          "too-slow",
          `The server did not answer within ${Math.round(limits.connectMs / 1000)} s. Check the address, or try again later.`,
        ),
    );
    let unresolved: string[] = [];
    try {
      if (stop.reason) throw stop.reason;
      const opened = openAddress(transport, secrets, environment);
      values = opened.values;
      unresolved = opened.unresolved;
      const guarded = guardedFetch(options, limits, stop);
      let answered = false;
      const fetch: typeof guarded.fetch = async (input, init) => {
        const response = await guarded.fetch(input, init);
        if (!answered) options.onProgress?.({ phase: "negotiating" });
        answered = true;
        return response;
      };
      open.push(guarded);
      const signIn = options.anonymous ? undefined : options.signIn;
      const authProvider = signIn && useSignIn(signIn, guarded.fetch, values);
      const http = {
        fetch,
        requestInit: { headers: opened.headers },
        ...(authProvider ? { authProvider } : {}),
      };
      const once = (inner: Transport, mode: Mode) => {
        open.unshift(inner);
        return shakeHands(inner, mode, limits.probeHttpMs, options, { unresolved });
      };
      options.onProgress?.({ phase: "asking" });
      return await once(new StreamableHTTPClientTransport(opened.url, http), "auto")
        .catch((error) => {
          if (stop.reason || !mayBeOlder(error)) throw error;
          return once(new StreamableHTTPClientTransport(opened.url, http), "legacy");
        })
        .catch((error) => {
          // Revision 2024-11-05 opened with a GET; such a server refuses the POST.
          if (stop.reason || !(error instanceof SdkHttpError) || ![400, 404, 405, 406, 415].includes(error.status ?? 0))
            throw error;
          return once(new SSEClientTransport(opened.url, http), "legacy").catch(() => Promise.reject(error));
        });
    } catch (error) {
      throw explain(stop.reason ?? error, { unresolved });
    } finally {
      inTime();
    }
  };
  return {
    connection: stop.race(all()),
    stderrTail: () => "",
    values: () => values,
    end: async () => {
      for (const one of open) await one.close().catch(() => {});
    },
  };
}

/** Whether a second try without the probe is worthwhile: faults that an old server may show only because of the probe. */
function mayBeOlder(error: unknown): boolean {
  if (error instanceof SdkHttpError) return (error.status ?? 0) >= 500;
  return error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout;
}

/** What cannot be recorded is not started; the words of such a failure are not about the server. */
async function writtenDown(onStart: OnStart | undefined): Promise<Awaited<ReturnType<OnStart>> | undefined> {
  try {
    return await onStart?.();
  } catch (error) {
    throw new Stopped("declined", error instanceof Error ? error.message : String(error));
  }
}
