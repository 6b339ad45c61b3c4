import { expect, test } from "vitest";
import { identityOf } from "@/lib/core/classification/reviewed/identity";
import type { Transport } from "@/lib/core/model/server";

const start = (line: string): Transport => {
  const [command = "", ...args] = line.split(" ");
  return { kind: "stdio", command, args, env: [] };
};
const ask = (url: string): Transport => ({ kind: "http", url, headers: [] });

test.each([
  ["npx -y @notionhq/notion-mcp-server", "npm:@notionhq/notion-mcp-server"],
  ["npx -y @supabase/mcp-server-supabase@latest --read-only", "npm:@supabase/mcp-server-supabase"],
  ["C:\\Tools\\npx.cmd -y airtable-mcp-server@1.2.3", "npm:airtable-mcp-server"],
  ["cmd /c npx -y airtable-mcp-server", "npm:airtable-mcp-server"],
  ["uvx mcp-server-git --repository .", "pypi:mcp-server-git"],
  ["uvx --from redis-mcp-server@latest redis-mcp-server", "pypi:redis-mcp-server"],
  ["docker run -i --rm -e TOKEN ghcr.io/github/github-mcp-server:v1", "oci:ghcr.io/github/github-mcp-server"],
  ["npx -y mcp-remote https://mcp.linear.app/sse", "https://mcp.linear.app"],
])("%s is %s", (line, identity) => expect(identityOf(start(line))).toBe(identity));

test.each([
  ["https://mcp.notion.com/mcp", "https://mcp.notion.com"],
  ["https://user:word@MCP.Sentry.dev:443?x=1", "https://mcp.sentry.dev"],
])("%s is %s", (url, identity) => expect(identityOf(ask(url))).toBe(identity));

test.each([
  "http://mcp.notion.com/mcp",
  "https://mcp.notion.com:8443/mcp",
  "https://mcp.notion.com.evil.example/@mcp.notion.com",
  "${URL}",
])("%s is not the host that it names", (url) => expect(identityOf(ask(url))).not.toBe("https://mcp.notion.com"));

test("what is installed already, or was given as a file, is nothing that can be told", () => {
  expect(identityOf(start("/usr/local/bin/github-mcp-server stdio"))).toBeUndefined();
  expect(identityOf(start("node /home/me/notion-mcp-server/index.js"))).toBeUndefined();
  expect(identityOf({ kind: "given" })).toBeUndefined();
});
