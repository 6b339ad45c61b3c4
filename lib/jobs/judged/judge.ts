import type { Problem } from "@/lib/core/model/snapshot";
import type { ClosedListing } from "@/lib/core/snapshots/closed";
import { logFault } from "@/lib/log";
import { putJudgedServer, type JudgedServer } from "@/lib/store/judged-servers";
import type { StoredServer } from "@/lib/store/servers";
import { readListing } from "@/lib/store/snapshots/listings";
import type { JudgedAs } from "@/lib/store/snapshots/add-listing";
import { Overtaxed } from "../heavy/overtaxed";
import { runHeavy } from "../heavy/run";
import { keyOf, whatCounts, type Known } from "./known";

/** What a server is called whose listing the rules cannot bear: unknown, as one that was never listed, and not safe. */
export const UNJUDGED: Problem = {
  kind: "too-big",
  message:
    "Judging what this server offers took more memory or time than it may take, so its tools are not known. Switch off tools that you do not need in its config, or list it again.",
  stderrTail: "",
};
/** Milliseconds until what could not be judged is tried again: one such server must not keep every page waiting. */
const TRIED_AGAIN = 10 * 60_000;

/** Judgements in progress, so that two pages that ask for the same one at the same time share it. */
const running = new Map<string, Promise<JudgedServer | undefined>>();

/** Judges a server by its newest listing, and keeps how. Undefined when it cannot be judged. */
export function judge(server: StoredServer, known: Known): Promise<JudgedServer | undefined> {
  const key = keyOf(server, known);
  const under = running.get(key);
  if (under) return under;
  const forget = () => running.delete(key);
  const judged = judgeAnew(server, key, known).then(
    (done) => (forget(), done),
    (error: unknown) => {
      if (!(error instanceof Overtaxed)) throw (forget(), error);
      sayUnjudged(server, error);
      passOver(key);
      return undefined;
    },
  );
  running.set(key, judged);
  return judged;
}

/** Whoever asks for what cannot be judged is answered at once, for a while. */
function passOver(key: string): void {
  const unjudged = Promise.resolve(undefined);
  running.set(key, unjudged);
  setTimeout(() => running.get(key) === unjudged && running.delete(key), TRIED_AGAIN).unref();
}

const sayUnjudged = ({ name }: StoredServer, error: unknown) =>
  logFault(`The tools of “${name}” could not be judged`, error);

async function judgeAnew(server: StoredServer, key: string, known: Known): Promise<JudgedServer> {
  const body = await readListing(known.listings.get(server.id)!.id);
  const judged = { key, ...(await judgeBody(server, body, known)) };
  await putJudgedServer(server.id, judged);
  return judged;
}

function judgeBody(server: StoredServer, body: string, { overrides, opinions, severityRows }: Known) {
  const { name } = server;
  return runHeavy("judge", {
    server,
    body,
    overrides: overrides.get(name) ?? [],
    opinions: opinions.get(name) ?? [],
    severityRows,
  });
}

/**
 * Judges a listing that is about to be kept under an id, to be kept with it. What cannot be judged now is told where a page asks for
 * it, and tried again after a while.
 */
export async function judgeComing(server: StoredServer, listing: ClosedListing, id: string): Promise<JudgedAs> {
  const known = await whatCounts();
  const { at, digest, body } = listing;
  const key = keyOf(server, { ...known, listings: new Map([[server.id, { id, at, digest }]]) });
  try {
    return { id, judged: { key, ...(await judgeBody(server, body, known)) } };
  } catch (error) {
    if (!(error instanceof Overtaxed)) throw error;
    sayUnjudged(server, error);
    passOver(key);
    return { id };
  }
}
