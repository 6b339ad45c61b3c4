import { aboutTools } from "../../rules/about-tools";
import { HINTS } from "../../model/tool";
import { defineRule, eachTool, type RuleExample } from "../define";

const signedIn = (tools: RuleExample["tools"], scope = "orders:read"): RuleExample => ({
  name: "shop",
  listedAs: { how: "sign-in", account: "ada", issuer: "https://login.example", scope },
  tools,
});
const REMOVE = { name: "send_order", description: "Send an order.", annotations: { readOnlyHint: false } };

export default defineRule({
  ...aboutTools("hint-without-right"),
  fires: [
    [signedIn([REMOVE])],
    [
      signedIn([
        { name: "read_ledger", annotations: { readOnlyHint: true }, _meta: { requiredScopes: ["ledger:read"] } },
      ]),
    ],
  ],
  silent: [
    [signedIn([{ ...REMOVE, annotations: {} }])],
    [signedIn([REMOVE], "orders:write")],
    [signedIn([REMOVE], "something-else")],
    [{ name: "shop", tools: [REMOVE] }],
  ],
  check: eachTool(({ hints, right }) => {
    const declared = HINTS.find((hint) => hints[hint].declared);
    if (!declared || right?.state.state !== "refused") return undefined;
    const claims = hints.readOnlyHint.value ? "that it only reads" : "what a call does";
    return {
      message: `It declares ${claims}, and the call will be refused. ${right.state.why}`,
      field: `annotations.${declared}`,
    };
  }),
});
