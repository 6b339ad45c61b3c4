import { strToU8, zipSync } from "fflate";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Report } from "@/lib/core/model/report";
import { runWith } from "../support/an-io";

const folder = mkdtempSync(path.join(tmpdir(), "trefoil-configs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tools = JSON.stringify({
  tools: [
    { name: "read_mail", description: "Reads mail." },
    { name: "send_mail", description: "Sends a mail to any address." },
  ],
});
const offIn = (stdout: string) =>
  (JSON.parse(stdout) as Report).tools.filter((tool) => tool.off).map((tool) => tool.id);

test("an allow-list of the config keeps every other tool off", async () => {
  const files = {
    "config.toml": '[mcp_servers.mail]\ncommand = "mail-mcp"\nenabled_tools = ["read_mail"]\n',
    "list.json": tools,
  };
  expect(
    offIn((await runWith("scan config.toml --tools-list mail=list.json --format json", { files })).stdout),
  ).toEqual(["mail/send_mail"]);
});

test("deny rules of Claude Code are taken from a settings.json beside the config", async () => {
  const files = {
    ".mcp.json": '{ "mcpServers": { "mail": { "command": "mail-mcp" } } }',
    "settings.json": '{ "permissions": { "deny": ["mcp__mail__send_*"] } }',
    "list.json": tools,
  };
  expect(
    offIn((await runWith("scan .mcp.json settings.json --tools-list mail=list.json --format json", { files })).stdout),
  ).toEqual(["mail/send_mail"]);
});

test("a bundle is judged by the tools that its manifest describes, and nothing in it is started", async () => {
  const bundle = path.join(folder, "mail.mcpb");
  const manifest = {
    manifest_version: "0.3",
    name: "mail",
    server: { type: "node", entry_point: "a.js", mcp_config: { command: "node", args: ["${__dirname}/a.js"] } },
    ...JSON.parse(tools),
  };
  writeFileSync(bundle, zipSync({ "manifest.json": strToU8(JSON.stringify(manifest)) }));
  const { stdout, stderr } = await runWith(["scan", bundle, "--format", "json"]);
  const report = JSON.parse(stdout) as Report;
  expect(report.servers).toMatchObject([{ name: "mail", state: "partial", tools: 2 }]);
  expect(stderr).toContain("not started; judged by the tools that its file declares");
});

test("what is no bundle is said (code 2)", async () => {
  const file = path.join(folder, "fake.mcpb");
  writeFileSync(file, "hello");
  expect(await runWith(["scan", file])).toMatchObject({ code: 2, stderr: expect.stringContaining("ZIP file") });
});
