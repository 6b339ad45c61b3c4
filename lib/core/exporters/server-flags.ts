import { taken, type PlannedServer, type Step } from "./define";

/** A server that can be told by itself what to offer: how it is known, and what to add for the tools that stay. */
type OwnSwitch = { known: RegExp; source: string; say(server: PlannedServer, kept: readonly string[]): Step };

/** Only what the servers' own documentation describes. */
const SWITCHES: readonly OwnSwitch[] = [
  {
    known: /api\.githubcopilot\.com\/mcp/i,
    source: "github.com/github/github-mcp-server, docs/server-configuration.md",
    say: (server, kept) => ({ text: `“${server.name}” can be told by itself. Add this header to its entry; X-MCP-Readonly: true drops every tool that writes:`, code: `X-MCP-Tools: ${kept.join(",")}` }),
  },
  {
    known: /github-mcp-server/i,
    source: "github.com/github/github-mcp-server, docs/server-configuration.md",
    say: (server, kept) => ({ text: `“${server.name}” can be told by itself. Add to its arguments; --read-only drops every tool that writes, --lockdown-mode the texts of strangers in public repositories:`, code: `--tools=${kept.join(",")}` }),
  },
  {
    known: /mongodb-mcp-server/i,
    source: "github.com/mongodb-js/mongodb-mcp-server, README",
    say: (server) => ({ text: `“${server.name}” can be told by itself. Add to its arguments; --readOnly drops every tool that writes:`, code: `--disabledTools ${taken(server).join(" ")}` }),
  },
  {
    known: /mcp-atlassian/i,
    source: "github.com/sooperset/mcp-atlassian, README",
    say: (server, kept) => ({ text: `“${server.name}” can be told by itself. Add to its environment; READ_ONLY_MODE=true drops every tool that writes:`, code: `ENABLED_TOOLS=${kept.join(",")}` }),
  },
  {
    known: /mcp-server-supabase|mcp\.supabase\.com/i,
    source: "github.com/supabase-community/supabase-mcp, README",
    say: (server) => ({ text: `“${server.name}” has a read-only mode and groups of features. Add to its arguments (or read_only=true to its address), and list it again to see what is left:`, code: "--read-only" }),
  },
  {
    known: /kubernetes-mcp-server/i,
    source: "github.com/containers/kubernetes-mcp-server, README",
    say: (server) => ({ text: `“${server.name}” has a read-only mode. Add to its arguments, and list it again to see what is left:`, code: "--read-only" }),
  },
];

/** What can be changed at the servers themselves, for those with tools that the model is not to have. */
export function ownSwitches(servers: readonly PlannedServer[]): Step[] {
  return servers.flatMap((server) => {
    const out = new Set(taken(server));
    if (server.off || out.size === 0) return [];
    const own = SWITCHES.find(({ known }) => known.test(server.reach));
    return own ? [own.say(server, server.tools.filter((tool) => !out.has(tool)))] : [];
  });
}
