import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { databaseUrl } from "../../../lib/boot/data-folder.mjs";
import { ADMINISTRATOR, Copies, type Copy } from "../../e2e/support/copies";
import {
  lostIn,
  sessionsIn,
  shareOut,
  tally,
  work,
  type FindSessions,
  type Tally,
  type Worker,
} from "../../e2e/support/load";
import { startApp, type StartedApp } from "../../e2e/support/started-app";
import { Visitor } from "../../e2e/support/visitor";

// 200 people at work, each asking again as soon as they are answered: with the embedded database, then over three copies on PostgreSQL, by turns,
// so that what else the machine does meets both. Then over copies of which one is killed every five seconds, then with the database away
// for ten. One request in three changes something that others change at the same time; what was acknowledged must be there at the end.

const PEOPLE = 200;
const COPIES = 3;
const TURNS = 4;
/** Seconds. */
const TURN = 30;
const KILLING = 120;
const BETWEEN_KILLS = 5;
const AWAY = 10;
/** Sign-ins at once. */
const AT_ONCE = 4;

const isOver = (seconds: number) => {
  const until = performance.now() + seconds * 1000;
  return () => performance.now() < until;
};

test("load", async () => {
  const [embedded, copies] = [await startApp(), await Copies.start(COPIES)];
  try {
    const alone = await peopleAlone(embedded);
    const team = await peopleOf(copies);
    const [inFile, inDatabase] = [sessionsInFile(embedded.data), sessionsIn(copies.database)];
    const [ofOne, ofThree] = [tally(), tally()];
    for (let turn = 0; turn < TURNS; turn++) {
      await work(alone, ofOne, isOver(TURN));
      await work(team, ofThree, isOver(TURN));
    }
    say(["", "requests", "per second", "median ms", "p99 ms", "changes", "failed", "lost"]);
    await report("embedded, one process", ofOne, alone, inFile);
    await report(`PostgreSQL, ${COPIES} copies`, ofThree, team, inDatabase);
    expect([...ofOne.failed, ...ofThree.failed]).toEqual([]);

    const { rough, killed } = await whileKilling(copies, team);
    await report(`a copy killed every ${BETWEEN_KILLS} s (${killed.size})`, rough, team, inDatabase);
    expect(rough.failed.filter(({ copy }) => !killed.has(copy))).toEqual([]);

    await whileAway(copies, team);
    const after = tally();
    await work(team, after, isOver(AWAY));
    await report("afterwards", after, team, inDatabase);
    expect(after.failed).toEqual([]);
    process.stdout.write(`${PEOPLE} people, Node ${process.version}, ${cpus().length} cores for all of it\n`);
  } finally {
    await embedded.stop();
    await copies.stop();
  }
});

async function peopleAlone(app: StartedApp): Promise<Worker[]> {
  const visitors = Array.from({ length: PEOPLE }, () => new Visitor(app.origin, "127.0.0.1"));
  for (const visitor of visitors) await visitor.open(app.address);
  return shareOut(visitors[0]!, visitors, sessionsInFile(app.data));
}

/** The first of them administers. */
async function peopleOf(copies: Copies): Promise<Worker[]> {
  const visitors = Array.from(
    { length: PEOPLE },
    (_, index) => new Visitor(copies.origin, `198.18.${index >> 8}.${index & 255}`),
  );
  copies.provider.accounts.set(ADMINISTRATOR, {});
  await visitors[0]!.signIn(ADMINISTRATOR);
  await visitors[0]!.call("/settings/people", "setGroupRole", { group: "developers", role: "editor" });
  const waiting = visitors.slice(1).entries();
  const signInAll = async () => {
    for (const [index, visitor] of waiting) {
      copies.provider.accounts.set(`person-${index}`, { groups: ["developers"] });
      await visitor.signIn(`person-${index}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, signInAll));
  return shareOut(visitors[0]!, visitors, sessionsIn(copies.database));
}

async function whileKilling(copies: Copies, team: Worker[]) {
  const [rough, killed, more] = [tally(), new Set<number>(), isOver(KILLING)];
  let failed: unknown;
  const working = work(team, rough, more).catch((error: unknown) => void (failed = error));
  while (more() && failed === undefined) {
    await pause(BETWEEN_KILLS * 1000);
    const [victim] = copies.living as [Copy];
    killed.add(victim.port);
    await victim.kill();
    copies.everywhere();
    await copies.add();
  }
  await working;
  if (failed !== undefined) throw failed;
  return { rough, killed };
}

/** Says how long it takes until no copy is ready, and until all are again. */
async function whileAway(copies: Copies, team: Worker[]): Promise<void> {
  const ready = async () => {
    const asked = copies.living.map(({ port }) => fetch(`http://127.0.0.1:${port}/health/ready`));
    return new Set((await Promise.all(asked)).map(({ status }) => status));
  };
  const until = async (status: number) => {
    const from = performance.now();
    for (let now = await ready(); now.size > 1 || !now.has(status); now = await ready()) await pause(50);
    return `${((performance.now() - from) / 1000).toFixed(1)} s`;
  };
  let over = false;
  const [during, from] = [tally(), performance.now()];
  const working = work(team, during, () => !over);
  copies.line.cut();
  const fallen = await until(503);
  await pause(Math.max(0, AWAY * 1000 - (performance.now() - from)));
  copies.line.mend();
  const back = await until(200);
  over = true;
  await working;
  process.stdout.write(
    `database away for ${AWAY} s: no copy ready after ${fallen}; all ready again ${back} after it was back\n`,
  );
}

const sessionsInFile =
  (folder: string): FindSessions =>
  async () => {
    const database = await new PrismaLibSql({ url: databaseUrl(folder) }).connect();
    const { rows } = await database.queryRaw({ sql: `SELECT id, name, "off" FROM "Session"`, args: [], argTypes: [] });
    await database.dispose();
    return rows.map(([id, name, off]) => ({
      id: String(id),
      name: String(name),
      off: JSON.parse(String(off)) as string[],
    }));
  };

async function report(name: string, into: Tally, workers: Worker[], find: FindSessions): Promise<void> {
  const times = into.times.toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN).toFixed(0);
  const lost = await lostIn(workers, find);
  say([
    name,
    ...[
      times.length,
      Math.round(times.length / into.seconds),
      at(0.5),
      at(0.99),
      into.changes,
      into.failed.length,
      lost.length,
    ].map(String),
  ]);
  expect(lost).toEqual([]);
}

function say([name = "", ...figures]: string[]): void {
  process.stdout.write(`${name.padEnd(36)}${figures.map((one) => one.padStart(11)).join("")}\n`);
}
