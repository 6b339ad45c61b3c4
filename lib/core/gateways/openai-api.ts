import { defineGateway, toolsWith } from "./define";

export default defineGateway({
  id: "openai-api",
  label: "OpenAI API (Responses)",
  source: "https://developers.openai.com/api/reference/resources/responses/methods/create",
  date: "2026-11-20",
  asks: true,
  cannot: [
    "The address and the credential of each server are added by whoever makes the request.",
    "It reaches remote servers only.",
  ],
  write({ servers }) {
    const tools = servers.flatMap((server) => {
      const [never, always] = [toolsWith(server, "allow"), toolsWith(server, "ask")];
      if (never.length + always.length === 0) return [];
      const filter = (names: string[]) => (names.length > 0 ? { tool_names: names } : undefined);
      return [
        {
          type: "mcp",
          server_label: server.name,
          allowed_tools: [...never, ...always].sort(),
          require_approval: { always: filter(always), never: filter(never) },
        },
      ];
    });
    return {
      files: [
        {
          name: "openai-tools.json",
          place: "tools of the request, with server_url added to each",
          text: `${JSON.stringify({ tools }, null, 2)}\n`,
        },
      ],
      notes: [],
    };
  },
});
