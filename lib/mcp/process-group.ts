import type { ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import type { Limits } from "./limits";
import { MARK, unwatchGroup, watchGroup } from "./watchdog";

type GroupMember = { child: ChildProcess; mark: string };
const running = new Set<GroupMember>();
let watching = false;

/** A started command and everything that it started, ended together. */
export class ProcessGroup {
  readonly #member: GroupMember;

  constructor(child: ChildProcess, mark: string) {
    this.#member = { child, mark };
    running.add(this.#member);
    watchExit();
    if (child.pid !== undefined) watchGroup(child.pid);
  }

  /** Politely first: its input closes, then SIGTERM, then SIGKILL, to the whole group. Resolves when nothing is left. */
  async end({ closeGraceMs, termGraceMs }: Pick<Limits, "closeGraceMs" | "termGraceMs">): Promise<void> {
    const { child } = this.#member;
    child.stdin?.destroy();
    if (!(await hasExited(child, closeGraceMs))) {
      signalGroup(this.#member, "SIGTERM");
      await hasExited(child, termGraceMs);
    }
    await killUntilGone(this.#member, termGraceMs);
    child.stdout?.destroy();
    child.stderr?.destroy();
    running.delete(this.#member);
    if (child.pid !== undefined) unwatchGroup(child.pid);
  }
}

function hasExited(child: ChildProcess, ms: number): Promise<boolean> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(false), ms);
    const exited = () => done(true);
    const done = (exit: boolean) => {
      clearTimeout(timer);
      child.off("exit", exited);
      resolve(exit);
    };
    child.once("exit", exited);
  });
}

function signalGroup({ child }: GroupMember, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}

function killAll(member: GroupMember): void {
  signalGroup(member, "SIGKILL");
  for (const pid of markedProcesses(member.mark)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended meanwhile.
    }
  }
}

/** SIGKILL takes effect a moment later, and a child may have started another in the meantime, so it is sent until nothing is left. */
async function killUntilGone(member: GroupMember, ms: number): Promise<void> {
  for (const until = performance.now() + ms; performance.now() < until;) {
    killAll(member);
    const exited = await hasExited(member.child, 10);
    if (exited && !isGroupAlive(member)) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** On Linux by the mark, since members that ended but were not reaped still count for the group. */
function isGroupAlive({ child, mark }: GroupMember): boolean {
  if (process.platform === "linux") return markedProcesses(mark).length > 0;
  if (process.platform === "win32" || child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, 0);
  } catch {
    return false;
  }
}

/** Processes with this mark in their environment. Only Linux tells; elsewhere the group is all that can be ended. */
function markedProcesses(mark: string): number[] {
  if (process.platform !== "linux") return [];
  const wanted = `${MARK}=${mark}`;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, "latin1").split("\0").includes(wanted) ? [Number(pid)] : [];
      } catch {
        return [];
      }
    });
}

/** The app's own end takes all children with it. When it is killed itself, the watchdog does. */
function watchExit(): void {
  if (watching) return;
  watching = true;
  const killEveryone = () => {
    for (const member of running) killAll(member);
    running.clear();
  };
  process.once("exit", killEveryone);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    const handle = () => {
      killEveryone();
      // Whoever else listens decides about the end of the process; alone, we let the signal do what it does.
      if (process.listenerCount(signal) > 1) return;
      process.off(signal, handle);
      process.kill(process.pid, signal);
    };
    process.on(signal, handle);
  }
}
