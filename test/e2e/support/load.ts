import { withClient } from "../../support/postgres/server.mjs";
import type { Visitor } from "./visitor";

/** People who share a session, each with a tool of their own in it. */
const TOGETHER = 10;
/** Every so many requests one changes something. */
const CHANGE = 3;
const PAGES = ["/servers", "/sessions", "/governance", "/tools"];

/** Somebody at work: reads pages, and switches a tool of a session off and on that others change at the same time. */
export type Worker = {
  visitor: Visitor;
  session: string;
  tool: string;
  /** Whether the tool is off, as far as the last answer told; both, after a change that was not answered. */
  off: Set<boolean>;
};

/** What came of requests: how long those that were answered took, in milliseconds, and those that were not as they should be. */
export type Tally = {
  times: number[];
  /** Seconds of all the work, until the last answer. */
  seconds: number;
  changes: number;
  failed: { what: string; status: number; copy: number; text: string }[];
};

export const tally = (): Tally => ({ times: [], seconds: 0, changes: 0, failed: [] });

/** Makes the sessions that these people share, in the name of somebody who may. */
export async function shareOut(owner: Visitor, visitors: readonly Visitor[], find: FindSessions): Promise<Worker[]> {
  const groups = Array.from({ length: Math.ceil(visitors.length / TOGETHER) }, (_, group) => `load ${group}`);
  const tools = Array.from({ length: TOGETHER }, (_, index) => ({
    name: `tool_${index}`,
    description: "Sends a message.",
    inputSchema: { type: "object" },
  }));
  for (const name of groups) {
    expectOk(await owner.call("/servers/add", "addServer", { kind: "given", name, text: JSON.stringify({ tools }) }));
    expectOk(await owner.call("/sessions/new", "compose", { name, host: "none", servers: [name] }));
  }
  const ids = new Map((await find()).map(({ id, name }) => [name, id]));
  return visitors.map((visitor, index) => {
    const name = groups[Math.floor(index / TOGETHER)]!;
    return { visitor, session: ids.get(name)!, tool: `${name}/tool_${index % TOGETHER}`, off: new Set([false]) };
  });
}

export type FindSessions = () => Promise<{ id: string; name: string; off: string[] }[]>;

/** Sessions as the database has them. */
export const sessionsIn =
  (database: string): FindSessions =>
  async () => {
    type Row = { id: string; name: string; off: string };
    const { rows } = await withClient(database, (client) => client.query<Row>(`SELECT id, name, "off" FROM "Session"`));
    return rows.map(({ off, ...row }) => ({ ...row, off: JSON.parse(off) as string[] }));
  };

/** Has everybody work at once, each asking again as soon as they are answered, as long as `more` says so of the number of their requests. */
export async function work(workers: readonly Worker[], into: Tally, more: (asked: number) => boolean): Promise<void> {
  const from = performance.now();
  await Promise.all(
    workers.map(async (worker, index) => {
      for (let asked = 0; more(asked); asked++) {
        const turn = asked + index;
        if (turn % CHANGE === 0) await change(worker, into);
        else
          await read(
            worker,
            turn % (CHANGE + 1) === 0 ? `/sessions/${worker.session}` : PAGES[turn % PAGES.length]!,
            into,
          );
      }
    }),
  );
  into.seconds += (performance.now() - from) / 1000;
}

/** What was acknowledged and is not there: must be nothing. */
export async function lostIn(workers: readonly Worker[], find: FindSessions): Promise<string[]> {
  const off = new Map((await find()).map((session) => [session.id, new Set(session.off)]));
  return workers.filter(({ session, tool, off: may }) => !may.has(off.get(session)!.has(tool))).map(({ tool }) => tool);
}

async function read({ visitor }: Worker, page: string, into: Tally): Promise<void> {
  const from = performance.now();
  const { status, copy, text } = await visitor.get(page);
  if (status === 200) into.times.push(performance.now() - from);
  else into.failed.push({ what: page, status, copy, text });
}

async function change({ visitor, session, tool, off }: Worker, into: Tally): Promise<void> {
  const next = !off.has(true);
  const [before, after] = next ? [[], [tool]] : [[tool], []];
  const from = performance.now();
  off.add(next);
  const input = { id: session, host: "none", off: after, before: { off: before, host: "none" } };
  const { status, copy, text } = await visitor.call(`/sessions/${session}`, "saveSwitches", input);
  if (status !== 200 || !text.includes('"ok"')) return void into.failed.push({ what: "change", status, copy, text });
  into.times.push(performance.now() - from);
  into.changes += 1;
  off.delete(!next);
}

function expectOk({ status, text }: { status: number; text: string }): void {
  if (![200, 303].includes(status) || text.includes('"problem"')) throw new Error(`Refused with ${status}: ${text}`);
}
