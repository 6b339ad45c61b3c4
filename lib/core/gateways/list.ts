import { defineGateway } from "./define";

export default defineGateway({
  id: "list",
  label: "Any other: a list as JSON",
  source: "https://modelcontextprotocol.io/specification/2026-07-28/server/tools",
  date: "2026-11-20",
  asks: true,
  cannot: ["No gateway reads it as it is: it is for programs of your own."],
  write({ name, servers }) {
    const tools = servers.flatMap((server) =>
      server.tools.map((tool) => ({
        server: server.name,
        tool: tool.name,
        decision: tool.decision,
        does: tool.does,
        why: tool.why,
      })),
    );
    return {
      files: [
        {
          name: "decisions.json",
          place: "wherever you read it from",
          text: `${JSON.stringify({ session: name, otherwise: "deny", tools }, null, 2)}\n`,
        },
      ],
      notes: [],
    };
  },
});
