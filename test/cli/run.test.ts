import { describe, expect, test } from "vitest";
import packageJson from "@/package.json";
import { HOSTS } from "@/lib/core/hosts";
import { runWith } from "../support/an-io";

describe("the command line", () => {
  test("tells what there is", async () => {
    const { code, stdout } = await runWith("--help");
    expect(code).toBe(0);
    await expect(stdout.replace(packageJson.version, "VERSION")).toMatchFileSnapshot("../golden/cli/help.txt");
  });

  test.each(["scan", "report", "fix", "lock", "verify", "diff", "lint", "least", "classify", "explain"])(
    "tells how to use %s",
    async (name) => {
      const { code, stdout } = await runWith([name, "--help"]);
      expect(code).toBe(0);
      expect((await runWith(["help", name])).stdout).toBe(stdout);
      await expect(stdout.replace(["none", ...HOSTS.map((host) => host.id)].join(", "), "HOSTS")).toMatchFileSnapshot(
        `../golden/cli/${name}.txt`,
      );
    },
  );

  test("says its version, and nothing else", async () => {
    expect(await runWith("--version")).toMatchObject({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
  });

  test("called without a word gives its help as talk, not as data, and code 2", async () => {
    const { code, stdout, stderr } = await runWith([]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("Usage: trefoil");
  });

  test.each([
    ["nonsense", "There is no command “nonsense”"],
    ["constructor", "There is no command"],
    ["scan", "Nothing to look at"],
    ["scan --no-such-option x", "no-such-option"],
    ["scan x.json --format docx", "--format knows html, summary, markdown, json, sarif, text, csv, junit, pdf"],
    ["scan x.json --fail-on clear", "--fail-on knows lethal, possible, two-legs, none"],
    ["scan x.json --host emacs", "--host knows none, claude-code"],
    ["scan x.json --timeout never", "--timeout takes seconds"],
    ["scan no-such-file.json", "Cannot read no-such-file.json: there is no such file"],
    ["scan --tools-list x.json", "--tools-list takes NAME=FILE"],
    ["report", "Name one report"],
    ["diff one.json", "Name two reports or locks"],
    ["verify --toolset x --lock no-such-lock.json", "Cannot read no-such-lock.json"],
  ])("refuses “%s” in words and as one line of JSON", async (line, words) => {
    const { code, stdout, stderr } = await runWith(line);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect(JSON.parse(stderr.trimEnd().split("\n").at(-1)!)).toMatchObject({
      error: { code: 2, message: expect.stringContaining(words) },
    });
  });
});
