import { taken, type PlannedServer, type ManualStep } from "../define";

/** A server with its own flags for what it offers: how it is recognised, and what to add for the tools that stay. */
type OwnSwitch = {
  known: RegExp;
  source: string;
  say(server: PlannedServer, kept: readonly string[]): ManualStep;
  /** Drops every tool that writes, including later ones. */ readOnly?: string;
};

/** Only what the servers' own documentation describes. */
const SWITCHES: readonly OwnSwitch[] = [
  {
    known: /api\.githubcopilot\.com\/mcp/i,
    source: "github.com/github/github-mcp-server, docs/server-configuration.md",
    say: (server, kept) => ({
      text: `“${server.name}” can be told by itself. Add this header to its entry; X-MCP-Readonly: true drops every tool that writes:`,
      code: `X-MCP-Tools: ${kept.join(",")}`,
    }),
    readOnly: "X-MCP-Readonly: true",
  },
  {
    known: /github-mcp-server/i,
    source: "github.com/github/github-mcp-server, docs/server-configuration.md",
    say: (server, kept) => ({
      text: `“${server.name}” can be told by itself. Add to its arguments; --read-only drops every tool that writes, --lockdown-mode the texts of strangers in public repositories:`,
      code: `--tools=${kept.join(",")}`,
    }),
    readOnly: "--read-only",
  },
  {
    known: /mongodb-mcp-server/i,
    source: "github.com/mongodb-js/mongodb-mcp-server, README",
    say: (server) => ({
      text: `“${server.name}” can be told by itself. Add to its arguments; --readOnly drops every tool that writes:`,
      code: `--disabledTools ${taken(server).join(" ")}`,
    }),
    readOnly: "--readOnly",
  },
  {
    known: /mcp-atlassian/i,
    source: "github.com/sooperset/mcp-atlassian, README",
    say: (server, kept) => ({
      text: `“${server.name}” can be told by itself. Add to its environment; READ_ONLY_MODE=true drops every tool that writes:`,
      code: `ENABLED_TOOLS=${kept.join(",")}`,
    }),
    readOnly: "READ_ONLY_MODE=true",
  },
  {
    known: /mcp-server-supabase|mcp\.supabase\.com/i,
    source: "github.com/supabase-community/supabase-mcp, README",
    say: (server) => ({
      text: `“${server.name}” has a read-only mode and groups of features. Add to its arguments (or read_only=true to its address), and list it again to see what is left:`,
      code: "--read-only",
    }),
  },
  {
    known: /kubernetes-mcp-server/i,
    source: "github.com/containers/kubernetes-mcp-server, README",
    say: (server) => ({
      text: `“${server.name}” has a read-only mode. Add to its arguments, and list it again to see what is left:`,
      code: "--read-only",
    }),
  },
  {
    known: /@salesforce\/mcp\b/i,
    source: "github.com/salesforcecli/mcp, README",
    say: (server, kept) => ({
      text: `“${server.name}” can be told by itself. Put these into its arguments in place of --toolsets; its core tools stay in any case:`,
      code: `--tools ${kept.join(",")}`,
    }),
  },
  {
    known: /monday-api-mcp/i,
    source: "github.com/mondaycom/mcp, README",
    say: (server) => ({
      text: `“${server.name}” has a read-only mode and no switch for single tools. Add to its arguments, and list it again to see what is left:`,
      code: "--read-only",
    }),
  },
  {
    known: /@azure-devops\/mcp\b/i,
    source: "github.com/microsoft/azure-devops-mcp, README",
    say: (server) => ({
      text: `“${server.name}” loads its tools by domains. Add those that you need to its arguments (core, work, work-items, search, test-plans, repositories, wiki, pipelines, advanced-security), and list it again to see what is left:`,
      code: "-d core",
    }),
  },
];

/** What can be changed at the servers themselves, for those with tools that the model must not have. `reads` returns whether a tool only reads. */
export function ownSwitches(
  servers: readonly PlannedServer[],
  reads: (tool: string) => boolean = () => false,
): ManualStep[] {
  return servers.flatMap((server) => {
    const out = new Set(taken(server));
    if (server.off || out.size === 0) return [];
    const own = SWITCHES.find(({ known }) => known.test(server.reach));
    if (!own) return [];
    const kept = server.tools.filter((tool) => !out.has(tool));
    const onlyReads = own.readOnly !== undefined && kept.every(reads);
    return [
      own.say(server, kept),
      ...(onlyReads
        ? [
            {
              text: `All that stays of “${server.name}” reads. This keeps writing away from the model also when tools are added later:`,
              code: own.readOnly,
            },
          ]
        : []),
    ];
  });
}
