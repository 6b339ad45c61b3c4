import { POLICY_WORDS, sayPolicy } from "../../../text/say-policy";
import { count } from "../../../text/say-verdict";
import { muted, names, strong } from "../blocks";
import { defineSection } from "../define";

const NAMED_TOOLS = 4;

/** What other rules say about the same tools, with the reason of each and the smallest change that satisfies it. */
export default defineSection({
  id: "policies",
  title: "Further policies",
  write: ({ report: { policies = [] } }) =>
    policies.length === 0
      ? []
      : [
          {
            kind: "table",
            label: "Further policies and what keeps each of them",
            head: ["Policy", "Verdict", "Because", "Smallest change"],
            widths: [34, 14, 22, 30],
            rows: policies.map((one) => {
              const [cut, ...ties] = one.cuts;
              const { icon, word } = POLICY_WORDS[one.level];
              return {
                cells: [
                  [strong(`${one.policy.label}${one.own ? ", own" : ""}`), muted(` ${one.policy.why}`)],
                  `${icon} ${word}`,
                  sayPolicy(one),
                  cut
                    ? [
                        "Switch off ",
                        ...(cut.remove.length <= NAMED_TOOLS ? names(cut.remove) : [count(cut.remove.length, "tool")]),
                        muted(
                          `, which leaves no ${cut.without.replace(/^a /, "")}${ties.length > 0 ? `; ${count(ties.length, "other way")} as cheap` : ""}`,
                        ),
                      ]
                    : "–",
                ],
              };
            }),
          },
        ],
});
