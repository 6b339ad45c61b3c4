import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it arrived. */
export type Received = {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; [key: string]: unknown };
  system: string;
  user: string;
};

/** What the stand-in does with a request; by default it gives the words as that protocol's answer. */
export type Reply = (received: Received, response: ServerResponse) => string | void;

export type StandIn = { origin: string; received: Received[]; close(): Promise<void> };

/** A model endpoint on this computer that speaks both protocols, with answers that a test decides. */
export async function startStandIn(reply: Reply): Promise<StandIn> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Received["body"] & {
        system?: string;
        messages: { role: string; content: string }[];
      };
      const of = (role: string) => body.messages.find((message) => message.role === role)?.content ?? "";
      const one: Received = {
        path: request.url ?? "",
        headers: request.headers,
        body,
        system: body.system ?? of("system"),
        user: of("user"),
      };
      received.push(one);
      const words = reply(one, response);
      if (words === undefined) return;
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify(
          one.path.endsWith("/messages")
            ? { type: "message", role: "assistant", content: [{ type: "text", text: words }], stop_reason: "end_turn" }
            : {
                object: "chat.completion",
                choices: [{ index: 0, message: { role: "assistant", content: words }, finish_reason: "stop" }],
              },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
}

/** The definition that a question holds, read as a model would: the one line between the fences. */
export function definitionIn(user: string): { server: { name: string }; tool: { name: string; description?: string } } {
  return JSON.parse(user.split("\n")[1]!);
}
