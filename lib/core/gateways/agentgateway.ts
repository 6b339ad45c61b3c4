import { stringify } from "yaml";
import { defineGateway, isText, leftOut, toolsWith } from "./define";

/** A text as CEL writes it: everything but plain letters, digits and marks as a code point. */
function cel(text: string): string {
  const escaped = Array.from(text, (one) => {
    if (/^[\w .:/@-]$/.test(one)) return one;
    const code = one.codePointAt(0)!.toString(16);
    return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
  });
  return `"${escaped.join("")}"`;
}

export default defineGateway({
  id: "agentgateway",
  label: "agentgateway",
  source: "https://github.com/agentgateway/agentgateway/tree/main/examples/authorization",
  date: "2026-11-20",
  asks: false,
  cannot: [
    "It does not ask a person.",
    "Rules see the target and the name of a tool, not its arguments.",
    "What no rule allows is refused, prompts and resources as well.",
  ],
  write({ servers }) {
    const odd = servers.flatMap((server) => [
      ...(isText(server.name) ? [] : [server.name]),
      ...toolsWith(server, "allow").filter((name) => !isText(name)),
    ]);
    const rules = servers.flatMap((server) => {
      const names = isText(server.name) ? toolsWith(server, "allow").filter(isText) : [];
      return names.length === 0
        ? []
        : [`mcp.tool.target == ${cel(server.name)} && mcp.tool.name in [${names.map(cel).join(", ")}]`];
    });
    // Without any rule everything would be allowed.
    const text = stringify({ mcpAuthorization: { rules: rules.length > 0 ? rules : ["false"] } }, { lineWidth: 0 });
    return {
      files: [
        {
          name: "agentgateway.yaml",
          place: "policies of the route in agentgateway's configuration; targets are named as the servers here",
          text,
        },
      ],
      notes: leftOut(odd, "CEL cannot write the name"),
    };
  },
});
