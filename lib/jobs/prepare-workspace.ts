import { logFault } from "@/lib/log";
import { sayDataProblem } from "@/lib/boot/data-problem.mjs";
import { sayDatabaseProblem } from "@/lib/boot/database-problem.mjs";
import { hooks } from "@/lib/boot/hooks.mjs";
import { env } from "@/lib/env";
import { KeyProblem } from "@/lib/secrets/key-file";
import { prepareSealing, renewKey } from "@/lib/secrets/seal";
import { appendWithNewKey } from "@/lib/store/audit";
import { onPostgresql } from "@/lib/store/client";
import { keyInUse } from "@/lib/store/key-in-use";
import { settleInterruptedListings } from "@/lib/store/servers";
import { settleInterruptedStarts } from "@/lib/store/starts";
import { listings } from "./listings";
import type { Listings } from "./listings-interface";
import { loadDemo } from "./demo";
import { judgeFindings } from "./findings/judge";
import { watchGuardLogs } from "./guard-log";
import { judgeAhead } from "./judged/ahead";
import { startRelisting } from "./relisting";
import { resumeListings } from "./resume-listings";

/**
 * Once at each start, before anything is served: what the last end cut short is settled and taken up again, and the demo is loaded if it was
 * asked for.
 * @returns why the app must not be served, in words for whoever started it
 */
export async function prepareWorkspace(): Promise<string | undefined> {
  try {
    await prepareKey();
    const jobs = await listings();
    // Where several copies work together, what the others do is not interrupted: they look after one another.
    if (!onPostgresql) {
      await settleInterruptedListings();
      await settleInterruptedStarts();
    }
    endJobsWithProcess(jobs);
    // Not waited for: many listings take a while to begin, and the first page need not.
    void resumeListings().catch((error: unknown) =>
      logFault("The listings that the last end cut short could not be taken up again", error),
    );
    startRelisting();
    watchGuardLogs();
    if (env.demo) {
      const loaded = await loadDemo();
      if ("problem" in loaded) process.stderr.write(`${loaded.problem}\n`);
    }
    // Not waited for either; pages say how far it is.
    void judgeAheadAndTell()
      .then(judgeFindings)
      .catch((error: unknown) => logFault("The findings could not be brought up to date", error));
    return undefined;
  } catch (error) {
    if (error instanceof KeyProblem) return sayKeyProblem(error);
    const said = env.database === undefined ? sayDataProblem(error, env.data) : sayDatabaseProblem(error, env.database);
    return said ?? String((error as Error)?.stack ?? error);
  }
}

/** The server that stands before the app says of pages meanwhile why they do not come yet. */
function judgeAheadAndTell(): Promise<void> {
  const progress = { done: 0, of: 0 };
  const over = judgeAhead((done, of) => void Object.assign(progress, { done, of })).then(
    () => void delete hooks().judging,
  );
  hooks().judging = Object.assign(progress, { over });
  return over;
}

const sayKeyProblem = ({ message }: KeyProblem): string =>
  `${message} To go on without the old key, start with --new-key: secrets have to be entered again, and the audit log goes on with another key.`;

/** Data whose key is lost is not served: its secrets would not open. With `--new-key` a person goes on without them, and the audit log says so. */
async function prepareKey(): Promise<void> {
  const inUse = await keyInUse();
  try {
    await prepareSealing(inUse);
  } catch (error) {
    if (!(error instanceof KeyProblem) || !env.newKey) throw error;
    await renewKey();
    await appendWithNewKey({
      kind: "deleted",
      subject: "the sealing key",
      detail: { what: "replaced by a new one at the start", before: inUse.signedBy ?? "" },
    });
  }
}

/**
 * A listing that ends because the app does is cut short, not failed: it is told so before its command is ended, stays written down, and is
 * taken up at the next start.
 */
function endJobsWithProcess(jobs: Listings): void {
  let closed: Promise<void> | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.prependOnceListener(signal, () => void (closed ??= jobs.close()));
  // Other copies take up at once what is given back, so the end waits for it there.
  if (onPostgresql) Object.assign(hooks(), { givenBack: () => closed });
}
