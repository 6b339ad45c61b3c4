import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { KINDS, startHttp } from "../fixtures/servers/http.mjs";

/** An MCP server over HTTP that answers nobody before it is opened: whoever lists it is in the middle of it until then. */
export async function startGate() {
  const behind = await startHttp(KINDS.plain);
  let open = false;
  const gate = createServer((asked, answer) => {
    if (!open) return;
    const { method, headers, url } = asked;
    const passed = request(new URL(url!, behind.url), { method, headers }, (from) => {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}${new URL(behind.url).pathname}`,
    open: () => void (open = true),
    async end() {
      gate.closeAllConnections();
      gate.close();
      await behind.end();
    },
  };
}
