import { spawn } from "node:child_process";
import { goOnUnheard } from "./unheard.mjs";

/** How long a program may take to end once it was asked to, in milliseconds. */
const TIME_TO_END = 2_200;
/** What the program says over its channel when it has heard that it should end. */
export const ENDING = "ending";
/**
 * V8 collects garbage when the heap has grown by three tenths, and not when it has become several times what is in use, as it does on a machine with
 * much memory; and what is short-lived gets four megabytes, not sixteen, of which it holds three for each thread.
 * (The variable below does the same for what the C library keeps for each thread.)
 */
const SPARING = ["--heap-growing-percent=30", "--max-semi-space-size=4"];
const isWindows = process.platform === "win32";

/**
 * Runs a program of this project in a process of its own and ends with it. A process that is busy in a loop handles no signal; this one does nothing but wait, so that the first Ctrl-C, a closed terminal or the end of `npm start` ends both in time, whatever the program does: it is
 * asked once, and killed with all of its process group when it does not go. The program notices the end of this process by `disconnect`.
 *
 * The exit code is the program's own. When it was killed it is 0 if it had said that it ends (the machine was too busy for an ordinary end in
 * time, and what was saved is safe), and 1 if it heard nothing.
 * @param {string} program path
 * @param {string[]} args
 */
export function supervise(program, args) {
  goOnUnheard();
  const child = spawn(process.execPath, [...SPARING, program, ...args], {
    env: { MALLOC_ARENA_MAX: "1", ...process.env },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // A group of its own: a terminal's Ctrl-C reaches this process alone, which passes it on. Windows has no groups, and its console signals both.
    detached: !isWindows,
  });
  const kill = () => signalGroup(child, "SIGKILL");
  let ending = false;
  let heard = false;
  // What the program says may come in before the signal that both were sent.
  let drainMs = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const killAfter = (/** @type {number} */ wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      process.stderr.write(
        heard
          ? "The computer is busy, so Trefoil was stopped before it had tidied up. Everything that was saved is safe.\n"
          : "Trefoil was busy and did not end by itself, so it was stopped.\n",
      );
      kill();
    }, wait).unref();
  };
  child.on("message", (/** @type {string | { drainMs: number }} */ message) => {
    if (message === ENDING) heard = true;
    if (typeof message !== "object") return;
    // It waits for what it still answers or hands over.
    drainMs = message.drainMs;
    if (ending) killAfter(drainMs + TIME_TO_END);
  });
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    // When asked a second time, it does not wait.
    if (ending) return kill();
    ending = true;
    if (!isWindows) signalGroup(child, signal);
    killAfter(drainMs + TIME_TO_END);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => end(signal));
  // npm does not pass SIGTERM on: its shell dies and leaves this process behind.
  const parent = process.ppid;
  if (process.env["npm_lifecycle_event"])
    setInterval(() => !ending && process.ppid !== parent && end("SIGTERM"), 500).unref();
  child.once("error", (error) => {
    process.stderr.write(`Trefoil could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.once("exit", (code) => {
    kill();
    process.exit(code ?? (heard ? 0 : 1));
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(isWindows ? pid : -pid, signal);
  } catch {
    // The whole group is gone already.
  }
}
