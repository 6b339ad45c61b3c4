import type { Finding } from "../../../model/finding";
import { findRule } from "../../../rules/rules";
import { sayFindingSeverity } from "../../../rules/finding-severity";
import { byText } from "../../../text/order";
import { ABOUT_TOOLS_LIMIT, ABOUT_TOOLS_WORDS, count } from "../../../text/say-verdict";
import { muted, names, paragraph, strong, type ReportRow } from "../blocks";
import { defineSection } from "../define";

const ORDER: readonly Finding["level"][] = ["error", "warning", "note"];
const MOST_SERVERS = 5;

/** What rules find in hints, texts and names, one row per rule; the appendix lists them one by one. */
export default defineSection({
  id: "claims",
  title: "What servers claim about their tools",
  write({ about }) {
    if (about.length === 0) return [];
    const rules = [...new Set(about.map(({ rule }) => rule))];
    const rows = rules
      .map((rule) => about.filter((finding) => finding.rule === rule))
      .sort(([a], [b]) => ORDER.indexOf(a!.level) - ORDER.indexOf(b!.level) || byText(a!.rule, b!.rule));
    return [
      paragraph(ABOUT_TOOLS_LIMIT, "muted"),
      {
        kind: "table",
        label: "What rules find in hints, texts and names",
        head: ["Kind", "Severity", "What", "Found", "Servers"],
        widths: [14, 12, 34, 9, 31],
        numbers: [3],
        rows: rows.map(row),
      },
    ];
  },
});

function row(found: readonly Finding[]): ReportRow {
  const [first] = found;
  const rule = findRule(first!.rule);
  const servers = [...new Set(found.flatMap((finding) => finding.servers))].sort(byText);
  const accepted = found.filter((finding) => finding.accepted).length;
  return {
    cells: [
      ABOUT_TOOLS_WORDS[first!.level],
      sayFindingSeverity(first!),
      [
        strong(rule?.title ?? first!.message),
        muted(` ${first!.rule}${rule?.maps ? ` · ${rule.maps.join(" · ")}` : ""}`),
        ...(accepted > 0 ? [` ${count(accepted, "finding")} accepted.`] : []),
      ],
      String(found.length),
      names(servers, MOST_SERVERS),
    ],
  };
}
