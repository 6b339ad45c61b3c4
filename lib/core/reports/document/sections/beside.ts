import type { Finding } from "../../../model/finding";
import { findRule } from "../../../rules/rules";
import { sayFindingSeverity } from "../../../rules/finding-severity";
import { count } from "../../../text/say-verdict";
import { heading, list, muted, paragraph, strong, type Block, type Words } from "../blocks";
import { defineSection } from "../define";
import { statusOf } from "../finding-words";

/** How many findings of one rule are listed one by one. */
const MOST_OF_A_RULE = 5;

/** What else is found in the session, by the rule that found it. */
export default defineSection({
  id: "beside",
  title: "Further findings",
  write: ({ beside }) =>
    [...new Set(beside.map(({ rule }) => rule))].map((rule) => ofRule(beside.filter((one) => one.rule === rule))),
});

function ofRule(found: readonly Finding[]): Block {
  const [first] = found;
  const rule = findRule(first!.rule);
  const left = found.length - MOST_OF_A_RULE;
  return {
    kind: "together",
    blocks: [
      heading(rule?.title ?? first!.rule, 3),
      paragraph([
        strong(sayFindingSeverity(first!)),
        muted(` · ${first!.rule}${rule?.maps ? ` · ${rule.maps.join(" · ")}` : ""}`),
      ]),
      list([
        ...found.slice(0, MOST_OF_A_RULE).map((finding): Words => [finding.message, muted(` ${told(finding)}`)]),
        ...(left > 0 ? [`${count(left, "more")} in the JSON report`] : []),
      ]),
      ...(rule ? [paragraph([strong("What to do. "), rule.help])] : []),
    ],
  };
}

/** Its status, and what identifies it. */
function told(finding: Finding): string {
  return `${statusOf(finding).join("")} · ${finding.fingerprint.slice(0, 8)}`;
}
