import { describe, expect, test } from "vitest";
import { runWith } from "../support/an-io";

const CANARY = "canary-7d1f";
const config = `{
  // team servers
  "mcpServers": {
    "mail": { "command": "mail-mcp", "env": { "MAIL_TOKEN": "${CANARY}" } }, // post
    "web": { "url": "https://web.example/mcp?key=${CANARY}" },
  },
}
`;
const mail = JSON.stringify({
  tools: [
    { name: "read_mail", description: "Reads the mails of the user's inbox." },
    { name: "send_mail", description: "Sends a mail to any address." },
  ],
});
const web = JSON.stringify({
  tools: [
    {
      name: "fetch",
      description: "Fetches a page.",
      inputSchema: { type: "object", properties: { url: { type: "string" } } },
    },
  ],
});
const files = { "mcp.json": config, "mail.json": mail, "web.json": web };
const look = "--tools-list mail=mail.json --tools-list web=web.json";

describe("fix", () => {
  test("prints the difference to the client's own file, with its values covered", async () => {
    const { code, stdout } = await runWith(`fix mcp.json ${look} --client roo --remove mail/send_mail`, { files });
    expect(stdout).toBe(`--- mcp.json
+++ mcp.json
@@ -1,7 +1,7 @@
 {
   // team servers
   "mcpServers": {
-    "mail": { "command": "mail-mcp", "env": { "MAIL_TOKEN": "••••••" } }, // post
+    "mail": { "command": "mail-mcp", "env": { "MAIL_TOKEN": "••••••" }, "disabledTools": ["send_mail"] }, // post
     "web": { "url": "https://web.example/mcp?key=••••••" },
   },
 }
`);
    expect(code).toBe(0);
  });

  test("writes the whole file where it is told to, the user's own values in it", async () => {
    const { written, stdout, stderr } = await runWith(`fix mcp.json ${look} --client roo --remove web -o fixed.json`, {
      files,
    });
    expect(written["fixed.json"]).toBe(config.replace(`key=${CANARY}" }`, `key=${CANARY}", "disabled": true }`));
    expect(stdout + stderr).not.toContain(CANARY);
  });

  test("takes the cheapest cut when nothing is named, from a report as well", async () => {
    const report = (await runWith(`scan mcp.json ${look} --format json`, { files })).stdout;
    const of = async (line: string) => (await runWith(line, { files: { ...files, "report.json": report } })).stdout;
    const first = await of(`fix mcp.json ${look} --client gemini-cli`);
    expect(first).toContain("excludeTools");
    expect(await of("fix --config mcp.json --report report.json --client gemini-cli")).toBe(first);
  });

  test("knows the client by its file, and keeps rules where the client keeps them", async () => {
    const own = {
      ".mcp.json": config.replace('"url"', '"type": "http", "url"'),
      "settings.json": '{\n  "permissions": {\n    "deny": ["Read(.env)"] // secrets\n  }\n}\n',
    };
    const { stdout, stderr } = await runWith(`fix .mcp.json ${look} --remove mail/send_mail --settings settings.json`, {
      files: { ...files, ...own },
    });
    expect(stdout).toContain(
      '-    "deny": ["Read(.env)"] // secrets\n+    "deny": ["Read(.env)", "mcp__mail__send_mail"] // secrets',
    );
    expect(stderr).toContain("1. Open /permissions in Claude Code");
  });

  test("says by hand what has no key, or switches the server off when asked to", async () => {
    const byHand = await runWith(`fix mcp.json ${look} --client cline --remove mail/send_mail`, { files });
    expect([byHand.stdout, byHand.stderr]).toEqual([
      "",
      expect.stringContaining("Cline has no key that hides one tool"),
    ]);
    expect(
      (await runWith(`fix mcp.json ${look} --client cline --remove mail/send_mail --whole-servers`, { files })).stdout,
    ).toContain('"disabled": true');
  });

  test.each([
    ["fix mcp.json --client nobody", "--client takes one of"],
    [`fix mcp.json ${look} --client roo --remove mail/unheard`, "no such server or tool"],
    [`fix mcp.json ${look} --client roo --part 9`, "--part takes"],
    [`fix mcp.json ${look} --client vscode --remove mail/send_mail -o one.json`, ""],
    ["fix --client roo", "Nothing to judge"],
  ])("%s: %s", async (line, words) => {
    const { code, stderr } = await runWith(line, { files });
    expect(stderr).toContain(words);
    expect(code).toBeGreaterThan(0);
  });
});
