import { beforeEach, describe, expect, test } from "vitest";
import { ServerSchema, type Server } from "@/lib/core/model/server";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { createServer, updateServer } = await import("@/lib/store/register-server");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers, getServer, getServerByName, settleInterruptedListings, updateServerState } =
  await import("@/lib/store/servers");
const { setTrust } = await import("@/lib/store/trust");
const { addSnapshot } = await import("@/lib/store/snapshots/add-listing");
const { findSnapshots } = await import("@/lib/store/snapshots/snapshots");
const { findSealedSecrets, deleteSealedSecret } = await import("@/lib/store/secrets");
const { deleteConsents, getConsent, putConsent } = await import("@/lib/store/consents");
const { findOverrides, putOverride } = await import("@/lib/store/overrides");
const { createSession, getSession } = await import("@/lib/store/sessions");
const { database } = await import("@/lib/store/client");

const MAIL: Server = ServerSchema.parse({
  name: "mail",
  transport: { kind: "stdio", command: "npx", args: ["-y", "mail-server", "{{secret:arg.2}}"], env: ["MAIL_TOKEN"] },
  origin: { importer: "cursor", file: "~/.cursor/mcp.json", line: 4 },
  hiddenTools: ["wipe"],
});

const agreed = (digest: string) => ({ digest, argv: "npx -y mail-server", by: "ada", isolated: false });

beforeEach(async () => {
  for (const { id } of await findServers()) await deleteServer(id);
});

describe("a kept server", () => {
  test("comes back as it was given", async () => {
    const { id } = await createServer(MAIL, { "env.MAIL_TOKEN": "sealed text" });
    expect(await getServer(id)).toMatchObject({ ...MAIL, id, state: "new", demo: false });
    expect(await getServerByName("mail")).toMatchObject({ id });
    expect(await findSealedSecrets(id)).toEqual({ "env.MAIL_TOKEN": "sealed text" });
  });

  test("is listed by name, whatever the order of adding", async () => {
    await createServer({ ...MAIL, name: "zebra" });
    await createServer({ ...MAIL, name: "apple" });
    expect((await findServers()).map(({ name }) => name)).toEqual(["apple", "zebra"]);
  });

  test("keeps its name to itself, and a refused one leaves nothing behind", async () => {
    await createServer(MAIL);
    await expect(createServer(MAIL, { "env.MAIL_TOKEN": "x" })).rejects.toThrow(/Unique constraint/);
    expect(await findServers()).toHaveLength(1);
    expect(await database.sealedSecret.count()).toBe(0);
  });

  test("says why its listing failed, until it succeeds", async () => {
    const { id } = await createServer(MAIL);
    await updateServerState(id, "failed", { kind: "crashed", message: "It ended with code 1.", stderrTail: "boom" });
    expect(await getServer(id)).toMatchObject({ state: "failed", problem: { kind: "crashed", stderrTail: "boom" } });
    await addSnapshot(id, takeSnapshot({ tools: [] }, "2026-01-01T00:00:00.000Z"));
    expect(await getServer(id)).toMatchObject({
      state: "listed",
      problem: undefined,
      lastListedAt: "2026-01-01T00:00:00.000Z",
    });
  });

  test("whose listing the end of the app cut short goes back to what it was", async () => {
    const fresh = await createServer(MAIL);
    const known = await createServer({ ...MAIL, name: "known" });
    await addSnapshot(known.id, takeSnapshot({ tools: [] }, "2026-01-01T00:00:00.000Z"));
    for (const { id } of [fresh, known]) await updateServerState(id, "listing");
    await settleInterruptedListings();
    expect((await getServer(fresh.id))?.state).toBe("new");
    expect((await getServer(known.id))?.state).toBe("listed");
  });

  test("can be changed, trusted and distrusted", async () => {
    const { id } = await createServer(MAIL);
    await updateServer(id, { ...MAIL, transport: { kind: "http", url: "https://mail.example/mcp", headers: [] } }, {});
    expect((await getServer(id))?.transport.kind).toBe("http");
    const trust = { by: "ann", at: "2026-01-01T00:00:00.000Z", reason: "we wrote it" };
    await setTrust(id, trust);
    expect((await getServer(id))?.trust).toEqual(trust);
    await setTrust(id, null);
    expect((await getServer(id))?.trust).toBeUndefined();
  });
});

describe("agreeing to a start", () => {
  test("holds for one entry of one server, until withdrawn", async () => {
    const mail = await createServer(MAIL);
    const other = await createServer({ ...MAIL, name: "other" });
    await putConsent(mail.id, agreed("digest of the entry"));
    await putConsent(mail.id, agreed("digest of the entry"));
    expect(await getConsent(mail.id, "digest of the entry")).not.toBeNull();
    expect(await getConsent(mail.id, "digest of a changed entry")).toBeNull();
    expect(await getConsent(other.id, "digest of the entry")).toBeNull();
    await deleteConsents(mail.id);
    expect(await getConsent(mail.id, "digest of the entry")).toBeNull();
  });
});

describe("a sealed secret", () => {
  test("is replaced in its place and can be forgotten", async () => {
    const { id } = await createServer(MAIL, { "env.A": "one", "env.OLD": "old" });
    await updateServer(id, MAIL, { "env.A": "two", "header.B": "three" });
    expect(await findSealedSecrets(id)).toEqual({ "env.A": "two", "header.B": "three" });
    await deleteSealedSecret(id, "env.A");
    expect(await findSealedSecrets(id)).toEqual({ "header.B": "three" });
  });
});

describe("forgetting a server", () => {
  test("takes everything that hangs on it, and leaves the others whole", async () => {
    const mail = await createServer(MAIL, { "env.MAIL_TOKEN": "sealed" });
    const mailbox = await createServer({ ...MAIL, name: "mailbox" }, { "env.MAIL_TOKEN": "kept" });
    for (const { id } of [mail, mailbox]) {
      await addSnapshot(id, takeSnapshot({ tools: [{ name: "send" }] }, "2026-01-01T00:00:00.000Z"));
      await putConsent(id, agreed("digest"));
    }
    const word = {
      tool: "send",
      leg: "egress",
      verdict: "no",
      by: "ann",
      at: "2026-01-01T00:00:00.000Z",
      reason: "internal",
    } as const;
    await putOverride({ server: "mail", ...word });
    await putOverride({ server: "mailbox", ...word });
    const session = await createSession({
      name: "day",
      host: "none",
      servers: ["mail", "mailbox"],
      off: ["mail", "mail/send", "mailbox/send"],
    });

    await deleteServer(mail.id);

    expect((await findServers()).map(({ name }) => name)).toEqual(["mailbox"]);
    expect(await findSnapshots(mail.id)).toEqual([]);
    expect(await findSealedSecrets(mail.id)).toEqual({});
    expect(await getConsent(mail.id, "digest")).toBeNull();
    expect((await findOverrides()).map(({ server }) => server)).toEqual(["mailbox"]);
    expect(await getSession(session.id)).toMatchObject({ servers: ["mailbox"], off: ["mailbox/send"] });
    expect(await findSnapshots(mailbox.id)).toHaveLength(1);
    expect(await findSealedSecrets(mailbox.id)).toEqual({ "env.MAIL_TOKEN": "kept" });
    expect(await getConsent(mailbox.id, "digest")).not.toBeNull();
  });
});
