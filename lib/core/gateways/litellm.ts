import { stringify } from "yaml";
import { defineGateway, isText, leftOut, toolsWith } from "./define";

export default defineGateway({
  id: "litellm",
  label: "LiteLLM",
  source: "https://docs.litellm.ai/docs/mcp_control",
  date: "2026-11-20",
  asks: false,
  cannot: [
    "It does not ask a person.",
    "A server of which nothing is allowed is not written here: take it out of mcp_servers.",
    "The lists hold for everybody; what one key or team may do is set at the key.",
  ],
  write({ servers }) {
    const odd = servers.flatMap((server) => [
      ...(isText(server.name) ? [] : [server.name]),
      ...toolsWith(server, "allow").filter((name) => !isText(name)),
    ]);
    const allowed = servers.flatMap((server): [string, { allowed_tools: string[] }][] => {
      const names = isText(server.name) ? toolsWith(server, "allow").filter(isText) : [];
      return names.length === 0 ? [] : [[server.name, { allowed_tools: names }]];
    });
    const out = servers
      .filter((server) => !allowed.some(([name]) => name === server.name))
      .map((server) => JSON.stringify(server.name));
    const text = stringify({ mcp_servers: new Map(allowed) }, { lineWidth: 0 });
    return {
      files: [{ name: "litellm.yaml", place: "config.yaml of the proxy, beside the address of each server", text }],
      notes: [
        ...leftOut(odd, "YAML cannot write the name"),
        ...(out.length > 0 ? [`Take out of mcp_servers, since nothing of it is allowed: ${out.join(", ")}.`] : []),
      ],
    };
  },
});
