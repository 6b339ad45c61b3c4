import { aboutTools } from "../../rules/about-tools";
import { defineRule, type RuleExample } from "../define";
import { sayActions, wideRightsOf } from "../wide-rights";

const signedIn = (tools: RuleExample["tools"], scope = "orders:write orders:read"): RuleExample => ({
  name: "shop",
  listedAs: { how: "sign-in", account: "ada", issuer: "https://login.example", scope },
  tools,
});
const LIST = { name: "list_orders", description: "List the orders.", annotations: { readOnlyHint: true } };
const CREATE = { name: "create_order", description: "Create an order." };

export default defineRule({
  ...aboutTools("right-wider-than-hint"),
  fires: [[signedIn([LIST, CREATE])]],
  silent: [
    [signedIn([{ ...LIST, annotations: {} }, CREATE])],
    [signedIn([LIST, CREATE], "orders:read")],
    [signedIn([LIST])],
  ],
  check: (servers) =>
    servers.flatMap((server) =>
      wideRightsOf(server).flatMap(({ scope, can, readers, writers }) => {
        const claiming = readers.filter(({ hints }) => hints.readOnlyHint.declared && hints.readOnlyHint.value);
        if (writers.length === 0 || claiming.length === 0) return [];
        return [
          {
            server: server.name,
            tools: claiming.map(({ tool }) => tool.name),
            message: `${claiming.length === 1 ? "It declares that it only reads" : `These ${claiming.length} tools declare that they only read`}, and “${scope}” lets the server ${sayActions(can)} the same things; ${writers.length === 1 ? "another tool needs it" : `${writers.length} other tools need it`}.`,
            field: scope,
          },
        ];
      }),
    ),
});
