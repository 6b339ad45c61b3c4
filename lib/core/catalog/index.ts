import braveSearchReference from "./brave-search-reference";
import fetch from "./fetch";
import filesystem from "./filesystem";
import git from "./git";
import githubReference from "./github-reference";
import googleDriveReference from "./google-drive-reference";
import memory from "./memory";
import playwright from "./playwright";
import postgresReference from "./postgres-reference";
import puppeteerReference from "./puppeteer-reference";
import slackReference from "./slack-reference";
import type { KnownServer, KnownTool } from "./define";

/** Servers of which the public documentation tells what each tool does. Never needed: the figures are told with and without. */
export const CATALOG: readonly KnownServer[] = [braveSearchReference, fetch, filesystem, git, githubReference, googleDriveReference, memory, playwright, postgresReference, puppeteerReference, slackReference];

const BY_NAME = new Map(CATALOG.flatMap((server) => server.names.map((name) => [name, server] as const)));
const NOISE = new Set(["", "mcp", "server", "servers", "reference", "modelcontextprotocol"]);
const LONGEST_NAME = 100;

/** What is known of a tool by the names of its server and its own, exactly. */
export function findKnown(serverName: string, toolName: string): { server: KnownServer; tool: KnownTool } | undefined {
  if (serverName.length > LONGEST_NAME) return undefined;
  const server = BY_NAME.get(serverName.toLowerCase().split(/[^a-z0-9]+/).filter((word) => !NOISE.has(word)).join(" "));
  return server && Object.hasOwn(server.tools, toolName) ? { server, tool: server.tools[toolName]! } : undefined;
}
