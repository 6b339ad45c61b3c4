import { StepFailed } from "./project.mjs";

const TRIES = 100;

/**
 * Listens on the wanted port, or on the next free one above it. 0 lets the system choose.
 * @param {import("node:http").Server} server
 * @param {string} host
 * @param {number} wanted
 * @returns {Promise<number>} the port
 */
export async function listenOnFreePort(server, host, wanted) {
  for (let port = wanted; port < wanted + TRIES && port <= 65535; port++) {
    const failure = await listen(server, host, port);
    const address = server.address();
    if (!failure && address && typeof address === "object") return address.port;
    if (failure?.code !== "EADDRINUSE") throw new StepFailed(`Cannot listen on ${host}:${port}: ${failure?.message}.`);
  }
  throw new StepFailed(`The ports from ${wanted} on are all busy. Choose another with --port.`);
}

/**
 * @param {import("node:http").Server} server
 * @param {string} host
 * @param {number} port
 * @returns {Promise<NodeJS.ErrnoException | null>}
 */
function listen(server, host, port) {
  return new Promise((resolve) => {
    server.once("error", resolve);
    server.listen(port, host, () => {
      server.off("error", resolve);
      resolve(null);
    });
  });
}
