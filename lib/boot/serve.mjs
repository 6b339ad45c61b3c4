import { existsSync, readFileSync } from "node:fs";
import { handOver } from "./hand-over.mjs";
import { Health } from "./health.mjs";
import { hooks } from "./hooks.mjs";
import { httpServer } from "./http-server.mjs";
import { answerWhileJudging } from "./judging-page.mjs";
import { listenOnFreePort } from "./listen.mjs";
import { isLoopback } from "./loopback.mjs";
import { inProject, ROOT, StepFailed } from "./project.mjs";
import { routeNames } from "./route-names.mjs";
import { Running } from "./running.mjs";

/** @typedef {Awaited<ReturnType<typeof import("next").default>>} NextApp */

/** The key under which the app finds, in this process, the function to call when its workspace is ready, or with the reason why it must not be served. */
const PREPARED = Symbol.for("trefoil.prepared");

const FORBIDDEN = new Set(["TRACE", "TRACK", "CONNECT"]);

/**
 * Serves the app in this process. The port is taken before Next is loaded, because the app reads its own port from the
 * environment; early requests wait.
 * @param {{ host: string, port: number, dev: boolean }} options
 * @param {(port: number) => void} onListening called before the app is loaded
 * @returns {Promise<{ port: number, close: (drainMs: number) => Promise<void> }>} `close` waits so many milliseconds for what runs and for what is handed over
 */
export async function serve({ host, port: wanted, dev }, onListening) {
  /** @type {(loaded: NextApp) => void} */
  let loaded = () => {};
  /** @type {Promise<NextApp>} */
  const app = new Promise((resolve) => (loaded = resolve));
  const proxies = process.env["TREFOIL_TRUSTED_PROXIES"];
  const staysHere = isLoopback(host) && !proxies && !process.env["TREFOIL_PUBLIC_URL"];
  const answer = async (
    /** @type {import("node:http").IncomingMessage} */ request,
    /** @type {import("node:http").ServerResponse} */ response,
  ) => {
    // The framework cannot represent requests with these methods and would fail (Fetch standard, forbidden methods).
    if (FORBIDDEN.has(request.method ?? "")) return void response.writeHead(405, { Allow: "GET, HEAD, POST" }).end();
    // The framework packs what it may, which takes longer than it saves where nothing leaves the machine: a first page waits for it.
    if (staysHere) delete request.headers["accept-encoding"];
    const handle = (await app).getRequestHandler();
    if (!(await answerWhileJudging(request, response))) await handle(request, response);
  };
  const [health, running] = [new Health(), new Running()];
  const server = httpServer(answer, {
    proxies,
    health,
    running,
    // Nobody is let in uncounted while the app, which counts, is loaded.
    limit: async (asked) => {
      await app;
      return hooks().limit?.(asked);
    },
    // While it is developed nothing lists the routes.
    routeOf: routeNames(inProject(".next")),
  });
  // Only hot reloading in development uses web sockets.
  server.on("upgrade", async (request, socket, head) =>
    dev ? (await app).getUpgradeHandler()(request, socket, head) : socket.destroy(),
  );
  const port = await listenOnFreePort(server, host, wanted);
  onListening(port);

  useBuiltConfig(dev);
  const workspace = new Promise((resolve) => Object.assign(globalThis, { [PREPARED]: resolve }));
  const { default: next } = await import("next");
  const prepared = next({ dev, dir: ROOT, hostname: host, port, httpServer: server });
  await prepared.prepare();
  // The framework does not wait for it, and would go on and serve pages that all fail.
  const problem = await workspace;
  if (problem) throw new StepFailed(String(problem));
  loaded(prepared);
  health.started();

  const close = async (/** @type {number} */ drainMs) => {
    const until = performance.now() + drainMs;
    health.draining();
    await running.drain(server, drainMs);
    await handOver(hooks(), until - performance.now());
    await prepared.close();
  };
  return { port, close };
}

/**
 * The build holds the evaluated `next.config.ts`. A package has nothing else, and a clone need not load the compiler that reads it, which would stay in memory.
 * @param {boolean} dev
 */
function useBuiltConfig(dev) {
  const file = inProject(".next", "required-server-files.json");
  if (dev || !existsSync(file)) return;
  process.env["__NEXT_PRIVATE_STANDALONE_CONFIG"] = JSON.stringify(JSON.parse(readFileSync(file, "utf8")).config);
}
