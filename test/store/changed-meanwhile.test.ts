import { beforeEach, expect, test } from "vitest";
import type { Outcome } from "@/lib/core/model/outcome";
import { toPolicy } from "@/lib/core/policy-file/own-policy";
import { versionOfPart, versionOfPolicy } from "@/lib/core/policy-file/versions";
import { useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { partVersions, replacePart } = await import("@/lib/jobs/change-session");
const { editServer, renameServer } = await import("@/lib/jobs/edit-server");
const { prepareSealing } = await import("@/lib/secrets/seal");
const { ChangedMeanwhile } = await import("@/lib/store/changed-meanwhile");
const { entryVersion } = await import("@/lib/store/entry-version");
const { keyInUse } = await import("@/lib/store/key-in-use");
const { deleteOverride, findOverrides, putOverride } = await import("@/lib/store/overrides");
const { findRecords, putRecord } = await import("@/lib/store/records");
const { putPerson, giveRole } = await import("@/lib/store/people");
const { changeGovernance, deletePolicy, findGovernance, findPolicies, putPolicies, replacePolicy } =
  await import("@/lib/store/policies");
const { getReportCover, putReportCover } = await import("@/lib/store/report-covers");
const { createSession, getSession, updateSession } = await import("@/lib/store/sessions");
const { createServer } = await import("@/lib/store/register-server");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers, getServer } = await import("@/lib/store/servers");
const { setTrust } = await import("@/lib/store/trust");
const { actFor } = await import("@/lib/who");

await prepareSealing(await keyInUse());
const as = <T>(name: string, act: () => Promise<T>): Promise<T> =>
  actFor({ kind: "person", issuer: "https://login.example", subject: name, name, role: "editor" }, act);
const GIVEN = { transport: { kind: "given" as const }, disabled: false, hiddenTools: [] };
const HTTP = { kind: "http" as const, headers: [] };
const at = (minute: number) => `2026-11-01T10:0${minute}:00.000Z`;

/** Nothing was saved, and the one who was late learns who was quicker with what. */
async function expectLate(act: Promise<unknown>, what: string): Promise<void> {
  const error = await act.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ChangedMeanwhile);
  const { message } = error as Error;
  expect(message).toMatch(
    /^Not saved: Bob <Bob at https:\/\/login\.example> changed .* on \d{4}-\d\d-\d\d at \d\d:\d\d UTC/,
  );
  expect(message).toContain(` changed ${what} on `);
}
const done = (outcome: Outcome<unknown>) => expect(outcome).toHaveProperty("ok");

beforeEach(async () => {
  for (const { id } of await findServers()) await deleteServer(id);
});

test("a part of a session that somebody else replaced meanwhile is not replaced by what was based on the one before", async () => {
  const { id } = await createSession({ name: "Desk", host: "none", servers: [], off: [] });
  const seen = partVersions((await getSession(id))!);
  const gates = [{ kind: "approval" as const, on: "*" }];
  await as("Bob", () => replacePart(id, seen.gates, { gates }));
  // What others do to other parts is in nobody's way.
  await as("Eve", async () => {
    const now = (await getSession(id))!;
    await updateSession(now, { ...now, off: ["mail"] });
  });
  await expectLate(
    as("Ada", () => replacePart(id, seen.gates, { gates: [] })),
    "the compensating controls of this session",
  );
  expect(await as("Ada", () => replacePart(id, seen.name, { name: "Table" }))).toMatchObject({ name: "Table", gates });
  const wishes = { keep: ["mail"], costs: {}, together: [] };
  await as("Bob", () => replacePart(id, seen.wishes, { wishes }));
  await expectLate(
    as("Ada", () => replacePart(id, seen.wishes, { wishes: { ...wishes, keep: [] } })),
    "the constraints of this session",
  );
  // Under the name that it had before, too.
  await expectLate(
    as("Ada", () => replacePart(id, seen.gates, { gates: [] })),
    "the compensating controls of this session",
  );
  const now = partVersions((await getSession(id))!);
  expect(await as("Ada", () => replacePart(id, now.gates, { gates: [] }))).toMatchObject({ gates: [], wishes });
  expect(await replacePart("gone", now.gates, { gates: [] })).toBeNull();
});

test("of many who replace the same at once, one is first, and the others are told so", async () => {
  const { id } = await createSession({ name: "Rush", host: "none", servers: [], off: [] });
  const seen = partVersions((await getSession(id))!);
  const ended = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => replacePart(id, seen.name, { name: `Rush ${index}` })),
  );
  expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refusals = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  expect(refusals.every((reason) => reason instanceof ChangedMeanwhile)).toBe(true);
});

test("the first page of reports", async () => {
  const { id } = await createSession({ name: "Paper", host: "none", servers: [], off: [] });
  await as("Bob", () => putReportCover(id, { author: "Bob" }, {}));
  await expectLate(
    as("Ada", () => putReportCover(id, { author: "Ada" }, {})),
    "the first page of its reports",
  );
  expect(await getReportCover(id)).toEqual({ author: "Bob" });
  expect(await as("Ada", () => putReportCover(id, { author: "Ada" }, { author: "Bob" }))).toBe(true);
});

test("how a server is reached, with a secret too, and its name", async () => {
  const { id } = await createServer({ name: "mail", ...GIVEN });
  const entry = (url: string, value = "") => ({ ...HTTP, url, headers: [{ name: "X-Key", value }] });
  const first = await entryVersion(id);
  await as("Bob", async () => done(await editServer(id, entry("https://one.example/mcp", "one"), first)));
  await expectLate(
    as("Ada", () => editServer(id, entry("https://two.example/mcp", "two"), first)),
    "how this server is reached",
  );
  const second = await entryVersion(id);
  await as("Bob", async () => done(await editServer(id, entry("https://one.example/mcp", "another"), second)));
  await expectLate(
    as("Ada", () => editServer(id, entry("https://two.example/mcp", "two"), second)),
    "how this server is reached",
  );
  expect((await getServer(id))!.transport).toMatchObject({ url: "https://one.example/mcp" });

  const third = await entryVersion(id);
  await as("Bob", async () => done(await renameServer(id, "post", "mail")));
  await expectLate(
    as("Ada", () => renameServer(id, "letters", "mail")),
    "the name of this server",
  );
  // Another name is no other entry.
  await as("Ada", async () => done(await editServer(id, entry("https://two.example/mcp"), third)));
  expect((await getServer(id))!.name).toBe("post");
});

test("trust in a server, and its record", async () => {
  const { id } = await createServer({ name: "mail", ...GIVEN });
  await as("Bob", () => setTrust(id, { by: "Bob", reason: "ours", at: at(1) }, null));
  await expectLate(
    as("Ada", () => setTrust(id, { by: "Ada", reason: "mine", at: at(2) }, null)),
    "whether this server is trusted",
  );
  await as("Ada", () => setTrust(id, null, at(1)));
  const record = { server: "mail", owner: "", trust: "none", trustReason: "", remindDays: 14, notes: "" } as const;
  await as("Bob", () => putRecord({ ...record, owner: "Bob", by: "Bob", at: at(1) }, null));
  await expectLate(
    as("Ada", () => putRecord({ ...record, owner: "Ada", by: "Ada", at: at(2) }, null)),
    "this record",
  );
  expect(await findRecords("mail")).toMatchObject([{ owner: "Bob" }]);
});

test("an override, when another one is made and when it is taken back", async () => {
  await createServer({ name: "mail", ...GIVEN });
  const word = { server: "mail", tool: "send", by: "x", reason: "because" } as const;
  const { id } = await as("Bob", () => putOverride({ ...word, leg: "egress", verdict: "no", at: at(1) }, null));
  await as("Eve", () => putOverride({ ...word, leg: "private", verdict: "no", at: at(2) }, null));
  await expectLate(
    as("Ada", () => putOverride({ ...word, leg: "egress", verdict: "yes", at: at(3) }, null)),
    "the override of “Egress” on send",
  );
  await as("Bob", () => putOverride({ ...word, leg: "egress", verdict: "possible", at: at(4) }, at(1)));
  await expectLate(
    as("Ada", () => deleteOverride(id, at(1))),
    "the override of “Egress” on send",
  );
  expect((await findOverrides()).map(({ leg, verdict }) => [leg, verdict])).toEqual([
    ["egress", "possible"],
    ["private", "no"],
  ]);
  await as("Ada", () => deleteOverride(id, at(4)));
  expect(await findOverrides()).toHaveLength(1);
});

test("a policy, when it is changed, renamed and deleted", async () => {
  const sides = [{ anyOf: ["private" as const] }, { anyOf: ["egress" as const] }];
  const named = (label: string, why: string) => toPolicy({ label, why, sides });
  const [mail, books] = [named("Mail stays in", "First."), named("Books stay in", "First.")];
  await putPolicies([mail, books]);
  const seen = versionOfPolicy(mail);
  await as("Eve", () => replacePolicy(books.id, versionOfPolicy(books), named("Books stay in", "Second.")));
  await as("Bob", () => replacePolicy(mail.id, seen, named("Mail stays in", "Second.")));
  await as("Eve", () => putPolicies([named("Notes stay in", "Also.")]));
  await expectLate(
    as("Ada", () => replacePolicy(mail.id, seen, named("Mail never leaves", "Mine."))),
    "this policy",
  );
  await expectLate(
    as("Ada", () => deletePolicy(mail.id, seen)),
    "this policy",
  );
  const [, now] = await findPolicies();
  await as("Bob", () => replacePolicy(mail.id, versionOfPolicy(now), named("Mail never leaves", "Third.")));
  await expectLate(
    as("Ada", () => deletePolicy(mail.id, versionOfPolicy(now))),
    "this policy",
  );
  expect((await findPolicies()).map(({ label, why }) => `${label}: ${why}`)).toEqual([
    "Books stay in: Second.",
    "Mail never leaves: Third.",
    "Notes stay in: Also.",
  ]);
});

test("the requirements beside the policies and the tables of severity, each by itself and neither at the cost of the other", async () => {
  const first = await findGovernance();
  const [requirements, severity] = (["requirements", "severity"] as const).map((part) => ({
    part,
    version: versionOfPart(first, part),
  })) as [{ part: "requirements"; version: string }, { part: "severity"; version: string }];
  const rows = { reach: [], harm: [], level: [], data: [{ kind: "mail", is: "credentials" as const, why: "ours" }] };
  await as("Bob", () => changeGovernance((now) => ({ ...now, grades: { egress: 0 as const } }), requirements));
  await as("Bob", () => changeGovernance((now) => ({ ...now, severity: rows }), severity));
  await expectLate(
    as("Ada", () => changeGovernance((now) => ({ ...now, grades: {} }), requirements)),
    "these requirements",
  );
  await expectLate(
    as("Ada", () => changeGovernance(({ severity: _rows, ...now }) => now, severity)),
    "the tables of severity",
  );
  expect(await findGovernance()).toMatchObject({ grades: { egress: 0 } });
  await changeGovernance(() => first);
});

test("of many who change different requirements at once, all are kept", async () => {
  const grades = ["private", "untrusted", "egress"] as const;
  await Promise.all(
    grades.map((leg) => changeGovernance((now) => ({ ...now, grades: { ...now.grades, [leg]: 1 as const } }))),
  );
  expect((await findGovernance()).grades).toEqual({ private: 1, untrusted: 1, egress: 1 });
});

test("the role that was given to somebody by hand", async () => {
  const claims = { issuer: "https://login.example", subject: "grace", name: "Grace", email: "", groups: [] };
  const { id } = await putPerson(claims, false);
  expect(await as("Bob", () => giveRole(id, "reviewer", ""))).toBe(true);
  await expectLate(
    as("Ada", () => giveRole(id, "editor", "")),
    "this person’s role",
  );
  expect(await as("Ada", () => giveRole(id, "editor", "reviewer"))).toBe(true);
});
