import { randomBytes } from "node:crypto";
import { readProxies } from "./client-address.mjs";
import { openBrowser } from "./open-browser.mjs";
import { isLoopback } from "./loopback.mjs";
import { HELP, LOG_FORM, readOptions } from "./options.mjs";
import { StepFailed } from "./project.mjs";
import { readSignIn } from "./sign-in-settings.mjs";
import { ENDING } from "./supervise.mjs";
import { goOnUnheard } from "./unheard.mjs";

/** Milliseconds that what is being answered, or handed to other copies, has after SIGTERM; told to operators, who give the whole process somewhat more. */
const DRAIN_MS = 20_000;

/**
 * Reads the options and starts with them; what is wrong with either is said in words, with code 2 or 1.
 * @param {string} help command that shows the options
 * @param {string[]} args
 * @param {(options: import("./options.mjs").Options) => Promise<void>} start
 */
export async function withOptions(help, args, start) {
  const read = readOptions(args);
  if (!read.ok) return fail(`${read.problem}\nTry: ${help}`, 2);
  if (read.options.help) return say(HELP.trimEnd());
  if (!LOG_FORM.test(process.env["TREFOIL_LOG"] ?? "error"))
    return fail(`TREFOIL_LOG takes off, error, warn or info, with ",json" behind it or not.`, 2);
  if (!readProxies(process.env["TREFOIL_TRUSTED_PROXIES"] ?? ""))
    return fail(
      "TREFOIL_TRUSTED_PROXIES takes addresses and networks, with commas between them: 127.0.0.1, 10.0.0.0/8.",
      2,
    );
  const signIn = readSignIn(process.env);
  if (!signIn.ok) return fail(signIn.problem, 2);
  await start(read.options).catch((error) =>
    fail(error instanceof StepFailed ? error.message : String(error?.stack ?? error), 1),
  );
}

/**
 * Serves the app, which is built, and says where: opens its data, makes the token of this launch, and ends when it is asked to.
 * @param {import("./options.mjs").Options} options
 * @param {string} folder data folder, opened
 * @param {string} build name of the build that is served; empty in development
 */
export async function launch(options, folder, build) {
  goOnUnheard();
  const token = randomBytes(32).toString("base64url");
  const environment = /** @type {Record<string, string | undefined>} */ (process.env);
  Object.assign(environment, { NODE_ENV: options.dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });
  Object.assign(environment, { TREFOIL_DATA: folder, TREFOIL_TOKEN: token, TREFOIL_HOST: options.host });
  if (options.allowStarts) environment["TREFOIL_ALLOW_STARTS_FROM_NETWORK"] = "1";
  if (build !== "") environment["TREFOIL_BUILD"] = build;
  if (options.demo) environment["TREFOIL_DEMO"] = "1";
  if (options.newKey) environment["TREFOIL_NEW_KEY"] = "1";
  if (options.config) environment["TREFOIL_CONFIG"] = options.config;
  if (options.policies) environment["TREFOIL_POLICIES"] = options.policies;

  const { serve } = await import("./serve.mjs");
  const { port, close } = await serve(options, (port) => (environment["TREFOIL_PORT"] = String(port)));
  const { sayWhere, settleData } = await import("./open-data.mjs");
  endWhenAsked(async (drains) => {
    // The process above would not wait for so long if it were not told.
    if (drains) process.send?.({ drainMs: DRAIN_MS });
    await close(drains ? DRAIN_MS : 0);
    await settleData(folder);
  });
  if (options.port !== 0 && port !== options.port) say(`Port ${options.port} is busy: using ${port}.`);
  const address = whereToGo(options, port, token);
  say(
    `Trefoil is ready. Open this address in your browser:\n\n  ${address}\n\nData: ${sayWhere(folder)}\nStop: Ctrl-C`,
  );
  if (options.open && process.stdout.isTTY) openBrowser(address);
}

/**
 * The address to open. Where people sign in it says nothing that others may not know; else it holds the token of this launch, and who listens
 * on a network is warned of that.
 * @param {import("./options.mjs").Options} options
 * @param {number} port
 * @param {string} token
 */
function whereToGo({ host, allowStarts, config }, port, token) {
  const where = readSignIn(process.env);
  if (where.ok && where.signIn) return `${where.publicOrigin}/`;
  if (!isLoopback(host))
    say(
      `WARNING: listening on ${host}. Whoever gets the address below, or reads this unencrypted traffic, can use it${allowStarts ? " and start programs on this computer" : "; starting commands is off"}.`,
    );
  const name = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  const origin = (where.ok && where.publicOrigin) || `http://${name}:${port}`;
  return `${origin}/open?token=${token}${config ? "&next=/servers/import" : ""}`;
}

/**
 * Ends the app and what it started when its parent process asks, or is gone. The parent makes sure that this does not take long. SIGTERM,
 * which service managers send, lets running requests finish first; whoever presses Ctrl-C wants it at once.
 * @param {(drains: boolean) => Promise<void>} close
 */
function endWhenAsked(close) {
  let ending = false;
  const end = (/** @type {string} */ signal) => {
    if (ending) return;
    ending = true;
    if (process.connected) process.send?.(ENDING);
    void close(signal === "SIGTERM" && process.connected !== false).finally(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
  // Other listeners for signals, which end what they started, receive this one too.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}

/** @param {string} message */
function say(message) {
  process.stdout.write(`${message}\n`);
}

/**
 * @param {string} message
 * @param {number} code
 * @returns {never}
 */
function fail(message, code) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}
