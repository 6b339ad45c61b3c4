import { aboutTools } from "../../rules/about-tools";
import { defineRule, type RuleExample } from "../define";
import { sayActions, wideRightsOf } from "../wide-rights";

const signedIn = (scope: string, tools: RuleExample["tools"]): RuleExample => ({
  name: "shop",
  listedAs: { how: "sign-in", account: "ada", issuer: "https://login.example", scope },
  tools,
});
const LIST = { name: "list_orders", description: "List the orders.", annotations: { readOnlyHint: true } };

export default defineRule({
  ...aboutTools("right-that-no-tool-needs"),
  fires: [
    [signedIn("orders:read orders:write", [LIST])],
    [signedIn("https://www.googleapis.com/auth/drive", [{ name: "search_files", description: "Search files." }])],
  ],
  silent: [
    [signedIn("orders:read", [LIST])],
    [signedIn("orders:write", [LIST, { name: "create_order", description: "Create an order." }])],
    [signedIn("invoices:write", [LIST])],
    [{ name: "shop", tools: [LIST] }],
  ],
  check: (servers) =>
    servers.flatMap((server) =>
      wideRightsOf(server)
        .filter(({ writers }) => writers.length === 0 && !server.partly)
        .map(({ scope, can, narrower, readers }) => ({
          server: server.name,
          tools: readers.map(({ tool }) => tool.name),
          message: `“${scope}” lets the server ${sayActions(can)} what ${readers.length === 1 ? "this tool only reads" : `these ${readers.length} tools only read`}.${narrower ? ` “${narrower}” would do.` : ""}`,
          field: scope,
        })),
    ),
});
