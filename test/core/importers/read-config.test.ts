import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IMPORTERS, readConfig } from "@/lib/core/importers";

const desktop = (servers: unknown) =>
  readConfig("claude-desktop", JSON.stringify({ mcpServers: servers }), "config.json");
const argsOf = (args: unknown[]) => {
  const { servers } = desktop({ one: { command: "npx", args } });
  const transport = servers[0]?.transport;
  return transport?.kind === "stdio" ? transport.args : null;
};
const urlOf = (url: string) => {
  const { servers } = desktop({ one: { url } });
  const transport = servers[0]?.transport;
  return transport?.kind === "http" ? transport.url : null;
};

describe("a config with faults", () => {
  test("with a syntax error says line and column in plain words, and quotes nothing", () => {
    const text = '{\n  "mcpServers": {\n    "a": { "command": "npx" "args": ["SECRET"] }\n  }\n}';
    const { servers, problems } = readConfig("claude-desktop", text, "config.json");
    expect(servers).toEqual([]);
    expect(problems).toEqual([
      {
        line: 3,
        message:
          "Line 3, column 29: a comma is missing before this. Nothing was imported; correct the file and import it again.",
      },
    ]);
  });

  test.each([
    ["", "the file is empty"],
    ["   \n", "the file is empty"],
    ["{", "a closing brace } is missing"],
    ["{'a': 1}", "double quotes"],
    ['{"a": "C:\\Users"}', "a backslash in a text must be doubled"],
    ['{"a": "open}', "not closed by a double quote"],
    ["[".repeat(200_000), "nested too deeply"],
  ])("%j says what is wrong", (text, words) => {
    const { problems } = readConfig("auto", text.slice(0, 300_000), "config.json");
    expect(problems[0]!.message).toContain(words);
  });

  test.each([
    ["config.toml", "[mcp_servers.a]\ncommand = SECRET", /^Line 2, column \d+: this is not TOML/],
    ["config.toml", `a = ${"[".repeat(5000)}`, /TOML/],
    ["config.yaml", "extensions:\n  a: [SECRET\n", /^Line \d+, column \d+: this is not YAML/],
    [
      "config.yaml",
      `a: &a [x, x]\n${Array.from({ length: 20 }, (_one, index) => `b${index}: &b${index} [*${index ? `b${index - 1}` : "a"}, *${index ? `b${index - 1}` : "a"}]`).join("\n")}`,
      /cannot be read as YAML/,
    ],
  ])("in %s is told without quoting it", (file, text, words) => {
    const { servers, problems } = readConfig("auto", text, file);
    expect(servers).toEqual([]);
    expect(problems[0]!.message).toMatch(words);
    expect(JSON.stringify(problems)).not.toContain("SECRET");
  });

  test("may have comments, trailing commas and a byte-order mark", () => {
    const text = '\ufeff// mine\n{ "mcpServers": { /* one */ "a": { "command": "x", }, }, }';
    expect(readConfig("auto", text, "config.json")).toMatchObject({
      importer: "claude-desktop",
      servers: [{ name: "a", origin: { line: 2 } }],
      problems: [],
    });
  });

  test("keeps the good entries and names the bad ones with line and advice", () => {
    const text = [
      "{",
      '"mcpServers": {',
      '"good": {"command": "x"},',
      '"number": 7,',
      '"empty": {},',
      '"words": {"command": "x", "args": "a b"},',
      '"socket": {"type": "ws", "url": "wss://x"},',
      '"blank": {"command": " "}',
      "}}",
    ].join("\n");
    const { servers, problems } = readConfig("auto", text, "config.json");
    expect(servers.map((server) => server.name)).toEqual(["good"]);
    expect(problems.map(({ entry, line }) => [entry, line])).toEqual([
      ["number", 4],
      ["empty", 5],
      ["words", 6],
      ["socket", 7],
      ["blank", 8],
    ]);
    for (const { message } of problems) expect(message).toMatch(/\. .+\.$/);
  });

  test("a name that stands twice is a problem, and the later entry counts", () => {
    const { servers, problems } = readConfig(
      "auto",
      '{"mcpServers": {"a": {"command": "first"},\n"a": {"command": "second"}}}',
      "config.json",
    );
    expect(servers).toMatchObject([{ name: "a", transport: { command: "second" } }]);
    expect(problems).toMatchObject([{ entry: "a", line: 2 }]);
  });

  test.each(["__proto__", "constructor", "prototype", "toString"])(
    "an entry named %s is an entry like any other",
    (name) => {
      const { servers, secrets } = readConfig(
        "auto",
        `{"mcpServers": {"${name}": {"command": "x", "env": {"${name}": "value", "K": "v"}}}}`,
        "config.json",
      );
      expect(servers.map((server) => server.name)).toEqual([name]);
      expect(Object.keys(secrets[name]!)).toEqual([`env.${name}`, "env.K"]);
      expect(({} as Record<string, unknown>).command).toBeUndefined();
    },
  );

  test("of a client that it is not says so", () => {
    expect(readConfig("vscode", '{"mcpServers": {}}', "x.json").problems[0]!.message).toContain(
      "no servers where VS Code keeps them",
    );
    expect(readConfig("nonsense", "{}", "x.json").problems[0]!.message).toContain("no importer called");
    expect(readConfig("auto", '{"a": 1}', "x.json").problems[0]!.message).toContain("No servers were found");
  });
});

describe("the client is recognised", () => {
  const wrapped = '{"mcpServers": {"a": {"command": "x"}}}';
  test.each([
    ["claude_desktop_config.json", wrapped, "claude-desktop"],
    ["/home/ada/.claude.json", wrapped, "claude-code"],
    ["shop/.mcp.json", wrapped, "claude-code"],
    ["C:\\Users\\Ada\\.cursor\\mcp.json", wrapped, "cursor"],
    [".vscode/mcp.json", '{"servers": {"a": {"command": "x"}}}', "vscode"],
    ["mcp.json", '{"servers": {"a": {"command": "x"}}}', "vscode"],
    ["team.code-workspace", '{"settings": {"mcp": {"servers": {"a": {"command": "x"}}}}}', "vscode"],
    ["settings.json", '{"mcp.servers": {"a": {"command": "x"}}}', "vscode"],
    ["devcontainer.json", '{"customizations": {"vscode": {"mcp": {"servers": {"a": {"command": "x"}}}}}}', "vscode"],
    ["unknown.json", '{"projects": {"/shop": {"mcpServers": {"a": {"command": "x"}}}}}', "claude-code"],
    ["plugin.json", '{"a": {"command": "x"}}', "claude-code"],
    ["~/.gemini/settings.json", wrapped, "gemini-cli"],
    ["~/.codeium/windsurf/mcp_config.json", wrapped, "windsurf"],
    ["cline_mcp_settings.json", wrapped, "cline"],
    [".roo/mcp.json", wrapped, "roo"],
    ["~/.lmstudio/mcp.json", wrapped, "lm-studio"],
    [".junie/mcp/mcp.json", wrapped, "jetbrains"],
    ["~/.aws/amazonq/mcp.json", wrapped, "amazon-q"],
    ["~/.kiro/settings/mcp.json", wrapped, "amazon-q"],
    ["~/.copilot/mcp-config.json", wrapped, "copilot-cli"],
    ["settings.json", '{"context_servers": {"a": {"command": "x"}}}', "zed"],
    ["opencode.json", '{"mcp": {"a": {"type": "local", "command": ["x"]}}}', "opencode"],
    ["config.toml", '[mcp_servers.a]\ncommand = "x"', "codex"],
    ["pasted", '# mine\n[mcp_servers.a]\ncommand = "x"', "codex"],
    ["config.yaml", "extensions:\n  a:\n    type: stdio\n    cmd: x", "goose"],
    ["pasted", "mcpServers:\n  - name: a\n    command: x", "continue"],
  ])("%s", (file, text, importer) => {
    expect(readConfig("auto", text, file)).toMatchObject({ importer, servers: [{ name: "a" }], problems: [] });
  });
});

describe("text that has no name is taken for the client", () => {
  const servers = (...entries: object[]) =>
    JSON.stringify({ mcpServers: Object.fromEntries(entries.map((entry, at) => [`s${at}`, entry])) });
  const start = { command: "x" };
  const url = "https://mcp.example/mcp";

  test.each<[string, string, string]>([
    ["whose address has a key of its own", servers({ serverUrl: url }), "windsurf"],
    ["that writes httpUrl", servers(start, { httpUrl: url }), "gemini-cli"],
    ["that asks for a type beside an address", servers({ type: "http", url }), "claude-code"],
    ["that gives variables a default", servers({ ...start, env: { A: "${B:-c}" } }), "claude-code"],
    ["that lists what runs unasked as autoApprove", servers({ ...start, autoApprove: [] }), "cline"],
    ["that nests the transport", servers({ transport: { type: "sse", url } }), "cline"],
    ["that lists it as alwaysAllow", servers({ ...start, alwaysAllow: ["read"] }), "roo"],
    ["that writes streamable-http", servers({ type: "streamable-http", url }), "roo"],
    ["that lists tools in each entry", servers({ type: "local", ...start, tools: ["*"] }), "copilot-cli"],
    ["that reads variables from a file", servers({ ...start, envFile: ".env" }), "cursor"],
    [
      "that most entries speak for",
      servers({ ...start, alwaysAllow: [] }, { ...start, alwaysAllow: [] }, { httpUrl: url }),
      "roo",
    ],
  ])("%s", (_what, text, importer) => {
    const read = readConfig("auto", text, "pasted text");
    expect(read).toMatchObject({ importer });
    expect(read.guessed).toBeUndefined();
  });

  test.each<[string, string, string]>([
    ["commands alone may be anybody's", servers(start), "claude-desktop"],
    ["an address is none of Claude Desktop's", servers({ url }), "cursor"],
    ["nor is one beside commands", servers(start, { url, headers: { A: "b" } }), "cursor"],
  ])("or guessed, and says so: %s", (_what, text, importer) => {
    expect(readConfig("auto", text, "pasted text")).toMatchObject({ importer, guessed: true });
    expect(readConfig(importer, text, "pasted text").guessed).toBeUndefined();
  });

  test("but a file's name decides over what is in it", () => {
    expect(readConfig("auto", servers({ url }), "claude_desktop_config.json")).toMatchObject({
      importer: "claude-desktop",
    });
  });
});

describe("entries", () => {
  test("that are switched off stay off", () => {
    const { servers } = desktop({
      a: { command: "x", disabled: true },
      b: { command: "x", enabled: false },
      c: { command: "x", disabled: false },
    });
    expect(servers.map((server) => server.disabled)).toEqual([true, true, false]);
  });

  test("say which tools are hidden from the model", () => {
    const { servers } = desktop({
      a: { command: "x", disabledTools: ["delete"] },
      b: { command: "x", excludeTools: ["drop", 7] },
    });
    expect(servers.map((server) => server.hiddenTools)).toEqual([["delete"], ["drop"]]);
  });

  test("of one name in several projects are told apart by the project", () => {
    const text = JSON.stringify({
      mcpServers: { a: { command: "1" } },
      projects: { "/x": { mcpServers: { a: { command: "2" } } }, "/y": { mcpServers: { a: { command: "3" } } } },
    });
    expect(readConfig("claude-code", text, ".claude.json").servers.map((server) => server.name)).toEqual([
      "a",
      "a (/x)",
      "a (/y)",
    ]);
  });

  test.each(["http", "streamable-http", "streamableHttp", "sse", "HTTP"])("of type %s are called over HTTP", (type) => {
    expect(desktop({ a: { type, url: "https://a.example/mcp" } }).servers[0]!.transport.kind).toBe("http");
  });

  test("of Codex take what it names from variables", () => {
    const text =
      '[mcp_servers.a]\nurl = "https://a.example/mcp"\nbearer_token_env_var = "TOKEN"\n[mcp_servers.a.env_http_headers]\nX-User = "USER_ID"';
    const { secrets } = readConfig("codex", text, "config.toml");
    expect([secrets.a!["header.Authorization"]!.reveal(), secrets.a!["header.X-User"]!.reveal()]).toEqual([
      "Bearer ${TOKEN}",
      "${USER_ID}",
    ]);
  });

  test("of Gemini CLI that are excluded or not among the allowed are off", () => {
    const servers = { a: { command: "x" }, b: { command: "x" }, c: { command: "x" } };
    const read = readConfig(
      "gemini-cli",
      JSON.stringify({ mcp: { allowed: ["a", "b"], excluded: ["b"] }, mcpServers: servers }),
      "settings.json",
    );
    expect(read.servers.map((server) => server.disabled)).toEqual([false, true, true]);
  });

  test("that offer only some tools to the model keep that list", () => {
    const { servers, problems } = desktop({ a: { command: "x", includeTools: ["one"] } });
    expect([servers[0]!.onlyTools, problems]).toEqual([["one"], []]);
  });

  test("may give the address as url, serverUrl or httpUrl, or nested under transport", () => {
    const address = "https://a.example/mcp";
    const { servers } = desktop({
      a: { url: address },
      b: { serverUrl: address },
      c: { httpUrl: address },
      d: { transport: { type: "http", url: address } },
    });
    expect(servers.map((server) => server.transport)).toEqual(
      Array(4).fill({ kind: "http", url: address, headers: [] }),
    );
  });
});

describe("secrets are taken off", () => {
  test.each<[string[], string[]]>([
    [
      ["--token", "abc"],
      ["--token", "{{secret:arg.1}}"],
    ],
    [["--api-key=abc"], ["--api-key={{secret:arg.0}}"]],
    [
      ["--figmaApiKey", "abc"],
      ["--figmaApiKey", "{{secret:arg.1}}"],
    ],
    [
      ["-e", "GITHUB_TOKEN=abc"],
      ["-e", "GITHUB_TOKEN={{secret:arg.1}}"],
    ],
    [
      ["--header", "Authorization: Bearer abc"],
      ["--header", "Authorization: Bearer {{secret:arg.1}}"],
    ],
    [
      ["--header", "X-Api-Key:abc"],
      ["--header", "X-Api-Key:{{secret:arg.1}}"],
    ],
    [["postgres://u:p@h/db"], ["postgres://{{secret:arg.0}}@h/db"]],
    [["mongodb+srv://u:p@ss@h/db"], ["mongodb+srv://{{secret:arg.0}}@h/db"]],
    [["https://h/x?a=1&b=2"], ["https://h/x?a={{secret:arg.0}}&b={{secret:arg.0.2}}"]],
    [["Server=h;User=u;Password=p4ss;"], ["Server=h;User=u;Password={{secret:arg.0}};"]],
    [["ghp_0123456789abcdef"], ["{{secret:arg.0}}"]],
    [
      ["start", "sk-proj-0123456789abcdefghij"],
      ["start", "{{secret:arg.1}}"],
    ],
    [["9f86d081884c7d659a2feaa0c55ad015"], ["{{secret:arg.0}}"]],
    [
      ["-c", "TOKEN=abc npx server --port 80"],
      ["-c", "TOKEN={{secret:arg.1}} npx server --port 80"],
    ],
    [
      ["-c", "server --password hunter2 | tee log"],
      ["-c", "server --password {{secret:arg.1}} | tee log"],
    ],
  ])("from the arguments %j", (given, left) => {
    expect(argsOf(given)).toEqual(left);
  });

  test.each<[string[]]>([
    [["-y", "@modelcontextprotocol/server-filesystem@2026.8.31", "/home/ada/Projects"]],
    [["--token", "${input:token}"]],
    [["--token=${env:TOKEN}"]],
    [["--header", "Authorization: Bearer ${TOKEN}"]],
    [
      [
        "run",
        "-i",
        "--rm",
        "ghcr.io/org/server@sha256:9f86d081884c7d659a2feaa0c55ad0159f86d081884c7d659a2feaa0c55ad015",
      ],
    ],
    [["--from", "git+https://github.com/org/repo@9f86d081884c7d659a2feaa0c55ad0159f86d081", "server"]],
    [["--toolsets", "account,database,debugging,development,functions"]],
    [["--keyboard", "qwerty"]],
    [["C:\\Users\\Ada\\AppData\\Local\\Programs\\server.exe"]],
    [["AzureDevOpsCalendarServer"]],
    [["task-runner-for-everything-2026"]],
  ])("but nothing that is none: %j", (given) => {
    expect(argsOf(given)).toEqual(given);
  });

  test.each([
    ["https://u:p@h.example/mcp", "https://{{secret:url.user}}@h.example/mcp"],
    [
      "https://h.example/mcp?key=abc&team=x",
      "https://h.example/mcp?key={{secret:url.query.key}}&team={{secret:url.query.team}}",
    ],
    ["https://h.example/s/f3b9c2d41e6a8075b2c4d6e8f0a1b3c5/mcp", "https://h.example/s/{{secret:url.path}}/mcp"],
    ["https://h.example/mcp?key=${input:key}", "https://h.example/mcp?key=${input:key}"],
    ["https://h.example/mcp#abc", "https://h.example/mcp#{{secret:url.fragment}}"],
    ["http://localhost:3000/sse", "http://localhost:3000/sse"],
  ])("from the address %s", (given, left) => {
    expect(urlOf(given)).toBe(left);
  });

  test("from every variable and header, which leave their names", () => {
    const { servers, secrets } = desktop({
      a: { command: "x", env: { A: "one", B: 2, C: true, D: { no: 1 } } },
      b: { url: "https://b", headers: { "X-One": "two" } },
    });
    expect(
      servers.map(({ transport }) =>
        transport.kind === "stdio" ? transport.env : transport.kind === "http" ? transport.headers : [],
      ),
    ).toEqual([["A", "B", "C"], ["X-One"]]);
    expect(secrets.a!["env.B"]!.reveal()).toBe("2");
    expect(secrets.b!["header.X-One"]!.reveal()).toBe("two");
  });
});

describe("whatever the text", () => {
  const ids = fc.constantFrom("auto", ...IMPORTERS.map((importer) => importer.id));
  const entry = fc.dictionary(
    fc.constantFrom(
      "command",
      "args",
      "env",
      "url",
      "headers",
      "type",
      "transport",
      "disabled",
      "cwd",
      "disabledTools",
    ),
    fc.oneof(
      fc.string(),
      fc.array(fc.anything()),
      fc.dictionary(fc.string(), fc.string()),
      fc.constant(null),
      fc.constantFrom("stdio", "http", "sse"),
    ),
  );
  const config = fc.record(
    { mcpServers: fc.dictionary(fc.oneof(fc.string(), fc.constant("__proto__")), fc.oneof(entry, fc.anything())) },
    { requiredKeys: [] },
  );

  test("reading never throws, and names in one file are unique", () => {
    fc.assert(
      fc.property(
        ids,
        fc.oneof(
          fc.string(),
          fc.json(),
          config.map((value) => JSON.stringify(value) ?? ""),
        ),
        fc.oneof(
          fc.string(),
          fc.constantFrom("config.toml", "config.yaml", "server.json", "manifest.json", "settings.json"),
        ),
        (id, text, file) => {
          const { servers, secrets } = readConfig(id, text, file);
          expect(new Set(servers.map((server) => server.name)).size).toBe(servers.length);
          for (const name of Object.keys(secrets)) expect(servers.some((server) => server.name === name)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("no value of a variable or header stands in the servers or problems", () => {
    const value = fc
      .string({ minLength: 8, maxLength: 20, unit: fc.constantFrom(..."ABCDEFGHJKMNPQRSTUVWXYZ23456789") })
      .map((text) => `ZZ${text}`);
    fc.assert(
      fc.property(value, fc.string({ minLength: 1, maxLength: 10 }), (secret, name) => {
        const { servers, problems } = desktop({
          a: { command: "x", env: { [name]: secret }, args: ["--token", secret] },
          b: { url: `https://u:${secret}@h/?q=${secret}`, headers: { [name]: secret } },
        });
        expect(JSON.stringify({ servers, problems })).not.toContain(secret);
      }),
    );
  });
});

test("an address with more parts than anybody writes is kept from sight in two pieces, not in thousands", () => {
  const url = `https://one.example/${"ghp_0123456789abcdef/".repeat(5_000)}x?${"a=b&".repeat(5_000)}`;
  const { servers, secrets } = readConfig("auto", JSON.stringify({ mcpServers: { one: { url } } }), "mcp.json");
  expect(Object.keys(secrets.one!)).toEqual(["url.path", "url.query"]);
  expect(servers[0]!.transport).toMatchObject({
    url: "https://one.example/{{secret:url.path}}?{{secret:url.query}}",
  });
});

test("a file of many bad entries is not read on after a thousand, and names a hundred that stand twice", () => {
  const entries = Array.from({ length: 3_000 }, (_, at) => `"s${at}":{}`).join();
  const { problems } = readConfig("claude-desktop", `{"mcpServers":{${entries}}}`, "mcp.json");
  expect(problems).toHaveLength(1_001);
  expect(problems.at(-1)!.message).toMatch(/^Only the first 1000 servers/);
  const again = readConfig(
    "claude-desktop",
    `{"mcpServers":{${'"a":{"command":"x"},'.repeat(3_000)}"b":{}}}`,
    "mcp.json",
  );
  expect(again.problems.length).toBeLessThan(110);
});
