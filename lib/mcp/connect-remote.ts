import {
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
import type { ConnectionAttempt, ConnectOptions } from "./connect-options";
import { explain } from "./explain";
import { guardedFetch } from "./guarded-fetch";
import { openAddress, withoutCredentials } from "./open-address";
import { shakeHands, type Connection, type Mode } from "./shake-hands";
import { useSignIn } from "./sign-in/use";
import { Stopped } from "./stop";

/** Contacts an address and shakes hands with the server there, at last in the way of the oldest revision. */
export function connectRemote(
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
