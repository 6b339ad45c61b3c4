import type { Remark } from "../../../model/remark";
import { findRule } from "../../../rules/rules";
import { count } from "../../../text/say-verdict";
import { heading, list, muted, name, names, paragraph, quote, type Words } from "../blocks";
import { defineSection } from "../define";

const MOST_OF_A_RULE = 60;
const NAMED_TOOLS = 6;

/** What rules find in hints, texts and names, one by one with the words that it rests on. */
export default defineSection({
  id: "remarks",
  title: "Appendix: claims one by one",
  appendix: true,
  write({ about, report: { remarks = [] } }) {
    return [...new Set(about.map(({ rule }) => rule))].flatMap((id) => {
      const rule = findRule(id);
      const own = remarks.filter((remark) => remark.rule === id);
      const left = own.length - MOST_OF_A_RULE;
      const said: Words[] =
        own.length > 0
          ? own.slice(0, MOST_OF_A_RULE).map(say)
          : about.filter((finding) => finding.rule === id).map(({ message }) => message);
      return [
        heading(`${id} ${rule?.title ?? ""}`.trim(), 3),
        ...(rule ? [paragraph(`${rule.why} ${rule.help}`, "muted")] : []),
        list([...said, ...(left > 0 ? [`${count(left, "more")} in the JSON report`] : [])]),
      ];
    });
  },
});

function say({ server, tools, message, field, quote: words }: Remark): Words {
  return [
    ...(tools.length > 0 ? names(tools, NAMED_TOOLS) : [name(server)]),
    `: ${message} `,
    ...(words ? [quote(words), " "] : []),
    ...(field ? [muted(field)] : []),
  ];
}
