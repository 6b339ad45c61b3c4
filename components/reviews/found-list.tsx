"use client";
import { LegPips } from "@/components/legs/leg-pips";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { perLeg } from "@/lib/core/model/leg";
import type { Finding } from "@/lib/core/model/finding";
import type { Commented } from "./commented";
import { isAboutTools } from "@/lib/core/rules/rules";
import { ABOUT_TOOLS_LIMIT, ABOUT_TOOLS_WORDS } from "@/lib/core/text/say-verdict";
import { showHidden } from "@/lib/core/text/visible";

const KINDS: Record<Finding["level"], { word: string; tone: "solid" | "dashed" | "plain" }> = {
  error: { word: "Lethal", tone: "solid" },
  warning: { word: "To check", tone: "dashed" },
  note: { word: "Note", tone: "plain" },
};
const AT_FIRST = 12;

/** What was found, with how each attack would run and who lends which leg. */
export function FoundList({ report }: { report: Commented }) {
  const [about, all] = [
    report.findings.filter(({ rule }) => isAboutTools(rule)),
    report.findings.filter(({ rule }) => !isAboutTools(rule)),
  ];
  const first = all.slice(0, AT_FIRST);
  const more = all.slice(AT_FIRST);
  return (
    <Card className="grid gap-4">
      <CardTitle>What was found</CardTitle>
      {report.findings.length === 0 && <p className="text-muted">Nothing was found in what was checked.</p>}
      <ul className="grid gap-4">
        {first.map((finding) => (
          <Found key={finding.fingerprint} finding={finding} report={report} />
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary className="w-fit rounded text-sm text-muted hover:text-ink">{more.length} more</summary>
          <ul className="mt-4 grid gap-4">
            {more.map((finding) => (
              <Found key={finding.fingerprint} finding={finding} report={report} />
            ))}
          </ul>
        </details>
      )}
      {about.length > 0 && (
        <details>
          <summary className="w-fit rounded text-sm text-muted hover:text-ink">
            What servers claim about their tools: {about.length}
          </summary>
          <p className="mt-3 max-w-prose text-sm text-muted">{ABOUT_TOOLS_LIMIT}</p>
          <ul className="mt-4 grid gap-4">
            {about.map((finding) => (
              <Found key={finding.fingerprint} finding={finding} report={report} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Found({ finding, report }: { finding: Finding; report: Commented }) {
  const { tone } = KINDS[finding.level];
  const word = isAboutTools(finding.rule) ? ABOUT_TOOLS_WORDS[finding.level].slice(2) : KINDS[finding.level].word;
  const tools = report.tools.filter((tool) => finding.tools.includes(tool.id));
  return (
    <li className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="wrap-anywhere">
        <Badge tone={tone}>{word}</Badge> <span className="text-sm text-muted">{finding.rule}</span>{" "}
        {showHidden(finding.message)}
      </p>
      {finding.witness && (
        <ol className="list-decimal pl-6 text-sm">
          {finding.witness.steps.map((step) => (
            <li key={step} className="wrap-anywhere">
              {showHidden(step)}
            </li>
          ))}
        </ol>
      )}
      {finding.witness && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {tools.map((tool) => (
            <li key={tool.id} className="flex min-w-0 items-center gap-2">
              <LegPips legs={perLeg((leg) => tool[leg].verdict)} />
              <span className="min-w-0 wrap-anywhere">{showHidden(tool.id)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
