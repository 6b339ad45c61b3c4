import { aboutTools } from "../../rules/about-tools";
import type { Right } from "../../rights/define";
import { readScope } from "../../rights/grammars";
import { defineRule, eachTool } from "../define";

/** A scope that permits writing, where a narrower one permits only reading the same. */
function tooWide(scope: string, hosts: readonly string[]): Right | undefined {
  return readScope(scope, hosts)?.find(
    ({ actions, narrower }) => narrower !== undefined && actions.some((action) => action !== "read"),
  );
}

export default defineRule({
  ...aboutTools("read-only-that-asks-to-write"),
  fires: [
    [
      {
        name: "shop",
        tools: [
          {
            name: "list_orders",
            annotations: { readOnlyHint: true },
            securitySchemes: [{ type: "oauth2", scopes: ["orders:write"] }],
          },
        ],
      },
    ],
    [
      {
        name: "mail",
        tools: [
          { name: "list_mails", annotations: { readOnlyHint: true }, _meta: { requiredScopes: ["Mail.ReadWrite"] } },
        ],
      },
    ],
  ],
  silent: [
    [
      {
        name: "shop",
        tools: [
          {
            name: "list_orders",
            annotations: { readOnlyHint: true },
            securitySchemes: [{ type: "oauth2", scopes: ["orders:read"] }],
          },
          {
            name: "find_orders",
            annotations: { readOnlyHint: true },
            securitySchemes: [{ type: "noauth" }, { type: "oauth2", scopes: ["orders:write"] }],
          },
          {
            name: "create_order",
            annotations: { readOnlyHint: false },
            securitySchemes: [{ type: "oauth2", scopes: ["orders:write"] }],
          },
        ],
      },
    ],
  ],
  check: eachTool(({ hints, right }, { held }) => {
    const asked = right?.needs.asked;
    if (!asked || !hints.readOnlyHint.declared || !hints.readOnlyHint.value) return undefined;
    const wide = asked.alternatives.map((scopes) => {
      for (const scope of scopes) {
        const found = tooWide(scope, held?.hosts ?? []);
        if (found) return found;
      }
      return undefined;
    });
    const [first] = wide;
    return first && wide.every((one) => one !== undefined)
      ? {
          message: `It declares that it only reads, and asks for “${first.scope}”, which lets write; “${first.narrower}” would do.`,
          field: asked.field,
          quote: first.scope,
        }
      : undefined;
  }),
});
