import { describe, expect, test } from "vitest";
import { readConfig } from "@/lib/core/importers";

const json = (value: unknown) => JSON.stringify(value, null, 2);
const entry = { command: "x" };

/** What a client would show of each server: name → off, the tools that it hides, the only ones that it offers. */
const shown = (client: string, text: string, file = "config") =>
  Object.fromEntries(
    readConfig(client, text, file).servers.map(({ name, disabled, hiddenTools, onlyTools }) => [
      name,
      {
        ...(disabled && { off: true }),
        ...(hiddenTools.length > 0 && { hidden: hiddenTools }),
        ...(onlyTools && { only: onlyTools }),
      },
    ]),
  );

describe("what a client keeps from the model is kept from the session:", () => {
  test.each<[string, string, string, object]>([
    [
      "gemini-cli",
      "includeTools, and excludeTools over it",
      json({ mcpServers: { a: { ...entry, includeTools: ["read", "run(ls)"], excludeTools: ["run"] } } }),
      { a: { only: ["read", "run"], hidden: ["run"] } },
    ],
    [
      "gemini-cli",
      "an empty allow-list",
      json({ mcpServers: { a: { ...entry, includeTools: [] } } }),
      { a: { only: [] } },
    ],
    [
      "codex",
      "enabled_tools, less disabled_tools",
      '[mcp_servers.a]\ncommand = "x"\nenabled_tools = ["read", "send"]\ndisabled_tools = ["send"]\n\n[mcp_servers.b]\ncommand = "y"\nenabled = false',
      { a: { only: ["read", "send"], hidden: ["send"] }, b: { off: true } },
    ],
    [
      "goose",
      "available_tools, of which none means all",
      "extensions:\n  a:\n    type: stdio\n    cmd: x\n    available_tools: [read]\n  b:\n    type: stdio\n    cmd: y\n    available_tools: []\n    enabled: false\n",
      { a: { only: ["read"] }, b: { off: true } },
    ],
    [
      "copilot-cli",
      "tools, a star among them meaning all",
      json({
        mcpServers: { a: { ...entry, tools: ["*"] }, b: { ...entry, tools: ["read"] }, c: { ...entry, tools: [] } },
      }),
      { a: {}, b: { only: ["read"] }, c: { only: [] } },
    ],
    [
      "amazon-q",
      "the tools of an agent",
      json({ tools: ["fs_read", "@a", "@b/read"], mcpServers: { a: entry, b: entry, c: entry } }),
      { a: {}, b: { only: ["read"] }, c: { only: [] } },
    ],
    [
      "amazon-q",
      "the disabledTools of Kiro",
      json({ mcpServers: { a: { ...entry, disabledTools: ["send"], autoApprove: ["read"] } } }),
      { a: { hidden: ["send"] } },
    ],
    [
      "opencode",
      "global tool switches",
      json({
        mcp: { a: { type: "local", command: ["x"] }, "b c": { type: "local", command: ["y"], enabled: false } },
        tools: { a_send: false, "a_delete*": false, "b_c_*": false, b_c_read: true },
      }),
      { a: { hidden: ["send", "delete*"] }, "b c": { off: true, only: ["read"] } },
    ],
    [
      "zed",
      "the profile that a chat starts with",
      json({
        agent: {
          default_profile: "ask",
          profiles: {
            ask: {
              name: "Ask",
              enable_all_context_servers: false,
              context_servers: { a: { tools: { read: true, send: false } } },
            },
          },
        },
        context_servers: { a: entry, b: { ...entry, enabled: false } },
      }),
      { a: { only: ["read"] }, b: { off: true, only: [] } },
    ],
    [
      "zed",
      "single tools of a profile",
      json({
        agent: { profiles: { write: { name: "Write", context_servers: { a: { tools: { send: false } } } } } },
        context_servers: { a: entry },
      }),
      { a: { hidden: ["send"] } },
    ],
    [
      "roo",
      "disabledTools and disabled",
      json({
        mcpServers: {
          a: { ...entry, disabledTools: ["send"], alwaysAllow: ["read"] },
          b: { ...entry, disabled: true },
        },
      }),
      { a: { hidden: ["send"] }, b: { off: true } },
    ],
    [
      "windsurf",
      "disabledTools",
      json({ mcpServers: { a: { serverUrl: "https://a.example/mcp", disabledTools: ["send"] } } }),
      { a: { hidden: ["send"] } },
    ],
    [
      "cline",
      "disabled; autoApprove hides nothing",
      json({ mcpServers: { a: { ...entry, disabled: true, autoApprove: ["read"] } } }),
      { a: { off: true } },
    ],
    [
      "docker",
      "the tools that a profile enables",
      "version: 1\nid: p\nname: P\nservers:\n  - type: image\n    image: example/a:1\n    tools: [read]\n    snapshot:\n      server: { name: a, type: server, image: example/a:1, title: A, description: A }\n",
      { a: { only: ["read"] } },
    ],
    [
      "claude-code",
      "servers that a project disables",
      json({ projects: { "/p": { mcpServers: { a: entry, b: entry }, disabledMcpServers: ["b"] } } }),
      { a: {}, b: { off: true } },
    ],
  ])("%s, %s", (client, _what, text, expected) => {
    expect(shown(client, text)).toEqual(expected);
  });
});

describe("where clients write their servers:", () => {
  test.each<[string, string, string, string[]]>([
    ["vscode", ".vscode/mcp.json", json({ inputs: [], servers: { a: entry } }), ["a"]],
    ["vscode", "User/settings.json", json({ "mcp.servers": { a: entry } }), ["a"]],
    [
      "vscode",
      "team.code-workspace",
      json({ folders: [], settings: { "mcp.servers": { a: entry }, mcp: { servers: { b: entry } } } }),
      ["b", "a"],
    ],
    [
      "vscode",
      ".devcontainer/devcontainer.json",
      json({
        customizations: { vscode: { mcp: { servers: { a: entry } }, settings: { mcp: { servers: { b: entry } } } } },
      }),
      ["a", "b"],
    ],
    [
      "opencode",
      ".agents/mcp.json",
      json({
        a: { type: "local", command: ["x", "y"], environment: { K: "v" } },
        b: { type: "remote", url: "https://b.example/mcp" },
      }),
      ["a", "b"],
    ],
    [
      "claude-code",
      "plugin/.mcp.json",
      json({ a: entry, b: { type: "http", url: "https://b.example/mcp" } }),
      ["a", "b"],
    ],
    ["claude-code", "x/.claude-plugin/plugin.json", json({ name: "p", version: "1", mcpServers: { a: entry } }), ["a"]],
    ["continue", ".continue/mcpServers/a.json", json({ mcpServers: { a: entry } }), ["a"]],
    [
      "continue",
      ".continue/mcpServers/a.yaml",
      "name: A\nversion: 0.0.1\nschema: v1\nmcpServers:\n  - name: a\n    command: x\n    cwd: /srv\n",
      ["a"],
    ],
    [
      "continue",
      ".continue/config.json",
      json({
        experimental: {
          modelContextProtocolServers: [{ name: "a", transport: { type: "stdio", command: "x", args: [] } }],
        },
      }),
      ["a"],
    ],
    [
      "goose",
      "recipe.yaml",
      "version: 1.0.0\ntitle: R\nextensions:\n  - type: stdio\n    name: a\n    cmd: x\n    args: []\n",
      ["a"],
    ],
    ["amazon-q", ".kiro/agents/dev.json", json({ name: "dev", mcpServers: { a: entry }, tools: ["*"] }), ["a"]],
    [
      "amazon-q",
      ".kiro/settings/mcp.json",
      json({ mcpServers: { a: entry }, powers: { mcpServers: { b: { url: "https://b.example/mcp" } } } }),
      ["a", "b"],
    ],
    ["gemini-cli", "gemini-extension.json", json({ name: "e", version: "1.0.0", mcpServers: { a: entry } }), ["a"]],
    [
      "gemini-cli",
      ".gemini/antigravity/mcp_config.json",
      json({ mcpServers: { a: { serverUrl: "https://a.example/mcp" } } }),
      ["a"],
    ],
    [
      "registry",
      "server.json",
      json({
        server: {
          name: "io.example/a",
          packages: [{ registryType: "npm", identifier: "@example/a", version: "1.0.0" }],
        },
        _meta: {},
      }),
      ["io.example/a"],
    ],
    [
      "registry",
      "server.json",
      json({
        name: "io.example/a",
        packages: [
          {
            registry_type: "pypi",
            identifier: "a",
            version: "1.0.0",
            environment_variables: [{ name: "K", is_required: true }],
          },
        ],
      }),
      ["io.example/a"],
    ],
    [
      "mcpb",
      "manifest.json",
      json({ dxt_version: "0.1", name: "a", server: { type: "uv", entry_point: "main.py" } }),
      ["a"],
    ],
    ["docker", "server.yaml", "name: a\ntype: server\ntitle: A\ndescription: A\nimage: example/a:1\n", ["a"]],
    [
      "docker",
      "docker-mcp.yaml",
      "registry:\n  a:\n    type: server\n    image: example/a:1\n  b:\n    type: remote\n    remote: { url: https://b.example/mcp }\n",
      ["a", "b"],
    ],
  ])("%s in %s", (client, file, text, names) => {
    for (const importer of ["auto", client]) {
      const read = readConfig(importer, text, file);
      expect({ importer: read.importer, names: read.servers.map(({ name }) => name), problems: read.problems }).toEqual(
        { importer: client, names, problems: [] },
      );
    }
  });
});

describe("how clients write one entry:", () => {
  const transport = (client: string, text: string, file = "config") =>
    readConfig(client, text, file).servers[0]?.transport;

  test("the whole command line as one list", () => {
    expect(
      transport(
        "opencode",
        json({ mcp: { a: { type: "local", command: ["bun", "x", "mail"], environment: { K: "v" } } } }),
      ),
    ).toEqual({ kind: "stdio", command: "bun", args: ["x", "mail"], env: ["K"] });
  });

  test("variables of Codex by name, also with where they come from", () => {
    expect(
      transport(
        "codex",
        '[mcp_servers.a]\ncommand = "x"\nenv_vars = ["A", { name = "B", source = "local" }]\ncwd = "/srv"',
      ),
    ).toEqual({ kind: "stdio", command: "x", args: [], env: ["A", "B"], cwd: "/srv" });
  });

  test("an image of Docker's catalog, with its variables unresolved and its network cut", () => {
    const text =
      'registry:\n  a:\n    type: server\n    image: example/a:1\n    disableNetwork: true\n    env: [{ name: HOST, value: "{{a.host}}" }]\n    secrets: [{ name: a.key, env: KEY }]\n    command: ["serve"]\n';
    expect(transport("docker", text)).toEqual({
      kind: "stdio",
      command: "docker",
      args: ["run", "-i", "--rm", "-e", "KEY", "-e", "HOST", "--network", "none", "example/a:1", "serve"],
      env: ["KEY", "HOST"],
    });
    expect(readConfig("docker", text, "c.yaml").secrets.a!["env.HOST"]!.reveal()).toBe("${a.host}");
  });

  test("an image of the registry whose tag is part of its name", () => {
    const one = {
      registryType: "oci",
      identifier: "ghcr.io/example/a:1.2.0",
      version: "1.2.0",
      packageArguments: [
        { type: "positional", valueHint: "folder", isRequired: true },
        { type: "positional", valueHint: "more" },
        { type: "named", name: "--token", value: "Bearer {key}" },
      ],
    };
    expect(transport("registry", json({ name: "io.example/a", packages: [one] }))).toMatchObject({
      args: ["run", "-i", "--rm", "ghcr.io/example/a:1.2.0", "${folder}", "--token", "Bearer ${key}"],
    });
  });

  test("a text is kept as it stands: byte-order mark, Windows line ends, comments, commas, a name twice", () => {
    const read = readConfig(
      "auto",
      '\ufeff{\r\n  // mine\r\n  "mcpServers": {\r\n    "a": { "command": "1", },\r\n    "a": { "command": "2", },\r\n  },\r\n}\r\n',
      "claude_desktop_config.json",
    );
    expect(read).toMatchObject({
      servers: [{ name: "a", transport: { command: "2" }, origin: { line: 5 } }],
      problems: [{ entry: "a", line: 5 }],
    });
  });

  test.each([
    [
      "codex",
      '[mcp_servers]\na = { command = "x" }\n"b c" = { command = "y" }\n\n[mcp_servers.d]\ncommand = "z"',
      [2, 3, 5],
    ],
    [
      "codex",
      'mcp_servers.a.command = "x"\nnote = """\n[mcp_servers.b]\n"""\n\n[mcp_servers.b]\ncommand = "y"',
      [1, 6],
    ],
    ["goose", "extensions:\n  # one\n  a:\n    type: stdio\n    cmd: x\n  'b c': { type: stdio, cmd: y }\n", [3, 6]],
    ["continue", "mcpServers:\n  - name: a\n    command: x\n  -\n    name: b\n    command: y\n", [2, 5]],
  ])("%s tells the line of each entry", (client, text, lines) => {
    expect(readConfig(client, text, "config").servers.map(({ origin }) => origin!.line)).toEqual(lines);
  });

  test.each([
    ["claude-code", { $schema: "https://json.example/plugin", version: "1.0.0", author: { name: "Ada" }, a: entry }],
    ["opencode", { $schema: "https://json.example/mcp", a: { type: "local", command: ["x"] } }],
  ])("%s takes what a file says of itself beside its servers for no server", (client, file) => {
    const { servers, problems } = readConfig(client, json(file), "file");
    expect([servers.map(({ name }) => name), problems]).toEqual([["a"], []]);
  });

  test("an integer that JSON does not know refuses nothing", () => {
    const text = '[mcp_servers.a]\ncommand = "x"\ntool_timeout_sec = 9223372036854775807';
    expect(readConfig("codex", text, "config.toml")).toMatchObject({ servers: [{ name: "a" }], problems: [] });
  });

  test.each([
    ["claude-code", json({ mcpServers: { a: { url: "https://a.example/mcp" } } }), "wants a “type”"],
    ["codex", '[mcp_servers.a]\nurl = "https://a.example/mcp"\nbearer_token = "SECRET"', "refuses a token"],
    ["codex", '[mcp_servers.a]\nurl = "https://a.example/mcp"\ncommand = "x"', "mixes keys"],
    ["gemini-cli", json({ mcpServers: { a_b: entry } }), "first underscore"],
    ["cursor", json({ mcpServers: { a: { ...entry, envFile: ".env" } } }), "envFile"],
    [
      "claude-code",
      json({ mcpServers: { a: { type: "http", url: "https://a.example/mcp", headersHelper: "get-token" } } }),
      "headersHelper",
    ],
  ])("%s: what it would do otherwise is said, and the entry is read", (client, text, words) => {
    const { servers, problems } = readConfig(client, text, "config");
    expect(servers).toHaveLength(1);
    expect(problems).toMatchObject([
      { entry: expect.any(String), line: expect.any(Number), message: expect.stringContaining(words) },
    ]);
    expect(JSON.stringify(problems)).not.toContain("SECRET");
  });
});
