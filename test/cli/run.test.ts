import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { COMMANDS } from "@/lib/cli/commands";
import { FORMAT_NAMES } from "@/lib/cli/write-report";
import packageJson from "@/package.json";
import { HOSTS } from "@/lib/core/hosts";
import { runWith } from "../support/an-io";

describe("the command line", () => {
  test("tells what there is", async () => {
    const { code, stdout } = await runWith("--help");
    expect(code).toBe(0);
    await expect(stdout.replace(packageJson.version, "VERSION")).toMatchFileSnapshot("../golden/cli/help.txt");
  });

  test.each([
    "scan",
    "report",
    "fix",
    "lock",
    "verify",
    "diff",
    "lint",
    "least",
    "classify",
    "explain",
    "walk",
    "guard",
    "mcp",
  ])("tells how to use %s", async (name) => {
    const { code, stdout } = await runWith([name, "--help"]);
    expect(code).toBe(0);
    expect((await runWith(["help", name])).stdout).toBe(stdout);
    await expect(stdout.replace(["none", ...HOSTS.map((host) => host.id)].join(", "), "HOSTS")).toMatchFileSnapshot(
      `../golden/cli/${name}.txt`,
    );
  });

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
    ["scan --no-such-option x", "no-such-option"],
    ["scan x.json --format odt", `--format takes one of ${FORMAT_NAMES.join(", ")}`],
    ["scan x.json --fail-on clear", "--fail-on takes one of lethal, possible, two-legs, none"],
    ["scan x.json --host emacs", "--host takes one of none, claude-code"],
    ["scan x.json --timeout never", "--timeout takes seconds"],
    ["scan no-such-file.json", "Cannot read no-such-file.json: there is no such file"],
    ["scan --tools-list x.json", "--tools-list takes NAME=FILE"],
    ["report", "Name one report"],
    ["diff one.json", "Name two reports or locks"],
    ["verify --toolset x --lock no-such-lock.json", "Cannot read no-such-lock.json"],
    ["scn x.json", "There is no command “scn”. Did you mean scan?"],
    ["scan --fromat json", "Did you mean --format?"],
    ["scan x.json --format jsn", "Did you mean json?"],
    ["scan x.json --host cursr", "Did you mean cursor?"],
    ["fix --toolset public/examples/clear.json --client crusor", "Did you mean cursor?"],
    ["fix --toolset public/examples/clear.json --gateway litelm", "Did you mean litellm?"],
    ["explain serve-a-crowd", "Did you mean serves-a-crowd?"],
    ["completion tcsh", "completion takes one of bash, zsh, fish"],
  ])("refuses “%s” in one sentence", async (line, words) => {
    const { code, stdout, stderr } = await runWith(line);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect(stderr).toMatch(/^trefoil: .+\n$/);
  });

  test("says so when the folder of an output is not there", async () => {
    const { code, stderr } = await runWith(
      ["scan", "--toolset", "public/examples/clear.json", "--format", "json", "-o", "/no/such/folder/out.json"],
      { onDisk: true },
    );
    expect(code).toBe(2);
    expect(stderr).toContain("Cannot write /no/such/folder/out.json: there is no folder /no/such/folder.");
  });

  test("is quiet when asked, but for what went wrong", async () => {
    const scan = ["scan", "--toolset", "public/examples/clear.json", "-o", "out.txt"];
    expect((await runWith(scan)).stderr).not.toBe("");
    expect((await runWith([...scan, "--quiet"])).stderr).toBe("");
    expect((await runWith(["scan", "no-such-file.json", "-q"])).stderr).toMatch(/^trefoil: Cannot read/);
  });

  test.each(["bash", "zsh", "fish"])("completes commands, flags and known values in %s", async (shell) => {
    const { code, stdout } = await runWith(["completion", shell]);
    expect(code).toBe(0);
    for (const word of ["verify", "allow-start-all", "windsurf", "sarif"]) expect(stdout).toContain(word);
  });

  test("completes with a real bash", async () => {
    const script = (await runWith("completion bash")).stdout;
    const complete = (...words: string[]) =>
      spawnSync(
        "bash",
        [
          "-c",
          `eval "$(cat)"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _trefoil; printf '%s\n' "\${COMPREPLY[@]}"`,
          "bash",
          ...words,
        ],
        { input: script, encoding: "utf8" },
      )
        .stdout.trim()
        .split("\n");
    expect(complete("trefoil", "sca")).toEqual(["scan"]);
    expect(complete("trefoil", "scan", "--fail")).toEqual(["--fail-on"]);
    expect(complete("trefoil", "scan", "--host", "wind")).toEqual(["windsurf"]);
  });

  test("has a manual page that names every command", async () => {
    const { code, stdout } = await runWith("man");
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(stdout).toContain(`\n.SS ${name}\n`);
  });
});

test("nothing that is printed is a command to a CI runner, whatever servers are called", async () => {
  const tools = ["::error::a", "##[warning]b", "##vso[task.setvariable]c", "d"].map((name) => ({
    name,
    description: `Reads mails.\n::add-mask::x\n  ::set-output name=a::b ##[group]c`,
  }));
  const files = { "s.json": JSON.stringify({ servers: [{ name: "::stop-commands::x", tools }] }) };
  for (const line of [
    ...FORMAT_NAMES.filter((format) => format !== "pdf" && format !== "docx").map((format) => [
      "scan",
      "--toolset",
      "s.json",
      "--format",
      format,
    ]),
    ["least", "--toolset", "s.json"],
    ["lint", "--toolset", "s.json"],
    ["scan", "::error::no-such-file"],
  ]) {
    const { stdout, stderr } = await runWith(line, { files });
    expect(stdout + stderr, line.join(" ")).not.toMatch(/^\s*::|##(vso)?\[/m);
  }
  const { stdout } = await runWith(["scan", "--toolset", "s.json", "--format", "json"], { files });
  expect(JSON.stringify(JSON.parse(stdout))).toContain("##[warning]b");
});
