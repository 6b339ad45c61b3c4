import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { sent } from "../identity/a-browser";

type Handler = (request: Request, context: object) => Promise<Response>;

/** Answers pushes over HTTP with the app's own handlers, and counts the bytes of each request. */
export async function startReceiver() {
  const [push, missing] = await Promise.all([import("@/app/api/push/route"), import("@/app/api/push/missing/route")]);
  const routes: Record<string, Handler> = { "/api/push": push.POST, "/api/push/missing": missing.POST };
  const asked: { path: string; bytes: number }[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    asked.push({ path: request.url!, bytes: body?.byteLength ?? -1 });
    if (!body) return;
    sent.headers = new Headers(request.headers as Record<string, string>);
    const answer = await routes[request.url!]!(
      new Request(`http://127.0.0.1${request.url}`, {
        method: "POST",
        headers: sent.headers,
        body: new Uint8Array(body),
      }),
      {},
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { to: `http://127.0.0.1:${port}`, asked, stop: () => void server.close() };
}

/** Undefined where whoever asked left in the middle. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
