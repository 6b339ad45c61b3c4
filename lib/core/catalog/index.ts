import airtable from "./airtable";
import asana from "./asana";
import atlassianCommunity from "./atlassian-community";
import atlassianRovo from "./atlassian-rovo";
import awsApi from "./aws-api";
import azureDevops from "./azure-devops";
import braveSearch from "./brave-search";
import braveSearchReference from "./brave-search-reference";
import browserbase from "./browserbase";
import chromeDevtools from "./chrome-devtools";
import circleci from "./circleci";
import cloudflare from "./cloudflare";
import context7 from "./context7";
import elasticsearch from "./elasticsearch";
import exa from "./exa";
import excel from "./excel";
import fetch from "./fetch";
import figma from "./figma";
import figmaDeveloper from "./figma-developer";
import filesystem from "./filesystem";
import firecrawl from "./firecrawl";
import git from "./git";
import gitCyanheads from "./git-cyanheads";
import github from "./github";
import githubReference from "./github-reference";
import gmail from "./gmail";
import googleDriveReference from "./google-drive-reference";
import googleWorkspace from "./google-workspace";
import hubspot from "./hubspot";
import linear from "./linear";
import memory from "./memory";
import monday from "./monday";
import mongodb from "./mongodb";
import neon from "./neon";
import notion from "./notion";
import obsidian from "./obsidian";
import playwright from "./playwright";
import postgresPro from "./postgres-pro";
import postgresReference from "./postgres-reference";
import puppeteerReference from "./puppeteer-reference";
import redisReference from "./redis-reference";
import salesforce from "./salesforce";
import sentry from "./sentry";
import slack from "./slack";
import slackReference from "./slack-reference";
import stripe from "./stripe";
import supabase from "./supabase";
import tavily from "./tavily";
import todoist from "./todoist";
import twilio from "./twilio";
import type { KnownServer, KnownTool } from "./define";

/**
 * Servers of which the public documentation tells what each tool does, those in use before those that are archived. Never
 * needed: the figures are told with and without.
 */
export const CATALOG: readonly KnownServer[] = [
  airtable,
  asana,
  atlassianCommunity,
  atlassianRovo,
  awsApi,
  azureDevops,
  braveSearch,
  browserbase,
  chromeDevtools,
  circleci,
  cloudflare,
  context7,
  elasticsearch,
  exa,
  excel,
  fetch,
  figma,
  figmaDeveloper,
  filesystem,
  firecrawl,
  git,
  gitCyanheads,
  github,
  gmail,
  googleWorkspace,
  hubspot,
  linear,
  memory,
  monday,
  mongodb,
  neon,
  notion,
  obsidian,
  playwright,
  postgresPro,
  salesforce,
  sentry,
  slack,
  stripe,
  supabase,
  tavily,
  todoist,
  twilio,
  braveSearchReference,
  githubReference,
  googleDriveReference,
  postgresReference,
  puppeteerReference,
  redisReference,
  slackReference,
];

const BY_IDENTITY = new Map(
  CATALOG.flatMap((server) => server.identities.map((identity) => [identity, server] as const)),
);
const BY_NAME = new Map<string, KnownServer[]>();
for (const server of CATALOG)
  for (const name of server.names) BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), server]);
const NOISE = new Set(["", "mcp", "server", "servers", "reference", "modelcontextprotocol"]);
const LONGEST_NAME = 100;

/** A known tool, and what told that the server is the known one: how it is reached, or no more than its name. */
export type Found = { server: KnownServer; tool: KnownTool; by: "identity" | "name" };

/**
 * What is known of a tool of exactly this name. A server that is reached as a known one is that one, whatever it is called.
 * Any other may be it by its name, which anybody can take: so facts only ever raise a verdict, and a stranger that takes a
 * name gains nothing by it.
 */
export function findKnown(
  { name, identity }: { name: string; identity?: string },
  toolName: string,
): Found | undefined {
  const reached = identity === undefined ? undefined : BY_IDENTITY.get(identity);
  if (reached) return known(reached, toolName, "identity");
  if (name.length > LONGEST_NAME) return undefined;
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => !NOISE.has(word))
    .join(" ");
  for (const server of BY_NAME.get(words) ?? []) {
    const found = known(server, toolName, "name");
    if (found) return found;
  }
  return undefined;
}

function known(server: KnownServer, toolName: string, by: Found["by"]): Found | undefined {
  return Object.hasOwn(server.tools, toolName) ? { server, tool: server.tools[toolName]!, by } : undefined;
}
