import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readPasted } from "@/lib/core/importers/reading/pasted";

const stdio = (name: string, command: string, args: string[], more: object = {}) => ({
  kind: "server",
  server: { kind: "stdio", name, command, args, env: [], cwd: "", ...more },
});
const http = (name: string, url: string, headers: object[] = []) => ({
  kind: "server",
  server: { kind: "http", name, url, headers },
});

describe("a command line", () => {
  test.each<[string, object]>([
    [
      "npx -y @modelcontextprotocol/server-filesystem ~/notes",
      stdio("filesystem", "npx", ["-y", "@modelcontextprotocol/server-filesystem", "~/notes"]),
    ],
    ["$ uvx mcp-server-fetch==2025.4.7", stdio("fetch", "uvx", ["mcp-server-fetch==2025.4.7"])],
    ["```bash\n# start it\nnpx \\\n  -y \\\n  'my server'\n```", stdio("my server", "npx", ["-y", "my server"])],
    [
      'API_KEY="a b" BASE=https://x.example node dist/index.js',
      stdio("index", "node", ["dist/index.js"], {
        env: [
          { name: "API_KEY", value: "a b" },
          { name: "BASE", value: "https://x.example" },
        ],
      }),
    ],
    ["env A=1 ./weather", stdio("weather", "./weather", [], { env: [{ name: "A", value: "1" }] })],
    [
      "docker run -i --rm -e TOKEN ghcr.io/acme/mail-mcp-server:1.2",
      stdio("mail", "docker", ["run", "-i", "--rm", "-e", "TOKEN", "ghcr.io/acme/mail-mcp-server:1.2"]),
    ],
    ["cd ~/code/mail && uv run server.py", stdio("server", "uv", ["run", "server.py"], { cwd: "~/code/mail" })],
    ["python3 -m mail_mcp --home $HOME/x", stdio("mail", "python3", ["-m", "mail_mcp", "--home", "${HOME}/x"])],
    [
      String.raw`"C:\Program Files\mail\mail-mcp.exe" --db C:\data\x.db`,
      stdio("mail", String.raw`C:\Program Files\mail\mail-mcp.exe`, ["--db", String.raw`C:\data\x.db`]),
    ],
    ["node /srv/mail-server/build/index.js", stdio("mail", "node", ["/srv/mail-server/build/index.js"])],
    ["grep *.ts", stdio("grep", "grep", ["*.ts"])],
  ])("%s", (text, expected) => expect(readPasted(text)).toEqual(expected));

  test.each([
    ["npx a | tee log", "“|”"],
    ["npx a; npx b", "“;”"],
    ["cd x && npx a && npx b", "several commands"],
    ["npx a `whoami`", "second command"],
    ["npx a $(whoami)", "second command"],
    ["npx 'a b", "quotation mark"],
    ["npx ${HOME", "never closed"],
    ["npm install -g mail-mcp", "npx -y mail-mcp"],
    ["pip install mail-mcp", "uvx mail-mcp"],
    ["git clone https://github.com/a/b", "starts nothing"],
    ["A=1 B=2", "starts nothing"],
    ["npx", "needs to be told which"],
    ["   ", "Paste a command"],
  ])("%s cannot be started so, and says why", (text, reason) =>
    expect(readPasted(text)).toEqual({ kind: "problem", message: expect.stringContaining(reason) }),
  );

  test("a text that is no command line any more is refused", () => {
    expect(readPasted(`npx ${"a ".repeat(11_000)}`)).toMatchObject({ message: expect.stringContaining("20,000") });
  });

  test("any words that are quoted as a shell wants them come back as they were", () => {
    const word = fc
      .string({ minLength: 1, maxLength: 30 })
      .filter((text) => !/[\r\n\0]|\\/.test(text) && !/`|\$/.test(text));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const line = `./start ${words.map((one) => `'${one.replaceAll("'", `'"'"'`)}'`).join(" ")}`;
        expect(readPasted(line)).toMatchObject({ server: { command: "./start", args: words } });
      }),
    );
  });
});

describe("a client's own command", () => {
  test.each<[string, object]>([
    [
      "claude mcp add github -e TOKEN=x -s user -- npx -y server-github --flag",
      stdio("github", "npx", ["-y", "server-github", "--flag"], { env: [{ name: "TOKEN", value: "x" }] }),
    ],
    [
      'claude mcp add --transport http linear https://mcp.linear.app/mcp --header "Authorization: Bearer abc"',
      http("linear", "https://mcp.linear.app/mcp", [{ name: "Authorization", value: "Bearer abc" }]),
    ],
    [
      'claude mcp add --transport http --header "Authorization: Bearer abc" linear https://mcp.linear.app/mcp',
      http("linear", "https://mcp.linear.app/mcp", [{ name: "Authorization", value: "Bearer abc" }]),
    ],
    ["codex mcp add docs --env=A=b -- uvx docs", stdio("docs", "uvx", ["docs"], { env: [{ name: "A", value: "b" }] })],
    ["codex mcp add docs --url https://docs.example/mcp", http("docs", "https://docs.example/mcp")],
    ["gemini mcp add -t sse mail http://localhost:3000/sse", http("mail", "http://localhost:3000/sse")],
  ])("%s", (text, expected) => expect(readPasted(text)).toEqual(expected));

  test("claude mcp add-json and code --add-mcp hold entries for the import", () => {
    const added = readPasted(`claude mcp add-json mail '{"command":"npx","args":["mail"]}'`);
    expect(added).toMatchObject({ kind: "config" });
    expect(JSON.parse((added as { text: string }).text)).toEqual({
      mcpServers: { mail: { command: "npx", args: ["mail"] } },
    });
    const code = readPasted(`code --add-mcp '{"name":"mail","url":"https://x.example"}'`);
    expect(JSON.parse((code as { text: string }).text)).toEqual({ servers: { mail: { url: "https://x.example" } } });
  });
});

describe("one word", () => {
  test.each<[string, object]>([
    ["https://mcp.linear.app/sse", http("linear", "https://mcp.linear.app/sse")],
    ["mcp.notion.com/mcp", http("notion", "https://mcp.notion.com/mcp")],
    ["localhost:3000/mcp", http("localhost", "http://localhost:3000/mcp")],
    ["@acme/mail-mcp@1.2.3", stdio("mail", "npx", ["-y", "@acme/mail-mcp@1.2.3"])],
    ["https://www.npmjs.com/package/@acme/mail-mcp?activeTab=readme", stdio("mail", "npx", ["-y", "@acme/mail-mcp"])],
    ["https://pypi.org/project/mcp-server-time/", stdio("time", "uvx", ["mcp-server-time"])],
    ["mcp/github", stdio("github", "docker", ["run", "-i", "--rm", "mcp/github"])],
    ["ghcr.io/acme/mail:1", stdio("mail", "docker", ["run", "-i", "--rm", "ghcr.io/acme/mail:1"])],
    ["/usr/local/bin/mail-mcp", stdio("mail", "/usr/local/bin/mail-mcp", [])],
    ["server.py", stdio("server", "server.py", [])],
  ])("%s", (text, expected) => expect(readPasted(text)).toEqual(expected));

  test("a plain name may be a package of either registry, or a program", () => {
    const read = readPasted("mcp-server-fetch") as { choices: { server: { command: string } }[] };
    expect(read.choices.map(({ server }) => server.command)).toEqual(["npx", "uvx", "mcp-server-fetch"]);
  });

  test("a repository is not a server", () => {
    expect(readPasted("https://github.com/acme/mail")).toMatchObject({ message: expect.stringContaining("README") });
  });
});

describe("JSON and links", () => {
  const entry = { command: "npx", args: ["-y", "mail"] };
  test.each([
    ["a config", JSON.stringify({ mcpServers: { mail: entry } })],
    ["a member without braces", `"mail": ${JSON.stringify(entry)},`],
    ["JSON in a fence", "```json\n" + JSON.stringify({ mail: entry }) + "\n```"],
  ])("%s goes to the import", (_what, text) => expect(readPasted(text)).toMatchObject({ kind: "config" }));

  test("an answer to tools/list is taken as tools", () => {
    expect(readPasted('{"tools": []}')).toMatchObject({ kind: "tools" });
    expect(readPasted('{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}')).toMatchObject({ kind: "tools" });
    expect(readPasted('[{"name":"a"}]')).toMatchObject({ kind: "tools" });
  });

  test.each([
    `cursor://anysphere.cursor-deeplink/mcp/install?name=mail&config=${btoa(JSON.stringify(entry))}`,
    `https://cursor.com/en/install-mcp?name=mail&config=${encodeURIComponent(btoa(JSON.stringify(entry)))}`,
    `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: "mail", ...entry }))}`,
    `https://insiders.vscode.dev/redirect/mcp/install?name=mail&config=${encodeURIComponent(JSON.stringify(entry))}`,
  ])("%s holds its entry", (link) => {
    const read = readPasted(link) as { text: string };
    expect(JSON.parse(read.text)).toEqual({ mcpServers: { mail: entry } });
  });

  test.each(["cursor://x/mcp/install?name=a&config=%%%", "vscode:mcp/install?%7B", '{"mcpServers": {'])(
    "%s says what is wrong",
    (text) => expect(readPasted(text)).toMatchObject({ kind: "problem" }),
  );

  test("whatever is pasted, there is an answer", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 400 }),
        (text) => void expect(readPasted(text).kind).toBeTruthy(),
      ),
    );
  });
});
