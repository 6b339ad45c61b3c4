import { logFault } from "@/lib/log";
import pLimit from "p-limit";
import { hasEnded, type CaptureJob, type CaptureProgress } from "@/lib/core/model/capture-job";
import type { Problem } from "@/lib/core/model/snapshot";

/** How many servers are listed at the same time. */
export const AT_ONCE = 8;

/** One listing from start to stored result. It ends soon after the signal is aborted, and never throws for a bad server. */
export type Work = (
  signal: AbortSignal,
  report: (progress: Partial<CaptureProgress>) => void,
) => Promise<{ ok: true } | { ok: false; problem: Problem }>;

type Running = Omit<CaptureJob, "elapsed" | "sinceAsked"> & {
  abort: AbortController;
  asked: number;
  from?: number;
  to?: number;
  ended: Promise<void>;
};

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** The listings of this process, at most one per server; ended ones are remembered until the next start. */
export class CaptureJobs {
  readonly #jobs = new Map<string, Running>();
  readonly #listeners = new Set<() => void>();
  readonly #limit = pLimit(AT_ONCE);
  #closed = false;
  #round = 0;

  /** @param begin what all listings wait for, such as the first page that somebody sees */
  constructor(private readonly begin: Promise<void> = Promise.resolve()) {}

  /** Queues a listing. A server that is being listed already is left to finish. */
  start(serverId: string, work: Work): void {
    const known = this.#jobs.get(serverId);
    if (this.#closed || (known && !hasEnded(this.#view(known)))) return;
    const job: Running = {
      serverId,
      round: this.#beginOrJoin(),
      phase: "waiting",
      page: 0,
      read: 0,
      tools: 0,
      abort: new AbortController(),
      asked: performance.now(),
      ended: Promise.resolve(),
    };
    this.#jobs.set(serverId, job);
    job.ended = this.#limit(() => this.#run(job, work));
    this.#tell();
  }

  /** Ends a listing; what was started for it is ended too, see `settled`. */
  cancel(serverId: string): void {
    const job = this.#jobs.get(serverId);
    if (!job || hasEnded(this.#view(job))) return;
    job.abort.abort();
    this.#change(job, { phase: "cancelled" });
  }

  /** Cancels it, waits until nothing of it is left, and drops it from memory. */
  async forget(serverId: string): Promise<void> {
    this.cancel(serverId);
    await this.#jobs.get(serverId)?.ended;
    this.#jobs.delete(serverId);
    this.#tell();
  }

  /** Resolves when nothing of it is left. */
  async ended(serverId: string): Promise<void> {
    await this.#jobs.get(serverId)?.ended;
  }

  /** Cancels everything and takes nothing new: the process is about to end. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const serverId of this.#jobs.keys()) this.cancel(serverId);
    await this.settled();
  }

  /** Resolves when no listing runs and no child of one is left. */
  async settled(): Promise<void> {
    await Promise.all([...this.#jobs.values()].map((job) => job.ended));
  }

  states(): CaptureJob[] {
    return [...this.#jobs.values()].map((job) => this.#view(job));
  }

  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #run(job: Running, work: Work): Promise<void> {
    await Promise.race([this.begin, aborted(job.abort.signal)]);
    if (job.abort.signal.aborted) return;
    job.from = performance.now();
    this.#change(job, { phase: "starting" });
    try {
      const result = await work(job.abort.signal, (progress) => this.#change(job, progress));
      this.#change(job, result.ok ? { phase: "done" } : { phase: "failed", problem: result.problem });
    } catch (error) {
      // A fault of ours, such as a full disk: the text may name files or values, so the page is told no more than where to look.
      const id = logFault("A listing could not be finished or stored", error);
      this.#change(job, {
        phase: "failed",
        problem: {
          kind: "crashed",
          message: `The listing could not be finished or stored. The terminal that Trefoil runs in says why, under ${id}.`,
          stderrTail: "",
        },
      });
    }
  }

  #change(job: Running, change: Partial<CaptureProgress> & { problem?: Problem }): void {
    if (hasEnded(this.#view(job))) return;
    Object.assign(job, change);
    if (hasEnded(this.#view(job))) job.to = performance.now();
    this.#tell();
  }

  #view({ abort: _abort, ended: _ended, asked, from, to, ...told }: Running): CaptureJob {
    const until = to ?? performance.now();
    const elapsed = from === undefined ? 0 : Math.round(until - from);
    return { ...told, elapsed, sinceAsked: Math.round(until - asked) };
  }

  /** What begins while others run belongs to them; else a new round begins. */
  #beginOrJoin(): number {
    if (this.states().every(hasEnded)) this.#round += 1;
    return this.#round;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
