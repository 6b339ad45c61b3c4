import { describe, expect, test } from "vitest";
import type { Report } from "@/lib/core/model/report";
import { runWith } from "../support/an-io";
import { HIDDEN_CHARACTERS } from "../core/reports/hostile-texts";

const config = (servers: Record<string, object>) => JSON.stringify({ mcpServers: servers }, null, 2);
const node = (...args: string[]) => ({ command: process.execPath, args });
const real = (name: string, ...args: string[]) =>
  node(`${process.cwd()}/node_modules/@modelcontextprotocol/server-${name}/dist/index.js`, ...args);
const fixture = (name: string, ...args: string[]) =>
  node(`${process.cwd()}/test/fixtures/servers/${name}.mjs`, ...args);
const json = (stdout: string): Report => JSON.parse(stdout);

const CLEAR = {
  name: "count",
  description: "Adds two numbers and returns the sum.",
  inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } },
  annotations: { readOnlyHint: true, openWorldHint: false },
};
const clear = { tools: [CLEAR] };
const EXAMPLES = "public/examples";

describe("scan of real servers", () => {
  test("lists what it may start, over standard input and output, and judges them together", async () => {
    const files = {
      "mcp.json": config({
        everything: real("everything"),
        filesystem: real("filesystem", "/tmp"),
        memory: real("memory"),
        github: { ...real("github"), env: { GITHUB_PERSONAL_ACCESS_TOKEN: "ghp_CANARY0000000000000000000000000000" } },
        "sequential-thinking": real("sequential-thinking"),
      }),
    };
    const { code, stdout, stderr } = await runWith("scan mcp.json --allow-start-all --format json", { files });
    const report = json(stdout);
    expect(code).toBe(1);
    expect(report.servers.map((server) => [server.name, server.state, server.tools > 0])).toEqual(
      ["everything", "filesystem", "github", "memory", "sequential-thinking"].map((name) => [name, "listed", true]),
    );
    expect(report.minimalServerSets.plain).toContainEqual(["github"]);
    expect(report.verdict.level).toBe("lethal");
    expect(stdout + stderr).not.toContain("CANARY");
    expect(stderr).toMatch(/^memory: starting .*server-memory/m);
    expect(stderr).toMatch(/^memory: \d+ tools$/m);
  });

  test("finds the archived GitHub server lethal alone, sequential thinking clear, files and memory lethal only with a host", async () => {
    const files = {
      "mcp.json": config({
        github: real("github"),
        thinking: real("sequential-thinking"),
        files: real("filesystem", "/tmp"),
        memory: real("memory"),
      }),
    };
    const only = async (names: string, more = "") => {
      const wanted = names.split(" ");
      const some = {
        "mcp.json": JSON.stringify({
          mcpServers: Object.fromEntries(
            Object.entries(JSON.parse(files["mcp.json"]).mcpServers).filter(([name]) => wanted.includes(name)),
          ),
        }),
      };
      const { code, stdout } = await runWith(`scan mcp.json --allow-start-all --format json ${more}`.trim(), {
        files: some,
      });
      return [code, json(stdout).verdict.level];
    };
    expect(await only("github")).toEqual([1, "lethal"]);
    expect(await only("thinking")).toEqual([0, "clear"]);
    expect(await only("files memory")).toEqual([0, "two-legs"]);
    expect(await only("files memory", "--host claude-code")).toEqual([1, "lethal"]);
  });
});

describe("what scan may start", () => {
  test("calls nothing clear of which it saw nothing", async () => {
    const files = { "mcp.json": config({ a: fixture("three-pages"), b: fixture("three-pages") }) };
    const { code, stdout } = await runWith("scan mcp.json", { files });
    expect(stdout).toMatch(
      /^\? NOTHING JUDGED: mcp\.json, no host\n\nNothing was judged: no tool was seen, so anything/,
    );
    expect(code).toBe(5);
  });

  test("starts nothing that was not allowed, and fails as incomplete", async () => {
    const files = { "mcp.json": config({ a: fixture("three-pages"), b: fixture("three-pages") }) };
    const { code, stdout, stderr } = await runWith("scan mcp.json --allow-start a --format json", { files });
    expect(code).toBe(5);
    expect(json(stdout).servers.map(({ name, state, tools, reason }) => [name, state, tools, reason])).toEqual([
      ["a", "listed", 3, undefined],
      ["b", "unlisted", 0, "not started: pass --allow-start b"],
    ]);
    expect(json(stdout).verdict.incomplete).toBe(true);
    expect(stderr).toContain("b: not started. Pass --allow-start b after reading what it runs");
  });

  test.each([
    "--allow-start a b mcp.json",
    "mcp.json --allow-start a b",
    "mcp.json --allow-start a --allow-start b",
    "mcp.json --allow-start-all",
  ])("takes several names: %s", async (line) => {
    const files = { "mcp.json": config({ a: fixture("three-pages"), b: fixture("three-pages") }) };
    expect((await runWith(`scan ${line}`, { files })).code).toBe(0);
  });

  test("refuses a name that no config has", async () => {
    const { code, stderr } = await runWith("scan mcp.json --allow-start c", {
      files: { "mcp.json": config({ a: fixture("three-pages") }) },
    });
    expect(code).toBe(2);
    expect(stderr).toContain("--allow-start names “c”, but there is no such server. The servers are a.");
  });

  test("leaves alone what the config has switched off", async () => {
    const { code, stdout } = await runWith("scan mcp.json --allow-start-all --format json", {
      files: { "mcp.json": config({ a: { ...fixture("never-answers"), disabled: true }, b: fixture("three-pages") }) },
    });
    expect(code).toBe(0);
    expect(json(stdout).servers.map((server) => [server.name, server.off ?? false])).toEqual([
      ["a", true],
      ["b", false],
    ]);
  });
});

describe("servers that misbehave", () => {
  test.each([
    ["never-answers", 4],
    ["garbage", 5],
    ["exits-before-list", 4],
  ])("%s is not listed, with a reason, and the rest is judged (code %i)", async (name, expected) => {
    const files = { "mcp.json": config({ bad: fixture(name), good: fixture("three-pages") }) };
    const { code, stdout, stderr } = await runWith("scan mcp.json --allow-start-all --timeout 4 --format json", {
      files,
    });
    expect(code).toBe(expected);
    const [bad, good] = json(stdout).servers;
    expect([bad!.state, good!.state]).toEqual(["unlisted", "listed"]);
    expect(bad!.reason).toMatch(/\w+ .*\.$/);
    expect(stderr).toContain("bad: not listed:");
  });

  test("one that tells its secrets gives none away", async () => {
    const files = {
      "mcp.json": config({
        tells: { ...fixture("tells-secrets", "--token=CANARY-argument"), env: { PLANTED_TOKEN: "CANARY-environment" } },
      }),
    };
    const { stdout, stderr } = await runWith("scan mcp.json --allow-start-all --format json", { files });
    expect(json(stdout).tools).toHaveLength(1);
    expect(stdout + stderr).not.toContain("CANARY");
  });

  test("one that writes hostile texts moves no cursor, neither in the report nor in the talk", async () => {
    const { stdout, stderr } = await runWith("scan mcp.json --allow-start-all", {
      files: { "mcp.json": config({ "na\u001b[31mme\u202e": fixture("hostile-texts") }) },
    });
    expect(stdout).toMatch(/Servers\n/);
    expect(stdout + stderr).not.toMatch(new RegExp(HIDDEN_CHARACTERS.source, "u"));
  });

  test("one that answers with 401 wants a sign-in (code 3)", async () => {
    const { KINDS, startHttp } = await import("../fixtures/servers/http.mjs");
    const server = await startHttp(KINDS["wants-sign-in"]);
    try {
      const { code, stderr } = await runWith("scan mcp.json --allow-start-all", {
        files: { "mcp.json": config({ remote: { type: "http", url: server.url } }) },
      });
      expect(code).toBe(3);
      expect(stderr).toContain("a server requires a sign-in");
    } finally {
      await server.end();
    }
  });
});

describe("configs and files", () => {
  test("a syntax error is said with its line (code 2)", async () => {
    const { code, stdout, stderr } = await runWith("scan mcp.json", {
      files: { "mcp.json": '{\n  "mcpServers": {\n    "a": { "command": }\n  }\n}' },
    });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^trefoil: mcp\.json: Line 3, column \d+: /);
  });

  test("comments and trailing commas are read; findings point at the line of the entry", async () => {
    const files = {
      "mcp.json": `{\n  // ours\n  "mcpServers": {\n    "a": { "command": "npx", "args": ["-y", "some-server"], },\n  },\n}`,
    };
    const { stdout } = await runWith("scan mcp.json --format sarif", { files });
    const results = JSON.parse(stdout).runs[0].results;
    expect(results.map((result: { ruleId: string }) => result.ruleId)).toEqual(["LT011", "LT021"]);
    expect(results[0].locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: "mcp.json" },
      region: { startLine: 4 },
    });
  });

  test("several configs are joined, and a name that both have stays apart", async () => {
    const files = {
      "one.json": config({ a: fixture("three-pages") }),
      "two.json": config({ a: fixture("three-pages"), b: fixture("three-pages") }),
    };
    const { stdout } = await runWith("scan one.json two.json --allow-start-all --format json", { files });
    expect(json(stdout).session.servers).toEqual(["a", "a (two.json)", "b"]);
    expect(json(stdout).session.name).toBe("one.json and 1 more");
  });

  test("an entry that cannot be read is an unseen server, not a missing one", async () => {
    const { code, stdout } = await runWith("scan mcp.json --allow-start-all --format json", {
      files: { "mcp.json": config({ good: fixture("three-pages"), bad: { args: ["x"] } }) },
    });
    expect(code).toBe(5);
    expect(json(stdout).servers.map((server) => [server.name, server.state])).toEqual([
      ["bad", "unlisted"],
      ["good", "listed"],
    ]);
  });

  test.each([
    ["{", "Line 1"],
    ['{"servers": 7}', "no “tools” list"],
    ['{"servers": []}', "empty"],
    ['{"error":{"code":-1}}', "error answer"],
  ])("a broken toolset is refused (code 2): %s", async (text, words) => {
    const { code, stderr } = await runWith("scan --toolset t.json", { files: { "t.json": text } });
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });

  test("a session comes from a file or from standard input, nothing is started, and both give the same but for their name", async () => {
    const stdin = JSON.stringify({ servers: [{ name: "x", ...clear }] });
    const one = await runWith("scan --toolset t.json --format json --name n", { files: { "t.json": stdin } });
    const other = await runWith("scan --toolset - --format json --name n", { stdin });
    expect([one.code, other.code]).toEqual([0, 0]);
    expect(other.stdout.replaceAll("standard input", "t.json")).toBe(one.stdout);
    expect(one.stderr).toBe("");
  });

  test("a tools/list answer stands in for a server of the config, or is one of its own", async () => {
    const files = {
      "mcp.json": config({ a: fixture("never-answers") }),
      "a.json": JSON.stringify({ jsonrpc: "2.0", id: 1, result: clear }),
      "b.json": JSON.stringify([CLEAR]),
    };
    const { code, stdout } = await runWith("scan mcp.json --tools-list a=a.json b=b.json --format json", { files });
    expect(code).toBe(0);
    expect(json(stdout).tools.map((tool) => tool.id)).toEqual(["a/count", "b/count"]);
  });
});

describe("what scan gives", () => {
  test.each([
    ["lethal-together.json", "lethal", 1],
    ["lethal-together.json", "none", 0],
    ["near-miss.json", "lethal", 0],
    ["near-miss.json", "possible", 0],
    ["near-miss.json", "two-legs", 1],
    ["clear.json", "two-legs", 0],
  ])("%s with --fail-on %s gives code %i", async (file, threshold, code) => {
    expect((await runWith(`scan --toolset ${EXAMPLES}/${file} --fail-on ${threshold}`)).code).toBe(code);
  });

  test("a finding at the threshold comes before what was not seen, and what was not seen can be allowed", async () => {
    const files = { "mcp.json": config({ unseen: fixture("three-pages") }) };
    expect((await runWith(`scan mcp.json --toolset ${EXAMPLES}/lethal-together.json`, { files })).code).toBe(1);
    expect(
      (await runWith(`scan mcp.json --toolset ${EXAMPLES}/lethal-together.json --fail-on none`, { files })).code,
    ).toBe(5);
    expect((await runWith("scan mcp.json --allow-incomplete", { files })).code).toBe(0);
  });

  test("the report goes to a file when one is named, and nothing to standard output", async () => {
    const { stdout, stderr, written } = await runWith(
      `scan --toolset ${EXAMPLES}/clear.json --format html -o out.html`,
    );
    expect(stdout).toBe("");
    expect(stderr).toBe("Wrote out.html\n");
    expect(written["out.html"]).toMatch(/^<!doctype html>/);
  });

  test("the same files give the same bytes", async () => {
    const once = await runWith(`scan --toolset ${EXAMPLES}/it-depends.json --format json`);
    expect((await runWith(`scan --toolset ${EXAMPLES}/it-depends.json --format json`)).stdout).toBe(once.stdout);
  });

  test("a terminal gets emphasis, unless it says NO_COLOR or nobody looks", async () => {
    const line = `scan --toolset ${EXAMPLES}/clear.json`;
    const plain = (await runWith(line)).stdout;
    expect(plain).not.toContain("\u001b");
    expect((await runWith(line, { isTTY: true, env: { NO_COLOR: "1" } })).stdout).toBe(plain);
    const painted = (await runWith(line, { isTTY: true, env: { TERM: "xterm" } })).stdout;
    expect(painted).toContain("\u001b[1m");
    expect(painted.replace(/\u001b\[\d+m/g, "")).toBe(plain);
  });

  test("a JSON report is written down in any other format later, as if it had been scanned to it", async () => {
    const made = await runWith(`scan --toolset ${EXAMPLES}/lethal-together.json --format json`);
    for (const format of ["text", "html", "markdown", "sarif", "json"]) {
      const later = await runWith(`report r.json --format ${format}`, { files: { "r.json": made.stdout } });
      expect(later).toMatchObject({
        code: 0,
        stdout: (await runWith(`scan --toolset ${EXAMPLES}/lethal-together.json --format ${format}`)).stdout,
      });
    }
  });
});

test("noise on standard output and what is against the protocol are told on the command line, and in every report", async () => {
  const files = { "mcp.json": config({ noisy: fixture("noisy") }) };
  const said = async (format: string) =>
    (await runWith(`scan mcp.json --allow-start-all --format ${format}`, { files })).stdout.replaceAll(/\s+/g, " ");
  for (const format of ["text", "markdown", "html", "json", "sarif", "junit"]) {
    const written = await said(format);
    expect(written, format).toContain("LT012");
    expect(written, format).toMatch(/standard output[^.]{1,20} lines were not MCP/);
    expect(written, format).toMatch(/The description is not a text/);
  }
});
