import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";
import type { Problem } from "@/lib/core/model/snapshot";
import type { ServerItem } from "./server-item";

/** A server as it takes part in a round of listings, or in a session that was just made. */
export type RoundMember = Pick<ServerItem, "id" | "name" | "kind" | "agreed" | "disabled" | "state" | "problem"> & {
  /** Of its newest listing. */
  tools?: number;
};

export const memberOf = ({ known, ...server }: ServerItem): RoundMember => {
  const { id, name, kind, agreed, disabled, state, problem } = server;
  return { id, name, kind, agreed, disabled, state, problem, tools: known?.tools };
};

/** The state of a server: a running listing comes before what earlier ones found. */
export type RoundState = "running" | "failed" | "unagreed" | "unlisted" | "ready" | "off";
export type PlacedMember = { member: RoundMember; standing: RoundState; job?: CaptureJob; problem?: Problem };

export function place(member: RoundMember, job: CaptureJob | undefined): PlacedMember {
  if (job && !hasEnded(job)) return { member, job, standing: "running" };
  // A server that was listed since in another way, such as by being watched, has not failed.
  if (job?.phase === "failed" && member.state !== "listed") return { member, standing: "failed", problem: job.problem };
  if (job?.phase === "done" || member.kind === "given") return { member, job, standing: "ready" };
  if (member.disabled) return { member, standing: "off" };
  if (!member.agreed) return { member, standing: "unagreed" };
  if (member.state === "failed") return { member, standing: "failed", problem: member.problem };
  return { member, standing: member.tools === undefined ? "unlisted" : "ready" };
}

/** All servers by their state. What is switched off is not waited for. */
export function placeAll(members: readonly RoundMember[], jobs: ReadonlyMap<string, CaptureJob>) {
  const placed = members.map((member) => place(member, jobs.get(member.id)));
  const of = (standing: RoundState) => placed.filter((one) => one.standing === standing);
  const running = of("running");
  return {
    running: running.filter(({ job }) => job!.phase !== "waiting"),
    waiting: running.filter(({ job }) => job!.phase === "waiting"),
    failed: of("failed"),
    unagreed: of("unagreed"),
    unlisted: of("unlisted"),
    ready: of("ready"),
    off: of("off"),
    of: placed.length - of("off").length,
    /** Of the whole, since the first was asked for. */
    seconds: Math.floor(Math.max(0, ...placed.map(({ job }) => job?.sinceAsked ?? 0)) / 1000),
  };
}
export type PlacedAll = ReturnType<typeof placeAll>;

/** The listings that were started last, together. */
export function newestRound(jobs: Iterable<CaptureJob>): CaptureJob[] {
  const all = [...jobs];
  const round = Math.max(0, ...all.map((job) => job.round));
  return all.filter((job) => job.round === round);
}

/** What is announced to screen readers: at most at each quarter, and at the end. */
export function sayRound({ running, waiting, ready, failed, of }: PlacedAll): string {
  const open = running.length + waiting.length;
  if (of === 0) return "";
  if (open === 0) return `Nothing is being listed any more. ${ready.length} of ${of} ready, ${failed.length} failed.`;
  const quarters = Math.floor(((of - open) / of) * 4);
  return quarters === 0 ? `${of} servers are being listed.` : `${quarters * 25} percent of ${of} servers are done.`;
}
