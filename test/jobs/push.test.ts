import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bundled } from "@/lib/boot/bundle.mjs";
import { PUSH_LIMITS, PUSH_SCHEMA, type PushAnswer } from "@/lib/core/push/push";
import { useThrowAwayData } from "../store/throw-away-data";
import { runWith } from "../support/an-io";
import { startReceiver } from "../support/push-receiver";

process.env["TREFOIL_WORKER"] = await bundled("lib/jobs/heavy/main.ts");
process.env["TREFOIL_LOG"] = "off";
await useThrowAwayData();
const { newToken } = await import("@/lib/identity/token");
const { createToken, findTokens, revokeToken } = await import("@/lib/store/api-tokens");
const { readAuditOf } = await import("@/lib/store/read-audit");
const { database } = await import("@/lib/store/client");
const { deleteEverything } = await import("@/lib/store/everything");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers } = await import("@/lib/store/servers");
const { findSessions } = await import("@/lib/store/sessions");
const { findSnapshots } = await import("@/lib/store/snapshots/snapshots");

const receiver = await startReceiver();
afterAll(() => receiver.stop());

const FAR = new Date(Date.now() + 86_400_000).toISOString();
let token = "";
async function aToken(scopes: ("push" | "read")[] = ["push"], expiresAt = FAR): Promise<string> {
  const made = newToken();
  await createToken({ name: scopes.join(), scopes, expiresAt, digest: made.digest });
  return made.token;
}
afterEach(() => vi.unstubAllEnvs());
beforeEach(async () => {
  await deleteEverything();
  receiver.asked.length = 0;
  token = await aToken();
});

const tool = (name: string, description: string, more: object = {}) => ({
  name,
  description,
  inputSchema: { type: "object", properties: {}, ...more },
});
const READ = tool("read_mail", "Reads the mails of the inbox.");
const SEND = tool("send_mail", "Sends a mail to any address.", { properties: { to: { type: "string" } } });
const FETCH = tool("fetch_page", "Fetches any web page.", { properties: { url: { type: "string" } } });
const session = (...servers: { name: string; tools: object[] }[]) => JSON.stringify({ servers });
const FILES = {
  "mail.json": session({ name: "mail", tools: [READ] }),
  "worse.json": session({ name: "mail", tools: [READ, SEND] }),
  "two.json": session({ name: "mail", tools: [READ] }, { name: "web", tools: [FETCH] }),
};
const machine = () => mkdtempSync(path.join(tmpdir(), "trefoil-machine-"));
const ada = machine();

const push = (args: string, { data = ada, env = {}, files = {} as Record<string, string> } = {}) =>
  runWith(`push --to ${receiver.to} --label Ada --name Desk ${args}`, {
    files: { ...FILES, ...files },
    env: { TREFOIL_DATA: data, TREFOIL_PUSH_TOKEN: token, ...env },
  });
const names = async () => (await findServers()).map(({ name }) => name);

describe("what a machine pushes", () => {
  test("is a session with its servers there, judged, and named after the machine", async () => {
    const { code, stdout, stderr } = await push("--toolset two.json");
    expect([code, stderr]).toEqual([0, ""]);
    const [kept] = await findSessions();
    expect(kept).toMatchObject({ name: "Desk (Ada)", servers: ["mail (Ada)", "web (Ada)"] });
    expect(stdout).toBe(
      `Pushed “Desk (Ada)”: 2 servers (2 new, 0 changed, 0 unchanged). It is lethal.\n${receiver.to}/sessions/${kept!.id}\n`,
    );
    expect((await findServers()).map(({ transport, state }) => [transport, state])).toEqual([
      [{ kind: "given", from: "Ada" }, "listed"],
      [{ kind: "given", from: "Ada" }, "listed"],
    ]);
    const written = await readAuditOf("registered", "Desk (Ada)");
    expect(written.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ did: "pushed", label: "Ada", added: 2 }),
    ]);
    expect((await database.auditEntry.findFirst({ orderBy: { seq: "desc" } }))!.by).toContain("the token “push”");
  });

  test("changes nothing when it is pushed again, and then only digests are sent", async () => {
    await push("--toolset two.json");
    const before = await findSessions();
    const whole = receiver.asked.at(-1)!.bytes;
    expect((await push("--toolset two.json")).stdout).toContain("2 servers (0 new, 0 changed, 2 unchanged)");
    expect(await findSessions()).toEqual(before);
    expect(receiver.asked.at(-1)!.bytes).toBeLessThan(whole - JSON.stringify([READ, FETCH]).length);
    for (const { id } of await findServers()) expect(await findSnapshots(id)).toHaveLength(1);
  });

  test("has a history, and what became worse of the session is told there", async () => {
    await push("--toolset mail.json");
    expect((await push("--toolset worse.json")).stdout).toContain("1 server (0 new, 1 changed, 0 unchanged)");
    const [server] = await findServers();
    expect(await findSnapshots(server!.id)).toHaveLength(2);
    const [worse] = await database.worsening.findMany();
    expect(worse).toMatchObject({ serverId: server!.id, sessionId: (await findSessions())[0]!.id });
  });

  test("is changed too where a server says of itself that it is another version, and offers the same", async () => {
    const saying = (version: string) => ({
      "mail.json": JSON.stringify({ servers: [{ name: "mail", version, tools: [READ] }] }),
    });
    await push("--toolset mail.json", { files: saying("1.0.0") });
    expect((await push("--toolset mail.json", { files: saying("1.1.0") })).stdout).toContain("0 new, 1 changed");
    const [server] = await findServers();
    const versions = (await findSnapshots(server!.id)).map(({ serverInfo }) => serverInfo?.version);
    expect(versions.sort()).toEqual(["1.0.0", "1.1.0"]);
  });

  test("follows the machine: a server that is gone there is gone from the session, and one deleted here comes back", async () => {
    await push("--toolset two.json");
    await push("--toolset mail.json");
    expect((await findSessions())[0]!.servers).toEqual(["mail (Ada)"]);
    await deleteServer((await findServers()).find(({ name }) => name === "mail (Ada)")!.id);
    await push("--toolset mail.json");
    expect((await findSessions())[0]!.servers).toEqual(["mail (Ada)"]);
  });

  test("of another machine with the same label stands beside it, and neither writes over the other", async () => {
    await push("--toolset mail.json");
    await push("--toolset worse.json", { data: machine() });
    expect(await names()).toEqual(["mail (Ada)", "mail (Ada) 2"]);
    expect((await findSessions()).map(({ servers }) => servers).sort()).toEqual([["mail (Ada)"], ["mail (Ada) 2"]]);
  });

  test("keeps servers of the same name in two sessions apart", async () => {
    await push("--toolset mail.json");
    await push("--toolset worse.json --name Lab");
    const kept = async () =>
      (await findSessions()).map(({ name, servers }) => [name, ...servers]).toSorted(([a], [b]) => (a! < b! ? -1 : 1));
    const both = [
      ["Desk (Ada)", "mail (Ada)"],
      ["Lab (Ada)", "mail (Lab, Ada)"],
    ];
    expect(await kept()).toEqual(both);
    expect((await push("--toolset mail.json")).stdout).toContain("0 new, 0 changed, 1 unchanged");
    expect((await push("--toolset worse.json --name Lab")).stdout).toContain("0 new, 0 changed, 1 unchanged");
    expect(await kept()).toEqual(both);
  });

  test("without a config is what each client of the machine has, and nothing is started", async () => {
    const home = machine();
    const started = path.join(home, "started");
    const config = JSON.stringify({ mcpServers: { mail: { command: "touch", args: [started] } } });
    mkdirSync(path.join(home, ".cursor"));
    for (const file of [".cursor/mcp.json", ".claude.json"]) writeFileSync(path.join(home, file), config);
    for (const name of ["HOME", "USERPROFILE"]) vi.stubEnv(name, home);
    const line = `push --to ${receiver.to} --label Ada --allow-incomplete`;
    const env = { TREFOIL_DATA: ada, TREFOIL_PUSH_TOKEN: token };
    const shown = await runWith(`${line} --dry-run`, { env });
    expect([shown.code, shown.stdout.match(/"host": "[\w-]+"/g)?.toSorted()]).toEqual([
      0,
      ['"host": "claude-code"', '"host": "cursor"'],
    ]);
    expect(receiver.asked).toEqual([]);
    const { code, stdout } = await runWith(line, { env });
    expect([code, stdout.match(/^Pushed “.*”/gm)?.toSorted()]).toEqual([
      0,
      ["Pushed “Claude Code (Ada)”", "Pushed “Cursor (Ada)”"],
    ]);
    expect((await findServers()).map(({ name, state }) => [name, state])).toEqual([
      ["mail (Ada)", "failed"],
      [expect.stringMatching(/^mail \((Cursor|Claude Code), Ada\)$/), "failed"],
    ]);
    expect(existsSync(started)).toBe(false);
  });

  test("that could not be listed is there, unknown and not safe", async () => {
    const files = { "mcp.json": JSON.stringify({ mcpServers: { shell: { command: "no-such-command" } } }) };
    expect(await push("mcp.json", { files })).toMatchObject({ code: 5, stdout: "" });
    expect(await names()).toEqual([]);
    const { code, stdout } = await push("mcp.json --allow-incomplete", { files });
    expect([code, stdout]).toEqual([0, expect.stringContaining("1 not listed). It is clear, incomplete.")]);
    expect((await findServers())[0]).toMatchObject({ state: "failed", transport: { from: "Ada: no-such-command" } });
  });

  test("at the same moment twice is there once", async () => {
    await Promise.all([push("--toolset two.json"), push("--toolset two.json")]);
    expect([await names(), (await findSessions()).length]).toEqual([["mail (Ada)", "web (Ada)"], 1]);
  });
});

describe("secrets", () => {
  const SECRET = "planted-4f9a1c77e0b2";
  const files = {
    "mcp.json": JSON.stringify({
      mcpServers: {
        mail: {
          command: "npx",
          args: ["-y", "mail-server@1.0.0", "--api-key", SECRET],
          env: { MAIL_TOKEN: SECRET },
        },
      },
    }),
    "mail.list.json": JSON.stringify({ tools: [tool("read_mail", `Reads mails with the key ${SECRET}.`)] }),
  };
  const args = "mcp.json --tools-list mail=mail.list.json";

  test("are neither in what is shown nor in what is sent and kept, even where a server repeats one", async () => {
    const shown = await push(`${args} --dry-run`, { files });
    expect(shown.stdout).toContain("Reads mails with the key ••••••.");
    expect(shown.stdout + shown.stderr).not.toContain(SECRET);
    expect(receiver.asked).toEqual([]);
    expect(await push(args, { files })).toMatchObject({ code: 0 });
    const kept = JSON.stringify([await findServers(), await findSnapshots((await findServers())[0]!.id)]);
    expect(kept).toContain("mail-server@1.0.0");
    expect(kept).not.toContain(SECRET);
  });

  test("the key of the machine is made once, is not shown, and stays closed to others", async () => {
    const data = machine();
    const shown = JSON.parse((await push("--toolset mail.json --dry-run", { data })).stdout) as { machine: object };
    expect(shown.machine).toEqual({ key: "(what only this machine has)", label: "Ada" });
    const key = "k".repeat(43);
    await push("--toolset mail.json", { data, env: { TREFOIL_PUSH_MACHINE: key } });
    await push("--toolset mail.json", { data: machine(), env: { TREFOIL_PUSH_MACHINE: key } });
    expect(await names()).toEqual(["mail (Ada)"]);
    expect(JSON.stringify(await findServers())).not.toContain(key);
  });
});

describe("is refused with a sentence, and nothing is kept:", () => {
  const post = async (body: string, bearer = token, path = "/api/push") => {
    const answer = await fetch(`${receiver.to}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${bearer}` },
      body,
    });
    return { status: answer.status, ...((await answer.json()) as { problem?: string } & Partial<PushAnswer>) };
  };
  const body = (more: object = {}) => ({
    schema: PUSH_SCHEMA,
    machine: { key: "a".repeat(43), label: "Ada" },
    session: { name: "Desk", host: "none", off: [] },
    servers: [],
    ...more,
  });
  const offer = { tools: [READ], prompts: [], resources: [], resourceTemplates: [] };
  const server = (name: string, more: object) => ({ name, reached: "", ...more });

  test.each([
    ["half of a body", JSON.stringify(body()).slice(0, -9), /not all of it arrived/],
    ["another schema", JSON.stringify(body({ schema: "trefoil-push/2" })), /^Nothing was kept: schema/],
    ["no key", JSON.stringify(body({ machine: { key: "", label: "Ada" } })), /^Nothing was kept: machine\.key/],
    [
      "an offer under another digest",
      JSON.stringify(body({ servers: [server("mail", { digest: "0".repeat(64), offer })] })),
      /servers\.0\.offer is not what its digest says/,
    ],
    [
      "a digest that nobody sent",
      JSON.stringify(body({ servers: [server("mail", { digest: "0".repeat(64) })] })),
      /Push again\./,
    ],
    [
      "two servers of one name",
      JSON.stringify(body({ servers: [server("mail", {}), server("mail", {})] })),
      /two servers are called “mail”/,
    ],
    [
      "more tools than are taken",
      JSON.stringify(
        body({ servers: [server("mail", { offer: { tools: Array(PUSH_LIMITS.tools + 1).fill({ name: "x" }) } })] }),
      ),
      /servers\.0\.offer\.tools/,
    ],
  ])("%s", async (_, text, says) => {
    const { status, problem } = await post(text);
    expect([status, problem]).toEqual([422, expect.stringMatching(says)]);
    expect([await names(), await findSessions()]).toEqual([[], []]);
  });

  test("more bytes than are taken", async () => {
    const { status, problem } = await post(JSON.stringify(body({ more: "x".repeat(PUSH_LIMITS.bytes) })));
    expect([status, problem]).toEqual([413, "A push has at most 20 MB. Push fewer servers at a time."]);
  });

  test("20 MB that take more than they may, while others are answered", async () => {
    const nested = `${"[".repeat(400_000)}${"]".repeat(400_000)}`;
    const many = `[${Array(15).fill(nested).join()}]`;
    const text = JSON.stringify(body({ servers: [] })).replace(
      '"servers":[]',
      `"servers":[{"name":"mail","reached":"","digest":"${"0".repeat(64)}","offer":{"tools":[{"name":"x","inputSchema":${many}}]}}]`,
    );
    const asked = post(text);
    expect((await post("{}", token, "/api/push/missing")).problem).toBe("This is not a list of digests.");
    expect((await asked).status).toBe(422);
    expect(await names()).toEqual([]);
  });

  test("a token for something else, a revoked one and one that ended", async () => {
    const ended = new Date(Date.now() - 1000).toISOString();
    const other = await aToken(["read"]);
    expect(await post("{}", other)).toEqual({
      status: 403,
      problem: "This needs a token with the scope push or admin. This one has read.",
    });
    expect(await post("{}", await aToken(["push"], ended))).toEqual({ status: 401, problem: "Sign in first." });
    await revokeToken((await findTokens()).find(({ name }) => name === "push")!.id);
    for (const { id } of await findTokens()) await revokeToken(id);
    const { code, stderr } = await push("--toolset mail.json");
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^trefoil: 127\.0\.0\.1:\d+ refused the push: Sign in first\.\n$/),
    ]);
  });
});

describe("the command says what is missing or wrong before anything is sent:", () => {
  test.each([
    ["push --toolset mail.json", /Say where to with --to URL/],
    ["push --toolset mail.json --to ftp://x", /--to takes the address of your team’s Trefoil/],
    ["push --toolset mail.json --to http://trefoil.example", /--to must begin with https:\/\//],
    [`push --toolset mail.json --to ${receiver.to} --label ${"x".repeat(81)}`, /--label takes a name of 1 to 80/],
  ])("%s", async (line, says) => {
    const env = { TREFOIL_DATA: ada, TREFOIL_PUSH_TOKEN: token };
    expect(await runWith(line, { files: FILES, env })).toMatchObject({ code: 2, stderr: expect.stringMatching(says) });
    expect(receiver.asked).toEqual([]);
  });

  test("without a token, with a broken key, and where nobody answers", async () => {
    expect((await push("--toolset mail.json", { env: { TREFOIL_PUSH_TOKEN: "" } })).stderr).toContain(
      "A push needs a token with the scope push",
    );
    expect((await push("--toolset mail.json", { env: { TREFOIL_PUSH_MACHINE: "short" } })).stderr).toContain(
      "TREFOIL_PUSH_MACHINE must have 43 letters",
    );
    const env = { TREFOIL_DATA: ada, TREFOIL_PUSH_TOKEN: token };
    expect(await runWith("push --toolset mail.json --to http://127.0.0.1:1", { files: FILES, env })).toMatchObject({
      code: 4,
      stderr: expect.stringContaining("127.0.0.1:1 could not be reached"),
    });
  });
});
