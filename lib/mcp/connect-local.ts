import { ProtocolError, SdkError, SdkErrorCode } from "@modelcontextprotocol/client";
import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import { userEnvironment } from "@/lib/env";
import type { ConnectionAttempt, ConnectOptions, OnStart } from "./connect-options";
import { explain } from "./explain";
import { installerOf, type InstallerState } from "./installer";
import { isolationFor } from "./isolate";
import { launch } from "./launch";
import { shakeHands, type Connection, type Mode } from "./shake-hands";
import type { StdioTransport } from "./stdio-transport";
import { CANCELLED, Stopped, type Stop } from "./stop";

/** Starts a command and shakes hands with it; an older server that exits at the probe is started a second time. */
export function connectLocal(
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

/** What cannot be recorded is not started; the words of such a failure are not about the server. */
async function writtenDown(onStart: OnStart | undefined): Promise<Awaited<ReturnType<OnStart>> | undefined> {
  try {
    return await onStart?.();
  } catch (error) {
    throw new Stopped("declined", error instanceof Error ? error.message : String(error));
  }
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
