import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runWith } from "../support/an-io";

const tool = (name: string, description: string, annotations?: object) => ({
  name,
  description,
  inputSchema: { type: "object", properties: { to: { type: "string" } } },
  annotations,
});
const tools = JSON.stringify({
  tools: [
    tool("send_mail", "Send a mail to any recipient."),
    tool("read_mail", "Reads a mail from your inbox.", { readOnlyHint: true }),
    tool("delete_mail", "Deletes a mail for good."),
  ],
});
const files = {
  "tools.json": tools,
  "rules.json": JSON.stringify({ schema: "trefoil-policies/1", approval: { required: true } }),
};
const fix = (more: string) => runWith(`fix --tools-list mail=tools.json ${more}`, { files });

describe("fix --gateway", () => {
  test("writes the form of the gateway to standard output, and says beside it what is refused, why, and what the form cannot say", async () => {
    const { code, stdout, stderr } = await fix("--gateway agentgateway --remove mail/send_mail");
    expect(code).toBe(0);
    expect(parse(stdout)).toEqual({
      mcpAuthorization: { rules: ['mcp.tool.target == "mail" && mcp.tool.name in ["read_mail"]'] },
    });
    expect(stderr).toContain("agentgateway: of 3 tools 1 allowed, 2 refused.");
    expect(stderr).toContain("refused mail/send_mail: The cut takes it out.");
    expect(stderr).toContain("refused mail/delete_mail: It deletes or overwrites.");
    expect(stderr).toContain("! It does not ask a person.");
    expect(stderr).toMatch(/Format documented at https:\S+, read on \d{4}-/);
  });

  test("lets through what the client asks about when told so, and cuts nothing when told so", async () => {
    const { stdout } = await fix("--gateway litellm --cut none --unasked allow");
    expect(parse(stdout)).toEqual({
      mcp_servers: { mail: { allowed_tools: ["delete_mail", "read_mail", "send_mail"] } },
    });
  });

  test("asks where the gateway can, and takes a report", async () => {
    const report = (await runWith("scan --tools-list mail=tools.json --format json --fail-on none", { files })).stdout;
    const { stdout } = await runWith("fix --report now.json --gateway claude-code-managed --cut none", {
      files: { "now.json": report },
    });
    expect(JSON.parse(stdout).permissions).toEqual({
      allow: ["mcp__mail__read_mail", "mcp__mail__send_mail"],
      ask: ["mcp__mail__delete_mail"],
      deny: [],
    });
  });

  test("refuses what a policy file does not let through", async () => {
    const { stdout, stderr } = await fix("--gateway list --cut none --policies rules.json");
    expect(JSON.parse(stdout).tools.map((one: { decision: string }) => one.decision)).toEqual(["deny", "deny", "deny"]);
    expect(stderr).toContain("Server mail has no approval.");
    const report = (
      await runWith("scan --tools-list mail=tools.json --policies rules.json --format json --fail-on none", { files })
    ).stdout;
    expect(
      (await runWith("fix --report now.json --gateway list --cut none", { files: { "now.json": report } })).stdout,
    ).toBe(stdout);
  });

  test("writes several files into a folder, not into one", async () => {
    const { written } = await fix("--gateway mcpproxy --cut none -o out/");
    expect(Object.keys(written).sort()).toEqual(["out/mcp_config.json", "out/token.sh"]);
    expect((await fix("--gateway mcpproxy --cut none -o out.json")).code).toBe(2);
    expect((await fix("--gateway nginx")).code).toBe(2);
    expect((await fix("--gateway litellm --client cursor")).code).toBe(2);
  });

  test("says by its exit code that an allowed tool has a name that cannot be written", async () => {
    const odd = JSON.stringify({
      tools: [tool("read\nmail", "Reads a mail from your inbox.", { readOnlyHint: true })],
    });
    const { code, stderr } = await runWith("fix --tools-list mail=odd.json --gateway docker --cut none", {
      files: { "odd.json": odd },
    });
    expect([code, stderr]).toEqual([5, expect.stringContaining("Left out, and so not allowed")]);
  });
});
