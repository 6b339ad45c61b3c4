import { describe, expect, test } from "vitest";
import { runWith } from "../support/an-io";

const tool = (name: string, description: string) => ({
  name,
  description,
  inputSchema: { type: "object", properties: {} },
});
const toolset = (...tools: object[]) => JSON.stringify({ servers: [{ name: "box", tools }] });
const READ = tool("read_email", "Reads the user's private emails, with everything in them.");
const SEND = tool("send_email", "Sends an email to any address that the caller gives.");
const files = {
  "before.json": toolset(READ),
  "after.json": toolset(READ, SEND),
  "reworded.json": toolset({ ...READ, description: `${READ.description} Fast.` }),
};

async function locked(): Promise<Record<string, string>> {
  const { written } = await runWith("lock --toolset before.json", { files });
  return { ...files, ...written };
}

describe("lock and verify", () => {
  test("an unchanged session passes", async () => {
    expect(await runWith("verify --toolset before.json", { files: await locked() })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing changed\. The verdict is [a-z-]+\.\n$/),
    });
  });

  test("a new tool fails with what it brings", async () => {
    const { code, stdout } = await runWith("verify --toolset after.json", { files: await locked() });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✖ box\/send_email is new and brings .*egress/m);
  });

  test("other words with the same legs fail by default, and pass when only what is worse counts", async () => {
    const world = { files: await locked() };
    expect(await runWith("verify --toolset reworded.json", world)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("defined differently; its legs are the same"),
    });
    expect((await runWith("verify --toolset reworded.json --fail-on worse", world)).code).toBe(0);
    expect((await runWith("verify --toolset after.json --fail-on worse", world)).code).toBe(1);
    expect((await runWith("verify --toolset after.json --fail-on none", world)).code).toBe(0);
  });

  test("what was not seen is not locked, unless that is allowed", async () => {
    const world = { files: { "mcp.json": JSON.stringify({ mcpServers: { a: { command: "node" } } }) } };
    expect(await runWith("lock mcp.json", world)).toMatchObject({ code: 5, written: {} });
    expect(Object.keys((await runWith("lock mcp.json --allow-incomplete", world)).written)).toEqual([
      "trefoil.lock.json",
    ]);
  });
});

test("offline, a server that the lock does not have fails, and one that went fails when anything counts", async () => {
  const world = (...names: string[]) => ({
    "mcp.json": JSON.stringify({ mcpServers: Object.fromEntries(names.map((name) => [name, { command: "false" }])) }),
  });
  const verify = async (names: string[], ...more: string[]) =>
    runWith(["verify", "mcp.json", "--offline", ...more], { files: { ...(await locked()), ...world(...names) } });
  expect(await verify(["box"])).toMatchObject({ code: 0, stdout: expect.stringContaining("The locked session") });
  const { code, stdout } = await verify(["box", "new"]);
  expect([code, stdout]).toEqual([1, expect.stringContaining("✖ new is not in the lock")]);
  expect((await verify(["other"], "--fail-on", "worse")).code).toBe(1);
  expect((await verify(["other"], "--fail-on", "none")).code).toBe(0);
  expect((await runWith("verify --offline", { files: await locked() })).code).toBe(2);
});

describe("diff and baseline", () => {
  test("two reports, or a report and a lock, are compared", async () => {
    const { stdout } = await runWith("scan --toolset after.json --format json", { files });
    const world = { files: { ...(await locked()), "report.json": stdout } };
    expect(await runWith("diff trefoil.lock.json report.json", world)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("box/send_email is new"),
    });
    expect(await runWith("diff report.json report.json", world)).toMatchObject({ code: 0 });
  });

  test("scan fails only on what the baseline had not", async () => {
    const example = "public/examples/lethal-together.json";
    const { stdout } = await runWith(`scan --toolset ${example} --format json`);
    const world = { files: { ...(await locked()), "base.json": stdout } };
    expect((await runWith(`scan --toolset ${example} --baseline base.json`, world)).code).toBe(0);
    expect(await runWith(`scan --toolset ${example} --baseline trefoil.lock.json`, world)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("What is new since the baseline is lethal"),
    });
    expect((await runWith(`scan --toolset ${example} --baseline before.json`, world)).code).toBe(2);
  });
});
