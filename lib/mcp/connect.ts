import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import { connectLocal } from "./connect-local";
import type { ConnectionAttempt, ConnectOptions } from "./connect-options";
import { connectRemote } from "./connect-remote";
import { Stopped } from "./stop";

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
