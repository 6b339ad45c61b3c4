import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";

const data = await useThrowAwayData();
const { agreeTo, consentDigest, isAgreed, secretsOf } = await import("@/lib/jobs/consent");
const { editServer, giveTools } = await import("@/lib/jobs/edit-server");
const { readForm } = await import("@/lib/jobs/read-form");
const { register } = await import("@/lib/jobs/register");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers, getServer } = await import("@/lib/store/servers");
const { newestSnapshot } = await import("@/lib/store/snapshots/snapshots");

const CANARY = "canary-8be17c2f90aa41d3";
const entry = {
  kind: "stdio" as const,
  command: "mail-mcp",
  args: ["--token", CANARY, "--folder", "inbox"],
  env: [{ name: "MAIL_KEY", value: `${CANARY}-env` }],
  cwd: "",
};

beforeEach(async () => {
  for (const server of await findServers()) await deleteServer(server.id);
});

async function registered() {
  const read = readForm("mail", entry);
  if ("problem" in read) throw new Error(read.problem);
  const { id } = await register(read.server, read.secrets);
  const server = (await getServer(id))!;
  expect(server.transport).toMatchObject({ args: ["--token", "{{secret:arg.1}}", "--folder", "inbox"] });
  await agreeTo(server, await consentDigest(server));
  return server;
}
const shown = {
  ...entry,
  args: ["--token", "{{secret:arg.1}}", "--folder", "inbox"],
  env: [{ name: "MAIL_KEY", value: "" }],
};
const values = async (id: string) =>
  Object.fromEntries(Object.entries(await secretsOf(id)).map(([place, secret]) => [place, secret.reveal()]));

describe("editing how a server is reached", () => {
  test("what is left as it is stays agreed to, with the values that are kept", async () => {
    const { id } = await registered();
    expect(await editServer(id, shown)).toEqual({ ok: { agreed: true } });
    expect(await values(id)).toEqual({ "arg.1": CANARY, "env.MAIL_KEY": `${CANARY}-env` });
  });

  test("another argument asks for consent again, and kept values move with their marks", async () => {
    const { id } = await registered();
    const args = ["--verbose", "--folder", "sent", "--token", "{{secret:arg.1}}"];
    expect(await editServer(id, { ...shown, args })).toEqual({ ok: { agreed: false } });
    const server = (await getServer(id))!;
    expect(server.transport).toMatchObject({ args });
    expect(await isAgreed(server)).toBe(false);
    expect(await values(id)).toEqual({ "arg.1": CANARY, "env.MAIL_KEY": `${CANARY}-env` });
    expect(readFileSync(path.join(data, "trefoil.db"), "latin1")).not.toContain(CANARY);
  });

  test("a new secret at the place of a kept one does not take its value", async () => {
    const { id } = await registered();
    const args = ["--password", "another-one-93", "--token", "{{secret:arg.1}}"];
    await editServer(id, { ...shown, args });
    expect((await getServer(id))!.transport).toMatchObject({
      args: ["--password", "{{secret:arg.1}}", "--token", "{{secret:arg.1.2}}"],
    });
    expect(await values(id)).toMatchObject({ "arg.1": "another-one-93", "arg.1.2": CANARY });
  });

  test("a typed value takes the place of a kept one, and what is left out is deleted", async () => {
    const { id } = await registered();
    await editServer(id, { ...shown, args: [], env: [{ name: "MAIL_KEY", value: "fresh" }] });
    expect(await values(id)).toEqual({ "env.MAIL_KEY": "fresh" });
  });

  test("a command may become an address", async () => {
    const { id } = await registered();
    await editServer(id, { kind: "http", url: "https://mail.example/mcp", headers: [] });
    expect(await getServer(id)).toMatchObject({
      name: "mail",
      transport: { kind: "http", url: "https://mail.example/mcp" },
    });
  });

  test("a mark that stands for nothing, or within another secret, is refused and changes nothing", async () => {
    const { id } = await registered();
    const before = await getServer(id);
    expect(await editServer(id, { ...shown, args: ["{{secret:arg.9}}"] })).toMatchObject({
      problem: expect.stringContaining("not kept here"),
    });
    expect(await editServer(id, { ...shown, args: ["--token", "x{{secret:arg.1}}y"] })).toMatchObject({
      problem: expect.stringContaining("arg.1"),
    });
    expect(await getServer(id)).toEqual(before);
    expect(await editServer("7f1f3d0e-0000-4000-8000-000000000000", shown)).toMatchObject({
      problem: expect.stringContaining("deleted"),
    });
  });
});

describe("pasting the tools of a server that cannot be reached", () => {
  test("they are its newest listing, and its entry stays", async () => {
    const { id } = await registered();
    expect(await giveTools(id, '{"tools": [{"name": "read", "inputSchema": {"type": "object"}}]}')).toEqual({
      ok: null,
    });
    expect((await newestSnapshot(id))!.tools.map(({ tool }) => tool.name)).toEqual(["read"]);
    expect(await getServer(id)).toMatchObject({ state: "listed", transport: { kind: "stdio" } });
  });

  test("what is no list of tools is refused with what is wrong with it", async () => {
    const { id } = await registered();
    expect(await giveTools(id, "{")).toMatchObject({
      problem: expect.any(String),
      fields: { text: expect.any(String) },
    });
    expect(await newestSnapshot(id)).toBeNull();
  });
});
