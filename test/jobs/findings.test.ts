import { beforeEach, expect, test } from "vitest";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { databaseUrl } from "@/lib/boot/data-folder.mjs";
import { migrate } from "@/lib/boot/migrate.mjs";
import { readToolset } from "@/lib/core/importers/toolset";
import { MIGRATIONS, refuseRows, useThrowAwayData } from "../store/throw-away-data";
import { writeFindingsJson } from "@/lib/core/findings/write";
import { MOST_EXAMINED } from "@/lib/core/model/remark";
import { closeListing } from "@/lib/core/snapshots/closed";

await useThrowAwayData();
const { examinedInPart } = await import("@/lib/jobs/findings/examined-in-part");
const { findingsNow, allRows } = await import("@/lib/jobs/findings/findings");
const { failedSessions, judgeFindings, judgingEnded } = await import("@/lib/jobs/findings/judge");
const { today } = await import("@/lib/jobs/findings/today");
const { keepListing } = await import("@/lib/jobs/keep-listing");
const { registerGiven } = await import("@/lib/jobs/register");
const { changeFindings, findAcceptances, findFindings } = await import("@/lib/store/findings");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers } = await import("@/lib/store/servers");
const { createSession, deleteSession, findSessions } = await import("@/lib/store/sessions");

const READ = { name: "read_mail", description: "Reads mails of the inbox.", inputSchema: { type: "object" } };
const SEND = {
  name: "send_mail",
  description: "Sends a mail to anyone.",
  inputSchema: { type: "object", properties: { recipient: { type: "string" }, body: { type: "string" } } },
};
const SORT = { name: "sort_numbers", description: "Sorts numbers.", inputSchema: { type: "object" } };

const listed = (tools: unknown[], at: string) =>
  readToolset(JSON.stringify({ servers: [{ name: "mail", tools }] }), { at }).servers[0]!;

async function aMailSession(tools: unknown[]): Promise<{ server: string; session: string }> {
  const { id: server } = await registerGiven(listed(tools, "2026-11-01T08:00:00.000Z"));
  const session = await createSession({ name: "Desk", host: "none", servers: ["mail"], off: [] });
  return { server, session: typeof session === "string" ? session : session.id };
}

const lethal = async () => (await allRows()).filter(({ rule }) => rule.startsWith("LT00"));

beforeEach(async () => {
  for (const { id } of await findServers()) await deleteServer(id);
  for (const { id } of await findSessions()) await deleteSession(id);
});

test("a finding is the same one over listings: fixed when its tool is gone, open again when it comes back", async () => {
  const { server, session } = await aMailSession([READ, SEND]);
  const [first] = await lethal();
  expect(first).toMatchObject({
    state: "open",
    servers: ["mail"],
    sessionId: session,
    session: "Desk",
    firstSeen: today(),
  });
  const again = async (tools: unknown[], at: string) => keepListing(server, closeListing(listed(tools, at).snapshot));

  await again([READ, SORT], "2026-11-02T08:00:00.000Z");
  expect(await lethal()).toMatchObject([{ fingerprint: first!.fingerprint, state: "fixed" }]);
  await again([READ, SEND, SORT], "2026-11-03T08:00:00.000Z");
  expect(await lethal()).toMatchObject([{ fingerprint: first!.fingerprint, state: "open", firstSeen: today() }]);
  await deleteServer(server);
  expect(await lethal()).toMatchObject([{ fingerprint: first!.fingerprint, state: "gone" }]);
});

test("what people decide is kept over listings, stands in the list for the command line, and is withdrawn", async () => {
  const { server, session } = await aMailSession([READ, SEND]);
  const [first] = await lethal();
  const accepted = { owner: "Olga", reason: "Moves out.", until: "2099-01-31", at: "2026-11-01T09:00:00.000Z" };
  expect(await changeFindings([first!], { accepted, owner: "Bo", due: "2099-01-01" })).toBe(1);
  await keepListing(server, closeListing(listed([READ, SEND, SORT], "2026-11-02T08:00:00.000Z").snapshot));
  expect(await lethal()).toMatchObject([{ state: "accepted", accepted, owner: "Bo", due: "2099-01-01" }]);
  expect(await findAcceptances(session)).toMatchObject([{ fingerprint: first!.fingerprint, owner: "Olga" }]);
  expect(await changeFindings([first!, { sessionId: session, fingerprint: "unknown" }], { accepted: null })).toBe(1);
  expect(await lethal()).toMatchObject([{ state: "open", accepted: null, owner: "Bo" }]);
});

test("a session that could not be judged is counted and not tried again, until something of it changes or it is deleted", async () => {
  const failures = async () => {
    await judgeFindings();
    await judgingEnded();
    return failedSessions();
  };
  const { server, session } = await aMailSession([READ, SEND]);
  const takesRows = await refuseRows("Finding");
  expect(await failures()).toBe(1);
  await takesRows();
  expect(await failures()).toBe(1);
  expect(await findFindings(session)).toEqual([]);
  await keepListing(server, closeListing(listed([READ, SEND, SORT], "2026-11-02T08:00:00.000Z").snapshot));
  expect(await failures()).toBe(0);
  expect((await findFindings(session)).length).toBeGreaterThan(0);

  const takesRowsAgain = await refuseRows("Finding");
  const other = await createSession({ name: "Another desk", host: "none", servers: ["mail"], off: [] });
  expect(await failures()).toBe(1);
  await takesRowsAgain();
  await deleteSession(typeof other === "string" ? other : other.id);
  expect(await failures()).toBe(0);
});

test("of a session that was deleted nothing is told", async () => {
  const { session } = await aMailSession([READ, SEND]);
  expect((await findingsNow()).length).toBeGreaterThan(0);
  await deleteSession(session);
  expect(await findingsNow()).toEqual([]);
});

test("what was accepted before findings were kept is taken along", async () => {
  const scratch = mkdtempSync(path.join(tmpdir(), "trefoil-findings-"));
  const [data, older] = [path.join(scratch, "data"), path.join(scratch, "migrations")];
  for (const name of readdirSync(MIGRATIONS).filter((one) => one < "0013"))
    cpSync(path.join(MIGRATIONS, name), path.join(older, name), { recursive: true });
  await migrate(data, older);
  const db = await new PrismaLibSql({ url: databaseUrl(data) }).connect();
  await db.executeScript(
    `INSERT INTO "Acceptance" VALUES ('s', 'f', 'Mail leaks.', 'Olga', 'Moves out.', '2099-01-31', '2026-10-01T09:00:00.000Z')`,
  );
  await db.dispose();
  await migrate(data, MIGRATIONS);
  const now = await new PrismaLibSql({ url: databaseUrl(data) }).connect();
  const sql = `SELECT "sessionId", "fingerprint", "message", "acceptedBy", "acceptedReason", "acceptedUntil", "firstSeen" FROM "Finding"`;
  const { rows } = await now.queryRaw({ sql, args: [], argTypes: [] });
  await now.dispose();
  rmSync(scratch, { recursive: true, force: true });
  expect(rows).toEqual([["s", "f", "Mail leaks.", "Olga", "Moves out.", "2099-01-31", "2026-10-01"]]);
});

test("of which servers the rules looked at a part only is known beside the findings, with how much, and stands in their file", async () => {
  const many = Array.from({ length: MOST_EXAMINED + 5 }, (_, at) => ({ ...SORT, name: `sort_${at}` }));
  await aMailSession(many);
  await allRows();
  expect(await examinedInPart()).toEqual([{ server: "mail", tools: MOST_EXAMINED + 5, examined: MOST_EXAMINED }]);
  expect(JSON.parse(writeFindingsJson([], await examinedInPart()))).toMatchObject({
    examinedInPart: [{ server: "mail", examined: MOST_EXAMINED }],
  });
  await keepListing((await findServers())[0]!.id, closeListing(listed([SORT], "2026-11-02T08:00:00.000Z").snapshot));
  expect(await examinedInPart()).toEqual([]);
  expect(JSON.parse(writeFindingsJson([], []))).not.toHaveProperty("examinedInPart");
});
