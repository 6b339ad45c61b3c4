import { describe, expect, test } from "vitest";
import { runWith } from "../support/an-io";

const tools = JSON.stringify({
  tools: [
    { name: "delete_branch", description: "Delete a branch.", annotations: { readOnlyHint: true } },
    { name: "list_branches", description: "List the branches." },
    { name: "notes", description: "Read notes.", annotations: { readonly: true } },
  ],
});
const lint = (options: string, text = tools) =>
  runWith(`lint --tools-list repo=tools.json ${options}`.trim(), { files: { "tools.json": text } });

describe("lint", () => {
  test("says what contradicts the tool, where, and what to do, and fails", async () => {
    const { code, stdout } = await lint("");
    expect(code).toBe(1);
    expect(stdout).toContain(
      "error   high     repo/delete_branch  It declares that it changes nothing, and “delete” in its name says that it deletes.",
    );
    expect(stdout).toContain("read-only-that-deletes: Declare readOnlyHint false");
    expect(stdout).toMatch(/3 tools of 1 server: 1 error, 1 warning, 0 notes\. 2 tools declare no hint/);
  });

  test("fails from the level on that is asked for", async () => {
    const harmless = JSON.stringify({
      tools: [{ name: "notes", description: "Read notes.", annotations: { readonly: true } }],
    });
    expect((await lint("", harmless)).code).toBe(0);
    expect((await lint("--fail-on warning", harmless)).code).toBe(1);
    expect((await lint("--fail-on none")).code).toBe(0);
    expect((await lint("--fail-on never")).code).toBe(2);
  });

  test("gives advice as a table and as annotations to paste", async () => {
    const { stdout: table } = await lint("--format advice --fail-on none");
    expect(table.split("\n")[0]).toBe("server\ttool\thint\tnow\tadvised\twhy");
    expect(table).toMatch(/repo\tdelete_branch\treadOnlyHint\ttrue\tfalse\t/);
    const { stdout: annotations } = await lint("--format annotations --fail-on none");
    expect(JSON.parse(annotations)).toMatchObject({
      repo: { delete_branch: { readOnlyHint: false, destructiveHint: true }, list_branches: { readOnlyHint: true } },
    });
  });

  test("as JSON holds findings with what is quoted, and the advice", async () => {
    const { stdout } = await lint("--format json --fail-on none");
    expect(JSON.parse(stdout)).toMatchObject({
      schema: "trefoil-lint/1",
      findings: [
        {
          rule: "read-only-that-deletes",
          level: "error",
          confidence: "high",
          tools: ["delete_branch"],
          quote: "delete",
        },
        { rule: "hint-nobody-reads" },
      ],
      advice: [{ server: "repo" }],
    });
  });

  test("as SARIF holds what is found about tools and nothing else, with the rule's help", async () => {
    const { code, stdout } = await lint("--format sarif");
    const [run] = (
      JSON.parse(stdout) as {
        runs: {
          tool: { driver: { rules: { id: string; help: { text: string } }[] } };
          results: { ruleId: string; level: string; properties: { tools: string[] } }[];
        }[];
      }
    ).runs;
    expect(code).toBe(1);
    expect(run!.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ["LT060", "error"],
      ["LT067", "warning"],
    ]);
    expect(run!.results[0]!.properties.tools).toEqual(["repo/delete_branch"]);
    expect(run!.tool.driver.rules[0]!.help.text).toContain("readOnlyHint");
  });
});
