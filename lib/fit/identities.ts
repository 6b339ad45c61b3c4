/** Where a labelled definition was taken from. */
export type DefinitionSource = { package?: string; version?: string; file?: string; repository?: string };

const REFERENCE = "npm:@modelcontextprotocol/server-";

/** Servers of repositories of which it is certain how they are reached, by repository and name. */
const CERTAIN: Record<string, (name: string) => readonly string[]> = {
  "awslabs/mcp": (name) => (name.startsWith("awslabs.") ? [`pypi:${name}`] : []),
  "github/github-mcp-server": () => ["oci:ghcr.io/github/github-mcp-server", "https://api.githubcopilot.com"],
  "sooperset/mcp-atlassian": () => ["pypi:mcp-atlassian", "oci:ghcr.io/sooperset/mcp-atlassian"],
  "PagerDuty/pagerduty-mcp-server": () => ["pypi:pagerduty-mcp"],
  "dbt-labs/dbt-mcp": () => ["pypi:dbt-mcp"],
  "getsentry/sentry-mcp": () => ["npm:@sentry/mcp-server", "https://mcp.sentry.dev"],
  "microsoft/mcp": (name) => (name === "Azure.Mcp.Server" ? ["npm:@azure/mcp"] : []),
  "modelcontextprotocol/servers": (name) => [`${REFERENCE}${name.replace("modelcontextprotocol-", "")}`],
  "jakemannix/mcp-proxy": (name) => (/^server-(puppeteer|github)$/.test(name) ? [`${REFERENCE}${name.slice(7)}`] : []),
  "smart-mcp-proxy/mcpproxy-go": (name) => referenceOf(name.replace("reference-", "")),
  "docker/mcp-registry": (name) => REMOTE[name] ?? [],
  // The registry's own key is the name of the package; one with a scope can only be of npm.
  "toolsdk-ai/toolsdk-mcp-registry": (name) => (/^@[a-z0-9._-]+\/[a-z0-9._-]+$/.test(name) ? [`npm:${name}`] : []),
};

const REMOTE: Record<string, readonly string[]> = {
  "microsoft-learn": ["https://learn.microsoft.com"],
  "stripe-remote": ["https://mcp.stripe.com"],
  "notion-remote": ["https://mcp.notion.com"],
  "sentry-remote": ["https://mcp.sentry.dev"],
  "webflow-remote": ["https://mcp.webflow.com"],
};

function referenceOf(name: string): readonly string[] {
  if (/^(git|fetch|time|sqlite)$/.test(name)) return [`pypi:mcp-server-${name}`];
  return /^(memory|filesystem|sequential-thinking)$/.test(name) ? [`${REFERENCE}${name}`] : [];
}

/** How a labelled server is reached, where that is certain; empty otherwise. */
export function identitiesOf(source: DefinitionSource, name: string): readonly string[] {
  if (source.package !== undefined) return [`npm:${source.package.toLowerCase()}`];
  return source.repository === undefined ? [] : (CERTAIN[source.repository]?.(name) ?? []);
}
