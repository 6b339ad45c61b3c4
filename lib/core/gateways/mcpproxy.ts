import { defineGateway, leftOut, type DecidedTool } from "./define";

/** The most entries of `annotation_overrides`, the one for all others among them. */
const MOST = 100;

const HINTS = {
  read: { readOnlyHint: true, destructiveHint: false },
  write: { readOnlyHint: false, destructiveHint: false },
  destructive: { readOnlyHint: false, destructiveHint: true },
};

/** What is refused is called with call_tool_destructive, which the token has no permission for. */
const tierOf = ({ decision, does }: DecidedTool) =>
  decision === "allow" && does !== "destructive" ? does : "destructive";

export default defineGateway({
  id: "mcpproxy",
  label: "MCPProxy",
  source: "https://docs.mcpproxy.app/configuration/upstream-servers",
  date: "2026-11-20",
  asks: false,
  cannot: [
    "It knows three permissions, read, write and destructive, and no list of tools: what is refused counts as destructive here, by an override of its hints, and the token has no permission for that.",
    "A destructive tool cannot be allowed while another is refused.",
    "It does not ask a person.",
  ],
  write({ name, servers }) {
    const isAll = (tool: DecidedTool) => tool.name !== "*";
    const written = servers.map((server) => ({
      server,
      open: server.tools.filter((tool) => isAll(tool) && tierOf(tool) !== "destructive"),
    }));
    const mcpServers = written.map(({ server, open }) => ({
      name: server.name,
      annotation_overrides: Object.fromEntries([
        ["*", HINTS.destructive],
        ...open.slice(0, MOST - 1).map((tool) => [tool.name, HINTS[tierOf(tool)]] as const),
      ]),
    }));
    const beyond = written.flatMap(({ open }) => open.slice(MOST - 1).map((tool) => tool.name));
    const destructive = servers.flatMap((server) =>
      server.tools
        .filter((tool) => tool.decision === "allow" && tierOf(tool) === "destructive")
        .map((tool) => tool.name),
    );
    const scoped = written
      .filter(({ server, open }) => open.length > 0 && /^[\w.-]+$/.test(server.name))
      .map(({ server }) => server.name);
    const unscoped = written
      .filter(({ server, open }) => open.length > 0 && !scoped.includes(server.name))
      .map(({ server }) => server.name);
    const command = `mcpproxy token create --name ${
      name
        .replaceAll(/[^\w.]+/g, "-")
        .slice(0, 60)
        .replaceAll(/^-|-$/g, "") || "session"
    } --servers ${scoped.join(",")} --permissions read,write\n`;
    return {
      files: [
        {
          name: "mcp_config.json",
          place: "MCPProxy's configuration, into the entry of each server",
          text: `${JSON.stringify({ require_mcp_auth: true, mcpServers }, null, 2)}\n`,
        },
        ...(scoped.length > 0 ? [{ name: "token.sh", place: "a shell: the token for this agent", text: command }] : []),
      ],
      notes: [
        ...leftOut(beyond, `a server has at most ${MOST} overrides`),
        ...leftOut(destructive, "a token with the permission for destructive tools has it for the refused ones, too"),
        ...leftOut(unscoped, "the list of servers of a token has no way to write the name"),
        ...leftOut(
          servers.flatMap((server) => server.tools.filter((tool) => !isAll(tool)).map((tool) => tool.name)),
          "it stands for all tools",
        ),
      ],
    };
  },
});
