import { stringify } from "yaml";
import { defineGateway, isText, labelsFor, leftOut, toolsWith } from "./define";

/** The most entries of a list of tools (`MCPToolFilter`). */
const MOST = 32;

/** A name as RE2 reads it literally. */
const quoted = (name: string): string =>
  Array.from(name, (one) =>
    /^\w$/.test(one) ? one : /^[ -~]$/.test(one) ? `\\${one}` : `\\x{${one.codePointAt(0)!.toString(16)}}`,
  ).join("");

function selector(names: readonly string[]): { include: string[] } | { includeRegex: string[] } {
  if (names.length <= MOST) return { include: [...names] };
  const size = Math.ceil(names.length / MOST);
  return {
    includeRegex: Array.from(
      { length: Math.ceil(names.length / size) },
      (_, at) =>
        `^(?:${names
          .slice(at * size, (at + 1) * size)
          .map(quoted)
          .join("|")})$`,
    ),
  };
}

export default defineGateway({
  id: "envoy-ai-gateway",
  label: "Envoy AI Gateway",
  source: "https://github.com/envoyproxy/ai-gateway/blob/main/api/v1alpha1/mcp_route.go",
  date: "2026-11-20",
  asks: false,
  cannot: [
    "It does not ask a person.",
    "The selector is for tools: prompts and resources of a server pass.",
    "Names of backends are lower-case letters, digits and hyphens; the ones here are made from the names of the servers.",
  ],
  write({ name, servers }) {
    const labels = labelsFor(servers.map((server) => server.name));
    const odd = servers.flatMap((server) => toolsWith(server, "allow").filter((one) => !isText(one)));
    const backendRefs = servers.flatMap((server) => {
      const names = toolsWith(server, "allow").filter(isText);
      return names.length === 0
        ? []
        : [
            {
              name: labels.get(server.name)!,
              kind: "Backend",
              group: "gateway.envoyproxy.io",
              path: "/mcp",
              toolSelector: selector(names),
            },
          ];
    });
    const notes = leftOut(odd, "YAML cannot write the name");
    if (backendRefs.length === 0)
      return {
        files: [],
        notes: [...notes, "Nothing is allowed, and a route without a backend cannot be written: delete the route."],
      };
    const route = {
      apiVersion: "aigateway.envoyproxy.io/v1alpha1",
      kind: "MCPRoute",
      metadata: { name: labelsFor([name]).get(name)! },
      spec: { parentRefs: [{ name: "GATEWAY", kind: "Gateway", group: "gateway.networking.k8s.io" }], backendRefs },
    };
    return {
      files: [
        {
          name: "mcp-route.yaml",
          place: "kubectl apply -f, with the name of your gateway for GATEWAY, and a Backend of each name",
          text: stringify(route, { lineWidth: 0 }),
        },
      ],
      notes,
    };
  },
});
