import { aboutTools } from "../../rules/about-tools";
import { claimsOf } from "../../vocabularies/claims";
import { defineRule, eachTool } from "../define";

export default defineRule({
  ...aboutTools("reports-malicious-activity"),
  fires: [
    [{ name: "mail", tools: [{ name: "read_mail", annotations: { maliciousActivityHint: true } }] }],
    [{ name: "mail", tools: [{ name: "read_mail", _meta: { annotations: { maliciousActivityHint: true } } }] }],
  ],
  silent: [
    [
      {
        name: "mail",
        tools: [
          { name: "read_mail", annotations: { maliciousActivityHint: false } },
          { name: "list_mails", annotations: { maliciousActivityHint: "true" } },
        ],
      },
    ],
  ],
  check: eachTool(({ tool }) => {
    const claim = claimsOf(tool).find(({ meaning }) => meaning.malicious);
    return claim && { message: `It claims that ${claim.meaning.words}.`, field: claim.field, quote: claim.text };
  }),
});
