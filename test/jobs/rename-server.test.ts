import { beforeEach, expect, test } from "vitest";
import { readToolset } from "@/lib/core/importers/toolset";
import { GovernanceSchema } from "@/lib/core/model/governance";
import { useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
const { agreeTo, consentDigest, isAgreed } = await import("@/lib/jobs/consent");
const { renameServer } = await import("@/lib/jobs/edit-server");
const { allRows } = await import("@/lib/jobs/findings/findings");
const { importServers, previewConfig } = await import("@/lib/jobs/import-config");
const { readForm } = await import("@/lib/jobs/read-form");
const { register, registerGiven } = await import("@/lib/jobs/register");
const { addApprovals, findApprovals } = await import("@/lib/store/approvals");
const { readAudit } = await import("@/lib/store/read-audit");
const { changeFindings } = await import("@/lib/store/findings");
const { getLastReports, putLastReport } = await import("@/lib/store/last-reports");
const { addOwnShare, findOwnShares } = await import("@/lib/store/own-shares");
const { findOverrides, putOverride } = await import("@/lib/store/overrides");
const { changeGovernance, findGovernance } = await import("@/lib/store/policies");
const { findRecords, putRecords } = await import("@/lib/store/records");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers, getServer } = await import("@/lib/store/servers");
const { createSession, deleteSession, findSessions, getSession } = await import("@/lib/store/sessions");
const { newestSnapshot } = await import("@/lib/store/snapshots/snapshots");

const AT = "2026-11-01T08:00:00.000Z";
const READ = { name: "read_mail", description: "Reads mails of the inbox.", inputSchema: { type: "object" } };
const SEND = {
  name: "send_mail",
  description: "Sends a mail to anyone.",
  inputSchema: { type: "object", properties: { recipient: { type: "string" }, body: { type: "string" } } },
};
const given = (name: string) =>
  registerGiven(readToolset(JSON.stringify({ servers: [{ name, tools: [READ, SEND] }] }), { at: AT }).servers[0]!);
const LOCK = {
  schema: "trefoil-lock/1" as const,
  session: { name: "Desk", host: "none" },
  level: "lethal" as const,
  servers: [
    {
      name: "mail",
      state: "listed" as const,
      tools: [{ id: "mail/read_mail", tool: "read_mail", private: "yes", untrusted: "yes", egress: "no" } as const],
    },
    { name: "other", state: "listed" as const, tools: [] },
  ],
};

beforeEach(async () => {
  for (const { id } of await findServers()) await deleteServer(id);
  for (const { id } of await findSessions()) await deleteSession(id);
});

test("everything that is kept under the old name is kept under the new one", async () => {
  const { id } = await given("mail");
  await given("mail/2");
  const session = await createSession({
    name: "Desk",
    host: "none",
    servers: ["mail", "mail/2"],
    off: ["mail/2/send_mail"],
    gates: [{ on: "mail/send_mail", kind: "approval" }],
    wishes: { keep: ["mail/read_mail"], costs: { mail: 2 }, together: [] },
  });
  const word = { leg: "egress", verdict: "yes", by: "ann", at: AT, reason: "seen" } as const;
  await putOverride({ ...word, server: "mail", tool: "send_mail" });
  await putOverride({ ...word, server: "post", tool: "send_mail", reason: "from a file, for one that is not here" });
  const record = { owner: "Ann", trust: "none", trustReason: "", remindDays: 7, notes: "", by: "ann", at: AT } as const;
  await putRecords([
    { ...record, server: "mail" },
    { ...record, server: "mail", tool: "send_mail" },
  ]);
  await addApprovals([
    { server: "mail", digest: "d", decision: "approved", by: "ann", at: AT, reason: "read" },
    { server: "mail/2", digest: "d", decision: "approved", by: "ann", at: AT, reason: "read" },
  ]);
  await changeGovernance(() =>
    GovernanceSchema.parse({ hints: [{ hint: "readOnlyHint", servers: ["mail", "mail/2"] }] }),
  );
  const before = (await allRows()).find(({ rule, servers }) => rule === "LT002" && servers[0] === "mail")!;
  await changeFindings([before], {
    owner: "Bo",
    accepted: { owner: "Bo", reason: "known", until: "2099-01-01", at: AT },
  });
  const { fingerprint, rule, message } = before;
  await putLastReport(
    session.id,
    { digest: "r", at: AT, lock: LOCK, findings: [{ fingerprint, rule, message }] },
    undefined,
  );
  await addOwnShare({
    sessionId: session.id,
    name: "Desk",
    relay: "",
    shareId: "s",
    sealedKey: "k",
    sealedOwner: "o",
    lock: LOCK,
    snapshot: "x",
    ruleset: "y",
    labels: {},
  });

  expect(await renameServer(id, "post", "mail")).toEqual({ ok: null });

  expect(await getServer(id)).toMatchObject({ name: "post" });
  expect((await newestSnapshot(id))!.tools).toHaveLength(2);
  expect(await getSession(session.id)).toMatchObject({
    servers: ["post", "mail/2"],
    off: ["mail/2/send_mail"],
    gates: [{ on: "post/send_mail" }],
    wishes: { keep: ["post/read_mail"], costs: { post: 2 } },
  });
  expect(await findOverrides()).toMatchObject([{ server: "post", tool: "send_mail", reason: "seen" }]);
  expect((await findRecords()).map(({ server, tool }) => [server, tool])).toEqual([
    ["post", undefined],
    ["post", "send_mail"],
  ]);
  expect((await findApprovals()).map(({ server }) => server).sort()).toEqual(["mail/2", "post"]);
  expect((await findGovernance()).hints).toEqual([{ hint: "readOnlyHint", servers: ["post", "mail/2"] }]);
  const after = (await allRows()).filter(({ rule: one, servers }) => one === "LT002" && servers[0] !== "mail/2");
  expect(after).toMatchObject([{ servers: ["post"], owner: "Bo", state: "accepted", firstSeen: before.firstSeen }]);
  expect(after[0]!.message).toContain("post");
  expect(await getLastReports(session.id)).toMatchObject({
    last: {
      lock: { servers: [{ name: "other" }, { name: "post", tools: [{ id: "post/read_mail" }] }] },
      findings: [{ fingerprint: after[0]!.fingerprint }],
    },
  });
  expect((await findOwnShares())[0]!.lock.servers.map(({ name }) => name)).toEqual(["other", "post"]);
  expect((await readAudit(0, 100)).at(-1)).toMatchObject({
    kind: "registered",
    subject: "post",
    detail: '{"before":"mail","did":"renamed"}',
  });
});

test("a name that is taken is refused, and nothing changes", async () => {
  const { id } = await given("mail");
  await given("post");
  const session = await createSession({ name: "Desk", host: "none", servers: ["mail"], off: [] });
  expect(await renameServer(id, "post", "mail")).toMatchObject({ fields: { name: expect.stringContaining("“post”") } });
  expect(await getSession(session.id)).toEqual(session);
  expect(await renameServer(id, "mail", "mail")).toEqual({ ok: null });
  expect(await renameServer("7f1f3d0e-0000-4000-8000-000000000000", "new", "old")).toMatchObject({
    problem: expect.stringContaining("deleted"),
  });
});

test("what was agreed to stays agreed to: how it is reached did not change", async () => {
  const read = readForm("mail", { kind: "stdio", command: "mail-mcp", args: [], env: [], cwd: "" });
  if ("problem" in read) throw new Error(read.problem);
  const { id } = await register(read.server, read.secrets);
  const server = (await getServer(id))!;
  await agreeTo(server, await consentDigest(server));
  await renameServer(id, "post", "mail");
  expect(await isAgreed((await getServer(id))!)).toBe(true);
});

test("an import finds a renamed server again by the entry that it came from", async () => {
  const source = {
    text: '{ "mcpServers": { "mail": { "command": "mail-mcp" } } }',
    fileName: ".mcp.json",
    importer: "claude-code",
  };
  await importServers({ source, chosen: [{ name: "mail", as: "mail", replace: false }], session: null });
  const { id } = (await findServers())[0]!;
  await renameServer(id, "post", "mail");
  expect((await getServer(id))!.origin).toMatchObject({ entry: "mail" });
  expect(await previewConfig(source)).toMatchObject({ ok: { entries: [{ known: { as: "same", name: "post" } }] } });
  await importServers({ source, chosen: [{ name: "mail", as: "post", replace: true }], session: null });
  expect(await findServers()).toMatchObject([{ id, name: "post", origin: { entry: "mail" } }]);
  await renameServer(id, "mail", "post");
  expect((await getServer(id))!.origin).not.toHaveProperty("entry");
});
