import { once } from "node:events";
import { createServer as createHttpServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

type Server = ReturnType<typeof createServer>;

async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A connection to another port that can be cut and mended, as a network does. */
export async function wire(target: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(target, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy()).on("close", () => (sockets.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  return {
    port: await listening(server),
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => (isCut = false),
    close() {
      this.cut();
      server.close();
    },
  };
}

/** A reverse proxy that asks the copies by turns, passes over one that takes no connection, and says for whom it asks. */
export async function balance(ports: readonly number[], client = "192.0.2.1") {
  let turn = 0;
  const handOn = (request: IncomingMessage, response: ServerResponse, left: number): void => {
    const port = ports[turn++ % ports.length]!;
    const headers = { ...request.headers, host: `127.0.0.1:${port}`, "x-forwarded-for": client, connection: "close" };
    const asked = ask({ host: "127.0.0.1", port, method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode!, { ...answer.headers, "x-copy": port });
      answer.pipe(response);
    });
    asked.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && left > 1) handOn(request, response, left - 1);
      else response.destroy();
    });
    request.pipe(asked);
  };
  const server = createHttpServer((request, response) => handOn(request, response, ports.length));
  return {
    address: `http://127.0.0.1:${await listening(server)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
