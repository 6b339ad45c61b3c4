import { beforeEach, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { readToolset } from "@/lib/core/importers/toolset";
import { slimServer } from "@/lib/core/session/summarise";
import { useThrowAwayData } from "../store/throw-away-data";
import { openWhole } from "../support/open-whole";
import { closeListing } from "@/lib/core/snapshots/closed";

await useThrowAwayData();
const { atAGlance, serversAtAGlance } = await import("@/lib/jobs/judged/at-a-glance");
const { judgeAhead } = await import("@/lib/jobs/judged/ahead");
const { judgedServers } = await import("@/lib/jobs/judged/servers");
const { keepListing } = await import("@/lib/jobs/keep-listing");
const { openJudged } = await import("@/lib/jobs/open-session");
const { registerGiven } = await import("@/lib/jobs/register");
const { database } = await import("@/lib/store/client");
const { findServerSummaries } = await import("@/lib/store/judged-servers");
const { putOverride, deleteOverride } = await import("@/lib/store/overrides");
const { createServer } = await import("@/lib/store/register-server");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers, getServer } = await import("@/lib/store/servers");
const { setTrust } = await import("@/lib/store/trust");
const { newestSnapshot } = await import("@/lib/store/snapshots/snapshots");

const MAIL = {
  name: "mail",
  tools: [
    { name: "search_mail", description: "Finds mails in the inbox.", inputSchema: { type: "object" } },
    {
      name: "send_mail",
      description: "Sends a mail to anyone.",
      inputSchema: { type: "object", properties: { recipient: { type: "string" }, body: { type: "string" } } },
      annotations: { readOnlyHint: false },
    },
  ],
  resources: [{ uri: "mail://drafts", name: "drafts", description: "Drafts of the user." }],
};
const CLOCK = { name: "clock", tools: [{ name: "now", description: "Tells the time.", inputSchema: {} }] };

async function give(one: unknown): Promise<string> {
  const { servers } = readToolset(JSON.stringify({ servers: [one] }), { at: "2026-11-01T08:00:00.000Z" });
  return (await registerGiven(servers[0]!)).id;
}

beforeEach(async () => {
  for (const { id } of await findServers()) await deleteServer(id);
});

const specs = [
  { name: "All", host: "claude-code", servers: ["mail", "clock", "unlisted", "deleted"], off: ["mail/send_mail"] },
  { name: "Mail", host: "none", servers: ["mail"], off: [], on: [] },
];

test("a session of kept judgements is the same as one judged from the listings, and comes to the same", async () => {
  await give(MAIL);
  await give(CLOCK);
  await createServer({ name: "unlisted", transport: { kind: "given" }, disabled: false, hiddenTools: [] });
  const judged = await openJudged(specs);
  const whole = await Promise.all(specs.map((spec) => openWhole(spec)));
  const slim = whole.map((session) => ({
    ...session,
    servers: session.servers.map((server) => (server.builtIn ? server : slimServer(server))),
  }));
  expect(JSON.parse(JSON.stringify(judged))).toEqual(JSON.parse(JSON.stringify(slim)));
  expect(judged.map((session) => analyse(session))).toEqual(whole.map((session) => analyse(session)));
});

test("a glance tells legs, level and counts of what was listed, and nothing of what was not", async () => {
  await give(MAIL);
  await createServer({ name: "unlisted", transport: { kind: "given" }, disabled: false, hiddenTools: [] });
  const [mail, unlisted] = await serversAtAGlance();
  const session = await openWhole(specs[1]!);
  const { verdict, masks } = analyse(session!);
  expect(mail!.summary).toMatchObject({ tools: 2, hinted: 1, legs: verdict.legs, level: verdict.level, masks });
  expect(unlisted).toMatchObject({ name: "unlisted" });
  expect(unlisted!.summary).toBeUndefined();
});

test("a judgement is kept when a server is listed, and renewed by a word, by trust and by another listing alone", async () => {
  const id = await give(MAIL);
  const snapshot = (await newestSnapshot(id))!;
  await keepListing(id, closeListing({ ...snapshot, at: "2026-11-03T08:00:00.000Z" }));
  const kept = async () => (await findServerSummaries()).get(id)!.key;
  const first = await kept();
  const glance = async () => (await atAGlance((await getServer(id))!)).summary!;
  expect((await glance()).legs.egress).not.toBe("no");
  await judgeAhead();
  expect(await kept()).toBe(first);

  const word = { by: "Ada", at: "2026-11-02T08:00:00.000Z", reason: "Only inside." };
  const said = await putOverride({ server: "mail", tool: "send_mail", leg: "egress", verdict: "no", ...word });
  expect((await glance()).legs.egress).toBe("no");
  expect((await judgedServers(["mail"])).get("mail")!.tools[1]!.classification.egress.override).toMatchObject({
    by: "Ada",
  });
  await deleteOverride(said.id);
  expect((await glance()).legs.egress).not.toBe("no");
  expect(await kept()).toBe(first);

  await setTrust(id, word);
  await glance();
  expect(await kept()).not.toBe(first);

  await keepListing(
    id,
    closeListing({ ...snapshot, at: "2026-11-04T08:00:00.000Z", tools: [], resources: [], digest: "none" }),
  );
  expect((await glance()).tools).toBe(0);
  expect((await judgedServers()).get("mail")!.listing!.at).toBe("2026-11-04T08:00:00.000Z");
});

test("what has to be judged ahead is counted, and what is judged by these rules is not", async () => {
  await give(MAIL);
  const clock = await give(CLOCK);
  await judgeAhead();
  const told: number[][] = [];
  const tell = (...counts: number[]) => void told.push(counts);
  await judgeAhead(tell);
  expect(told).toEqual([]);
  await database.judgedServer.update({ where: { serverId: clock }, data: { key: "of other rules" } });
  await judgeAhead(tell);
  expect(told).toEqual([[0, 1]]);
});

test("what was kept of a deleted server goes with it", async () => {
  const id = await give(CLOCK);
  await judgeAhead();
  expect((await findServerSummaries()).has(id)).toBe(true);
  await deleteServer(id);
  expect((await findServerSummaries()).has(id)).toBe(false);
  expect((await judgedServers()).has("clock")).toBe(false);
});

test("what an older Trefoil kept in another form is judged again, and breaks no page", async () => {
  const id = await give(MAIL);
  await judgeAhead();
  await database.judgedServer.update({ where: { serverId: id }, data: { summary: `{"tools":2}` } });
  expect((await findServerSummaries()).has(id)).toBe(false);
  expect((await serversAtAGlance()).map(({ name, summary }) => [name, summary?.tools])).toEqual([["mail", 2]]);
  expect((await findServerSummaries()).has(id)).toBe(true);
});
