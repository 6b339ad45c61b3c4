import { spawn } from "node:child_process";

/** Milliseconds that a program has to end by itself once it was asked to. */
const TIME_TO_END = 2_000;
/**
 * V8 collects garbage when the heap has grown by half, and not when it has become several times what is in use, as it does on a machine with
 * much memory; and what is short-lived gets four megabytes, not sixteen, of which it holds three for each thread.
 * (The variable below does the same for what the C library keeps for each thread.)
 */
const SPARING = ["--heap-growing-percent=50", "--max-semi-space-size=4"];
const isWindows = process.platform === "win32";

/**
 * Runs a program of this project in a process of its own and ends with it. A process that is busy in a loop hears no signal; this one does
 * nothing but wait, so that the first Ctrl-C, a closed terminal or the end of `npm start` ends both in time, whatever the program does: it is
 * asked once, and killed with all of its process group when it does not go. The program is told of this process's own end by `disconnect`.
 * @param {string} program path
 * @param {string[]} args
 */
export function supervise(program, args) {
  const child = spawn(process.execPath, [...SPARING, program, ...args], {
    env: { MALLOC_ARENA_MAX: "2", ...process.env },
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // A group of its own: a terminal's Ctrl-C reaches this process alone, which hands it on. Windows has no groups, and its console tells both.
    detached: !isWindows,
  });
  const kill = () => signalGroup(child, "SIGKILL");
  let ending = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const killAfter = (/** @type {number} */ wait) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      process.stderr.write("Trefoil was busy and did not end by itself, so it was stopped.\n");
      kill();
    }, wait).unref();
  };
  // It lives, and says that it waits for what it still answers.
  child.on("message", (/** @type {{ drainMs?: number }} */ { drainMs }) => {
    if (ending && drainMs !== undefined) killAfter(drainMs + TIME_TO_END);
  });
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    // Asked a second time, nobody waits.
    if (ending) return kill();
    ending = true;
    if (!isWindows) signalGroup(child, signal);
    killAfter(TIME_TO_END);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => end(signal));
  // npm does not hand a SIGTERM on: its shell dies and leaves this process behind.
  const parent = process.ppid;
  if (process.env["npm_lifecycle_event"])
    setInterval(() => !ending && process.ppid !== parent && end("SIGTERM"), 500).unref();
  child.once("error", (error) => {
    process.stderr.write(`Trefoil could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.once("exit", (code) => {
    kill();
    process.exit(code ?? 1);
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
    // Nothing of it is left.
  }
}
