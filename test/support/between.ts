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
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: await listening(server),
    cut,
    mend: () => void (isCut = false),
    close: () => {
      cut();
      server.close();
    },
  };
}

/** A reverse proxy: hands each request to the next of `ports`, and says for whom. */
export type Balancer = {
  address: string;
  /** Whom it asks, by turns; one that takes no connection is passed over. */
  ports: number[];
  close: () => void;
};

/** Says which copy gave an answer, by its port. */
export const COPY_HEADER = "x-copy";

/** Starts a reverse proxy as a team has one before its copies. It keeps no connection to a copy, so that none is reused at the moment of its end. */
export async function balance(): Promise<Balancer> {
  let turn = 0;
  const ports: number[] = [];
  const handOn = (request: IncomingMessage, response: ServerResponse, left: number): void => {
    const port = ports[turn++ % ports.length];
    const { "x-forwarded-for": client = "192.0.2.1" } = request.headers;
    const headers = { ...request.headers, "x-forwarded-for": client, connection: "close" };
    const asked = ask({ host: "127.0.0.1", port, method: request.method, path: request.url, headers }, (answer) => {
      const { connection: _theirs, ...rest } = answer.headers;
      response.writeHead(answer.statusCode!, { ...rest, [COPY_HEADER]: port });
      // At once, so that an answer that breaks off says whose it was.
      response.flushHeaders();
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    // Nothing of a body has been read before there is a connection.
    asked.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && left > 1) handOn(request, response, left - 1);
      else if (response.headersSent) response.destroy();
      else
        response
          .writeHead(502, { "content-type": "text/plain", [COPY_HEADER]: port })
          .end("The copy did not answer.\n");
    });
    response.on("close", () => asked.destroy());
    asked.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => request.pipe(asked));
      else request.pipe(asked);
    });
  };
  const server = createHttpServer((request, response) => handOn(request, response, ports.length));
  return {
    address: `http://127.0.0.1:${await listening(server)}`,
    ports,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
