import { describe, expect, test } from "vitest";
import { runWith } from "../support/an-io";

const LAUNCH = { command: "npx", args: ["-y", "@modelcontextprotocol/server-memory"] };
const TOOL = { name: "read_graph", description: "Gives back what was kept before.", inputSchema: { type: "object" } };

describe("known", () => {
  test("lists the servers that are known again by the way they are reached", async () => {
    const { code, stdout } = await runWith("known");
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^@modelcontextprotocol\/server-memory \S+: \d+ tools \(npm:@modelcontextprotocol\/server-memory/m,
    );
  });

  test("shows of one what each tool was judged to be, and how", async () => {
    for (const name of ["npm:@modelcontextprotocol/server-memory", "@modelcontextprotocol/server-memory"]) {
      const { code, stdout } = await runWith(`known ${name}`);
      expect(code).toBe(0);
      expect(stdout).toMatch(/reached as npm:@modelcontextprotocol\/server-memory/);
      expect(stdout).toMatch(
        /^ {2}y {2}m {2}n {2}n {2}n {2}read_graph \(judged by a rubric in (one machine pass|\d machine passes)\)$/m,
      );
    }
  });

  test("shows an address, as JSON too", async () => {
    const { stdout } = await runWith("known mcp.linear.app --format json");
    const servers = JSON.parse(stdout) as { identities: string[]; tools: { passes: number }[] }[];
    expect(servers[0]!.identities).toContain("https://mcp.linear.app");
    expect(servers[0]!.tools.length).toBeGreaterThan(0);
  });

  test("says when nothing is known", async () => {
    const { code, stdout, stderr } = await runWith("known npm:nobody-ever-made-this");
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^Nothing is known about npm:nobody-ever-made-this\.$/m);
  });
});

describe("scan", () => {
  const scan = async (server: object) => {
    const files = {
      "mcp.json": JSON.stringify({ mcpServers: { notes: server } }),
      "notes.json": JSON.stringify({ tools: [TOOL] }),
    };
    const { stdout } = await runWith("scan mcp.json --tools-list notes=notes.json --format json --allow-incomplete", {
      files,
    });
    const { tools } = JSON.parse(stdout) as {
      tools: { private: { evidence: { signal: string; reason: string }[] } }[];
    };
    return tools[0]!.private.evidence.filter(({ signal }) => signal === "known-tool");
  };

  test("goes by what the launch names, and says that the text is another one", async () => {
    const [evidence] = await scan(LAUNCH);
    expect(evidence!.reason).toMatch(
      /^A tool of this name is known of @modelcontextprotocol\/server-memory .*it can only raise the verdict\.$/,
    );
  });

  test("gives a program that only has the name nothing", async () => {
    expect(await scan({ command: "node", args: ["/home/ada/@modelcontextprotocol/server-memory/index.js"] })).toEqual(
      [],
    );
  });
});
